import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { language } from '../../../src/languages/template.ts';
import { walk } from '../../../src/model/traversal.ts';
import { renderTree } from '../../support/render-tree.ts';

async function lines(source: string): Promise<readonly string[]> {
  return renderTree(await language.read(source)).tree.map((line) => line.replace(/^(?<indent> *)\S+ /, '$<indent>'));
}

describe('expressions', () => {
  it.each([
    ['{{ a.b["c"] }}', 'a.b["c"]'],
    ['{{ a and b or not c }}', '((a and b) or (not c))'],
    ['{{ x not in ["A", "B"] }}', '(x not in ["A", "B"])'],
    ['{{ x is not none }}', '(x is not null)'],
    ['{{ 1 + 2 * 3 == 7 }}', '((1 + (2 * 3)) == 7)'],
    ['{{ "a" if x else "b" if y else "c" }}', ['if x', '  "a"', 'else', '  if y', '    "b"', '  else', '    "c"']],
    ['{{ name | upper | replace("A", "B") }}', 'replace(upper(name), "A", "B")'],
    ['{{ eq .X 1 2 }}', '((X == 1) || (X == 2))'],
    ['{{#compare x "===" "A"}}{{/compare}}', 'if (x === "A")'],
    ['{{#toString x}}b{{/toString}}', ['if toString(x)', '  "b"']],
    ["<%= t('it\\'s') %>", 't("it\'s")'],
    ['<% x = { "a" => 1, b: 2 } %>', 'x = {"a": 1, b: 2}'],
    ['{% set x = -5 %}', 'x = -5'],
    ['{{ constructor }}', 'constructor'],
    ['{{ f("unclosed }}', 'f("unclosed ")'],
  ])('reads %s', async (source, expected) => {
    expect(await lines(source)).toEqual([expected].flat());
  });
});

describe('tags', () => {
  it.each([
    ['an end without a beginning', 'a{% endif %}b', ['"a"', '"b"']],
    ['a beginning without an end', '{% if x %}a', ['if x', '  "a"']],
    [
      'an end that closes what is around',
      '{% if x %}{% for y in z %}a{% endif %}b',
      ['if x', '  loop y; z', '    "a"', '"b"'],
    ],
    ['marks without a partner', 'a {{ b {% c <% d', ['"a {{ b {% c <% d"']],
    ['a tag in an attribute', '<a href="/x/{{ id }}">t</a>', ['"/x/"', 'id', '"t"']],
    ['less than in a text', 'a < b and <c', ['"a < b and <c"']],
    ['a script that is a template', '<script type="text/x-template"><b>t</b></script>', ['"text/x-template"', '"t"']],
  ])('reads %s', async (_name, source, expected) => {
    expect(await lines(source)).toEqual(expected);
  });
});

it('keeps every text literal of its tags, however they are put together', async () => {
  const pieces = fc.array(
    fc.constantFrom(
      '{{',
      '}}',
      '{%',
      '%}',
      '<%',
      '%>',
      ' if ',
      ' else ',
      ' endif ',
      ' ( ',
      ' ) ',
      ' [ ',
      ' { ',
      ' } ',
      ' == ',
      ' | ',
      ' ? ',
      ' : ',
      ' x ',
      ' , ',
      '#',
      '/',
      '!',
      ' and ',
      ' not ',
      '\n',
      '<a b=',
      '>',
      '<!--',
      '-->',
    ),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(pieces, pieces, async (before, after) => {
      // A tag that closes something says nothing, so none may swallow the one that is looked for.
      const source = `${before.join('').replaceAll(/[{<]%|\{\{/g, ' ')} {{ ("needle") }} ${after.join('')}`;
      const { root, comments } = await language.read(source);
      let said = comments.map(({ text }) => text).join('\n');
      const rows = source.split('\n');
      walk(root, (node) => {
        if (node.kind === 'string') said += `\n${node.value}`;
        expect(node.range.endColumn).toBeLessThanOrEqual((rows[node.range.endLine - 1]?.length ?? 0) + 1);
      });
      expect(said).toContain('needle');
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['ifs', '{% if x == "a" %}'],
  ['branches', '{% if x %}{% elif y %}'],
  ['brackets', '{{ (((('],
  ['scriptlets', '<% if (a) { if (b) { %>'],
  ['tags of markup', '<a b="'],
])('bounds the depth of %s', async (_name, piece) => {
  const { root } = await language.read(piece.repeat(20_000));
  let deepest = 0;
  walk(root, (_node, ancestors) => {
    deepest = Math.max(deepest, ancestors.length);
  });
  expect(deepest).toBeLessThan(350);
});
