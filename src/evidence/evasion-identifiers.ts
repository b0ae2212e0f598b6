import type { ProductFile, Scene } from '../model/rule.ts';
import { walk } from '../model/traversal.ts';
import { namesOf, UNSEEN } from './evasion-characters.ts';
import type { Evasion } from './evasion.ts';

/** Letters that look like Latin ones, each with the one that it looks like. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  (
    'аa вb еe іi ӏl оo рp сc уy хx ѕs јj һh ԁd ԛq ԝw ɡg АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ' +
    'οo νv ρp υu ιi κk αa ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX օo սu һh հh ոn ցg'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
/** New identifiers with a letter that nobody sees, or that pass for another identifier of the change. */
export function identifierEvasions(scene: Scene): readonly Evasion[] {
  const suspects = scene.product.flatMap((file) =>
    file.names.filter(({ text }) => UNSEEN.test(text) || FOREIGN.test(text)).map((name) => ({ file, name })),
  );
  if (suspects.length === 0) return [];
  const known = new Map<ProductFile, ReadonlySet<string>>();
  const told = new Set<string>();
  return suspects.flatMap(({ file, name }): readonly Evasion[] => {
    const key = `${file.path}\n${name.text}`;
    if (told.has(key)) return [];
    told.add(key);
    const { compared } = file;
    const evasion = (level: Evasion['level'], message: string): readonly Evasion[] => [
      { compared, level, range: name.range, message, matched: key },
    ];
    if (UNSEEN.test(name.text)) {
      // Joiners belong to the spelling of some languages.
      if (
        /[^\p{ASCII}\u200C\u200D]/u.test(name.text.replaceAll(/[\u115F\u1160\u3164\uFFA0]/g, '')) &&
        !hasLatin(name.text)
      )
        return [];
      return evasion(
        'violation',
        `An identifier holds ${namesOf(
          Array.from(name.text)
            .filter((letter) => UNSEEN.test(letter))
            .join(''),
        )}, which a reader cannot see: it is not the name that it seems to be.`,
      );
    }
    const twin = skeletonOf(name.text);
    if (twin === null || twin === name.text) return [];
    let names = known.get(file);
    if (!names) {
      names = namesIn(file);
      known.set(file, names);
    }
    const shown = Array.from(name.text)
      .filter((letter) => FOREIGN.test(letter))
      .join('');
    if (names.has(twin) && twin.length > 1)
      return evasion(
        'violation',
        `An identifier looks like \`${twin}\`, which this file uses too, and is another one: it holds ${namesOf(shown)}.`,
      );
    const isMixed = hasLatin(name.text) && /\p{Script=Cyrillic}/u.test(name.text);
    return isMixed
      ? evasion('probation', `An identifier looks like \`${twin}\` and is another one: it holds ${namesOf(shown)}.`)
      : [];
  });
}

function hasLatin(text: string): boolean {
  return /[A-Za-z]/.test(text);
}

/** The Latin identifier that it looks like; null when some letter looks like none. */
function skeletonOf(text: string): string | null {
  let skeleton = '';
  for (const letter of text) {
    const latin = FOREIGN.test(letter) ? LOOK_ALIKES.get(letter) : letter;
    if (latin === undefined) return null;
    skeleton += latin;
  }
  return skeleton;
}

function namesIn({ tree }: ProductFile): ReadonlySet<string> {
  const names = new Set<string>();
  walk(tree.root, (node) => {
    if (node.kind === 'name') names.add(node.text);
    else if (node.kind === 'member') names.add(node.property);
    else if (node.kind === 'function') {
      names.add(node.name);
      for (const parameter of node.parameters) names.add(parameter.name);
    } else if (node.kind === 'class') names.add(node.name);
    else if (node.kind === 'import') for (const name of node.names) names.add(name);
  });
  return names;
}
