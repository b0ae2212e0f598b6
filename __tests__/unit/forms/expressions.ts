import { languages } from '../../../src/generated/languages.ts';
import type { SyntaxNode } from '../../../src/model/source.ts';

/** What is put around an expression so that a language reads it as one. */
const FRAMES: Readonly<Record<string, (expression: string) => string>> = {
  python: (expression) => `x = ${expression}\n`,
  javascript: (expression) => `x = ${expression};\n`,
  go: (expression) => `package a\n\nvar x = ${expression}\n`,
  ruby: (expression) => `x = ${expression}\n`,
  php: (expression) => `<?php\n$x = ${expression};\n`,
  java: (expression) => `class A {\n  Object x = ${expression};\n}\n`,
  csharp: (expression) => `class A {\n  object x = ${expression};\n}\n`,
  rust: (expression) => `fn f() {\n  let x = ${expression};\n}\n`,
};

/** The syntax node of an expression as a language reads it. */
export async function expression(languageId: string, source: string): Promise<SyntaxNode> {
  const language = languages.find(({ id }) => id === languageId);
  const frame = FRAMES[languageId];
  if (!language || !frame) throw new Error(`no frame for ${languageId}`);
  const { root } = await language.read(frame(source));
  const pending: SyntaxNode[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind === 'assign') return node.value;
    if (node.kind === 'block') pending.push(...node.children);
    if (node.kind === 'class' || node.kind === 'function') pending.push(node.body);
  }
  throw new Error(`no assignment in: ${source}`);
}
