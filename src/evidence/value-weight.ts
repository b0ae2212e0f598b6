import type { ValueKind } from '../model/oracle.ts';
import type { Knowledge } from '../model/rule.ts';
import { numberBits, textBits } from './information.ts';
import { shapeOfText } from './shape-of-text.ts';
import { PAIR } from './weights.ts';

/** What values say before any pairing, remembered for one scan. */
export class ValueWeights {
  readonly #knowledge: Knowledge;
  readonly #bits = new Map<string, number>();

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  /** Bits of surprise, the base's vocabulary considered. */
  bits(kind: ValueKind, text: string): number {
    const key = `${kind}:${text}`;
    let bits = this.#bits.get(key);
    if (bits === undefined) {
      bits =
        kind === 'number'
          ? numberBits(text)
          : Math.max(
              1,
              textBits(text, (word) => this.#knowledge.isVocabulary(word)),
            );
      this.#bits.set(key, bits);
    }
    return bits;
  }

  /** Bits of a value as part of a pair: what the product itself says, says little. */
  pairBits(kind: ValueKind, text: string, isRelated: boolean): number {
    const bits = this.bits(kind, text);
    if (!this.#knowledge.saysProduct(text)) return bits;
    return isRelated
      ? Math.min(PAIR.relatedMost, PAIR.relatedShare * bits)
      : Math.min(PAIR.knownMost, PAIR.knownShare * bits);
  }

  /** Identifier-like words, addresses and short labels, which maps from one vocabulary to another are made of. */
  isWord(kind: ValueKind, text: string): boolean {
    if (kind !== 'string') return false;
    const shape = shapeOfText(text);
    return shape === 'identifier' || shape === 'address' || text.length < 2 || /^\p{L}+(?: \p{L}+){0,2}$/u.test(text);
  }

  /** What can single out a test: neither trivial nor a number that the product holds, like the bytes of a signature. */
  isSpecial(kind: ValueKind, text: string): boolean {
    return !this.isTrivial(kind, text) && !(kind === 'number' && this.#knowledge.saysProduct(text));
  }

  /** Zero, one, the empty text and other values that stand everywhere. */
  isTrivial(kind: ValueKind, text: string): boolean {
    return kind === 'number' ? numberBits(text) < 3 : text.trim().length < 2;
  }
}
