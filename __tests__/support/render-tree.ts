import type { Range } from '../../src/model/range.ts';
import type { SourceTree, SyntaxNode } from '../../src/model/source.ts';
import { childrenOf } from '../../src/model/traversal.ts';

/** A source tree in a form that can be checked by eye; see `fixtures/languages/README.md`. */
export interface RenderedTree {
  readonly hasErrors: boolean;
  readonly tree: readonly string[];
  readonly comments: readonly string[];
  readonly testRegions: readonly string[];
}

export function renderTree(source: SourceTree): RenderedTree {
  return {
    hasErrors: source.hasErrors,
    tree: childrenOf(source.root).flatMap((node) => statement(node, '')),
    comments: source.comments.map((comment) => `${place(comment.range)} ${comment.text}`),
    testRegions: source.testRegions.map((region) => place(region)),
  };
}

function place(range: Range): string {
  return `${String(range.startLine)}:${String(range.startColumn)}-${String(range.endLine)}:${String(range.endColumn)}`;
}

/** A node in the place of a statement: a line with its range, and the statements below it on lines of their own. */
function statement(node: SyntaxNode, indent: string): string[] {
  const head = (text: string): string => `${indent}${place(node.range)} ${text}`;
  const deeper = `${indent}  `;
  const below = (body: SyntaxNode): string[] =>
    body.kind === 'block' ? body.children.flatMap((child) => statement(child, deeper)) : statement(body, deeper);
  switch (node.kind) {
    case 'function':
      return [head(functionHead(node)), ...below(node.body)];
    case 'class':
      return [head(classHead(node)), ...below(node.body)];
    case 'if':
      return [
        head(`if ${inline(node.condition)}`),
        ...below(node.then),
        ...(node.otherwise ? [`${indent}else`, ...below(node.otherwise)] : []),
      ];
    case 'loop':
      return [head(`loop ${node.header.map(inline).join('; ')}`), ...below(node.body)];
    case 'switch':
      return [
        head(`switch ${node.subject ? inline(node.subject) : ''}`),
        ...node.arms.flatMap((arm) => statement(arm, deeper)),
      ];
    case 'arm': {
      const patterns = node.patterns.length > 0 ? `case ${node.patterns.map(inline).join(' | ')}` : 'default';
      return [head(node.guard ? `${patterns} if ${inline(node.guard)}` : patterns), ...below(node.body)];
    }
    case 'block':
      return [head('block'), ...below(node)];
    default:
      return [head(inline(node))];
  }
}

function functionHead(node: SyntaxNode & { kind: 'function' }): string {
  const parameters = node.parameters.map(({ name, defaultValue }) =>
    defaultValue ? `${name}=${inline(defaultValue)}` : name,
  );
  return `${decorators(node.decorators)}function ${node.name}(${parameters.join(', ')})`;
}

function classHead(node: SyntaxNode & { kind: 'class' }): string {
  return `${decorators(node.decorators)}class ${node.name}(${node.bases.map(inline).join(', ')})`;
}

function decorators(nodes: readonly SyntaxNode[]): string {
  return nodes.map((node) => `@${inline(node)} `).join('');
}

function inline(node: SyntaxNode): string {
  switch (node.kind) {
    case 'string':
      return `${node.isDocumentation ? 'doc' : ''}${JSON.stringify(node.value)}`;
    case 'number':
    case 'constant':
      return node.value;
    case 'regex':
      return `/${node.value}/`;
    case 'template':
      return `template(${node.parts.map(inline).join(', ')})`;
    case 'name':
      return node.text;
    case 'member':
      return `${inline(node.object)}.${node.property}`;
    case 'index':
      return `${inline(node.object)}[${inline(node.index)}]`;
    case 'call':
      return `${node.isConstruction ? 'new ' : ''}${inline(node.callee)}(${node.arguments.map(inline).join(', ')})`;
    case 'binary':
      return `(${inline(node.left)} ${node.operator} ${inline(node.right)})`;
    case 'unary':
      return `(${node.operator} ${inline(node.operand)})`;
    case 'list':
      return `[${node.elements.map(inline).join(', ')}]`;
    case 'map':
      return `{${node.entries.map(inline).join(', ')}}`;
    case 'pair':
      return `${inline(node.key)}: ${inline(node.value)}`;
    case 'if':
      return `(if ${inline(node.condition)} then ${inline(node.then)} else ${node.otherwise ? inline(node.otherwise) : '-'})`;
    case 'switch':
      return `(switch ${node.subject ? inline(node.subject) : '-'}: ${node.arms.map(inline).join('; ')})`;
    case 'arm':
      return `case ${node.patterns.map(inline).join(' | ')}${node.guard ? ` if ${inline(node.guard)}` : ''} => ${inline(node.body)}`;
    case 'loop':
      return `(loop ${node.header.map(inline).join('; ')}: ${inline(node.body)})`;
    case 'return':
    case 'throw':
      return node.value ? `${node.kind} ${inline(node.value)}` : node.kind;
    case 'assign':
      return `${inline(node.target)} ${node.operator} ${inline(node.value)}`;
    case 'assert':
      return `assert ${inline(node.condition)}${node.message ? `, ${inline(node.message)}` : ''}`;
    case 'function':
      return `(${functionHead(node)} ${inline(node.body)})`;
    case 'class':
      return `(${classHead(node)} ${inline(node.body)})`;
    case 'import':
      return `import ${node.module} (${node.names.join(', ')})`;
    case 'block':
      return `{ ${node.children.map(inline).join('; ')} }`;
  }
}
