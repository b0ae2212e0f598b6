import { describe, expect, it } from '@jest/globals';
import { findProof, type ProofFile } from '../../../src/proof/discovery.ts';
import { traceBlock, workProof } from './work-proof.ts';

const proof = workProof();
const other = workProof({ inputs_used: ['README.md'] });

function file(content: unknown, parts: Partial<ProofFile> = {}): ProofFile {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return {
    origin: 'commit',
    path: '.anti-cheat/work-proof.json',
    bytes: Buffer.from(text),
    isOlder: false,
    ...parts,
  };
}

const notJson = "the pull request's text: it is no JSON, which has neither comments nor trailing commas";

describe('findProof', () => {
  it.each<[string, string]>([
    ['a block', traceBlock(proof)],
    ['a block of json', traceBlock(proof, 'json anti-cheat-trace')],
    ['a block between other things', `# Title\n\n${traceBlock('{}', 'json')}\n${traceBlock(proof)}\nThanks`],
    ['a block with CRLF', `Hello\r\n\r\n${traceBlock(JSON.stringify(proof, null, 2)).replaceAll('\n', '\r\n')}`],
    ['a block of tildes', traceBlock(proof).replaceAll('```', '~~~')],
    ['a block beside an example in a comment', `<!--\n${traceBlock(other)}-->\n${traceBlock(proof)}`],
    ['a block beside one that is quoted', `${traceBlock(other).replaceAll(/^/gm, '> ')}\n\n${traceBlock(proof)}`],
  ])('finds %s in the text', (_, body) => {
    expect(findProof({ body, files: [] })).toEqual({ kind: 'found', proof, source: { kind: 'body' } });
  });

  it.each<[string, string | null]>([
    ['no text to ask for', null],
    ['an empty text', ''],
    ['a text without blocks', JSON.stringify(proof)],
    ['a block of another kind', traceBlock(proof, 'json')],
    ['a name that only begins so', traceBlock(proof, 'anti-cheat-trace-example')],
    ['another word before it', traceBlock(proof, 'yaml anti-cheat-trace')],
    ['words behind it', traceBlock(proof, 'anti-cheat-trace example')],
    ['a comment around it', `<!--\n${traceBlock(proof)}-->`],
  ])('finds nothing in %s', (_, body) => {
    expect(findProof({ body, files: [] })).toEqual({ kind: 'absent', older: null });
  });

  it('finds a file, and the line of its tools', () => {
    const text =
      '{\n  "derivation_summary": ["\\"tools_used\\": none"],\n  "inputs_used": [],\n  "tools_used": []\n}\n';
    expect(findProof({ body: '', files: [file(text)] })).toMatchObject({
      kind: 'found',
      source: { kind: 'commit', path: '.anti-cheat/work-proof.json', line: 4 },
    });
    expect(findProof({ body: null, files: [file(proof, { origin: 'artifact', path: 'out/trace.json' })] })).toEqual({
      kind: 'found',
      proof,
      source: { kind: 'artifact', path: 'out/trace.json', line: 1 },
    });
  });

  it('takes the text for the source when a file says the same', () => {
    const same = JSON.stringify(proof, null, 4);
    expect(findProof({ body: traceBlock(proof), files: [file(same)] })).toMatchObject({ source: { kind: 'body' } });
  });

  it('leaves out a file that tells of an earlier change', () => {
    const older = file(other, { isOlder: true });
    expect(findProof({ body: traceBlock(proof), files: [older] })).toMatchObject({ kind: 'found', proof });
    expect(findProof({ body: 'text', files: [older] })).toEqual({
      kind: 'absent',
      older: '.anti-cheat/work-proof.json',
    });
    expect(findProof({ body: '', files: [file('broken', { isOlder: true })] })).toMatchObject({ kind: 'absent' });
  });

  it.each<[string, string, readonly ProofFile[], readonly string[]]>([
    [
      'two blocks',
      traceBlock(proof) + traceBlock(proof),
      [],
      ["the pull request's text holds 2 blocks of `anti-cheat-trace`: leave one"],
    ],
    [
      'a file that contradicts the text',
      traceBlock(proof),
      [file(other)],
      ["the pull request's text and .anti-cheat/work-proof.json of the head commit say different things: keep one"],
    ],
    [
      'two files that contradict each other',
      '',
      [file(proof), file(other, { origin: 'artifact', path: 'trace.json' })],
      ['.anti-cheat/work-proof.json of the head commit and the file trace.json say different things: keep one'],
    ],
    ['a broken block', traceBlock('{"a":'), [], [notJson]],
    ['an empty block', traceBlock(''), [], [notJson]],
    [
      'a broken file beside a good text',
      traceBlock(proof),
      [file({ ...proof, tools_used: 1 })],
      ['.anti-cheat/work-proof.json of the head commit: `tools_used` must be a list'],
    ],
    [
      'a link',
      '',
      [file('', { bytes: null })],
      ['.anti-cheat/work-proof.json of the head commit: it cannot be read as a file'],
    ],
    [
      'a path that hides what it is',
      '',
      [file('', { bytes: null, origin: 'artifact', path: 'a\u202eb\n' })],
      ['the file a\uFFFDb\uFFFD: it cannot be read as a file'],
    ],
  ])('calls %s malformed', (_, body, files, reasons) => {
    expect(findProof({ body, files })).toEqual({ kind: 'malformed', reasons });
  });
});
