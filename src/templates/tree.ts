import type { Lines } from '../grammar/lines.ts';
import type { Comment, SourceTree } from '../model/source.ts';
import { scanMarkup } from './markup.ts';
import { BLANK, scanTags, type Span } from './tags.ts';
import { TreeBuilder } from './tree-builder.ts';

/** A template with the scripts in it, which another reader reads. */
export interface TemplateReading {
  readonly tree: Omit<SourceTree, 'language'>;
  /** The text with everything but scripts blanked, tags in scripts made names; null without scripts. */
  readonly scripts: string | null;
}

/**
 * Reads a template of whatever language: texts outside of its tags, one string a line; `if`, `switch`, `loop` and
 * `function` nodes for the tags that open and close something; expressions. What stands in a branch that a literal decides
 * is what the template answers there, and so is returned.
 */
export function readTemplate(text: string, lines: Lines): TemplateReading {
  const { tags, comments, masked } = scanTags(text);
  const markup = scanMarkup(masked);
  const builder = new TreeBuilder(text, lines);
  const events = [
    ...tags.map((tag) => ({
      at: tag.start,
      run: () => {
        builder.tag(tag);
      },
    })),
    ...markup.texts.map((span) => ({
      at: span.start,
      run: () => {
        builder.text(span);
      },
    })),
    ...markup.values.map((span) => ({
      at: span.start,
      run: () => {
        builder.value(span);
      },
    })),
    ...markup.data.map((span) => ({
      at: span.start,
      run: () => {
        builder.data(span);
      },
    })),
  ].sort((a, b) => a.at - b.at);
  for (const { run } of events) run();
  const children = builder.finish();
  const found = [...comments, ...markup.comments].sort((a, b) => a.start - b.start);
  return {
    tree: {
      root: { kind: 'block', range: lines.range(0, text.length), syntax: 'file', children },
      comments: found.map(({ start, end, from, to }): Comment => ({
        range: lines.range(start, end),
        text: text.slice(from, Math.max(from, to)),
      })),
      testRegions: [],
      hasErrors: builder.hasErrors,
    },
    scripts: markup.scripts.length > 0 ? scriptsOf(masked, markup.scripts) : null,
  };
}

function scriptsOf(masked: string, scripts: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of scripts) {
    pieces.push(masked.slice(at, start).replaceAll(/[^\n]/g, ' '), masked.slice(start, end).replaceAll(BLANK, '_'));
    at = end;
  }
  return [...pieces, masked.slice(at).replaceAll(/[^\n]/g, ' ')].join('');
}
