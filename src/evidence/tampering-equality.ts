import type { ClassNode, FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { cited, type Fault } from '../runners/tampering.ts';
import { textAt, textOf, type Code } from './tampering-code.ts';
import { nodesOf } from './tampering-flow.ts';
import { answersOf, isConstantAnswer, otherParameter, type Answer } from './tampering-verdicts.ts';
import { isTestingToolPath } from './tooling.ts';

/**
 * Objects that are equal to whatever they are compared with: an assertion about such an object holds whatever the
 * product computed. Equality that looks at some of the contents, or at the type of an object without contents, is honest.
 */

/** Methods that `==` or an assertion calls, by language. */
const EQUALS =
  /^(?:__eq__|equals|Equals|isEqual|isEqualTo|==|===|eql\?|equal\?|operator\s*==|eq|Equal|equalTo|asymmetricMatch|\[Symbol\.for\(['"]jest\.asymmetricMatch['"]\)\])$/;
const UNEQUAL = /^(?:__ne__|!=|operator\s*!=)$/;

/** Languages in which an object of any type can be handed to the comparison. */
const ANY_TYPE: ReadonlySet<string> = new Set([
  'python', 'javascript', 'typescript', 'tsx', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'scala', 'dart',
]); // prettier-ignore

/** Types whose purpose is to match anything, or to be passed over in comparisons. */
const PURPOSEFUL =
  /any|wild|ignor|always|never|null|none|nil|noop|empty|unit|void|span|location|position|trivia|meta|cache|everything|whatever|sentinel|dummy|opaque|skip|phantom|marker|don.?t_?care|top|star|matcher/i;
const BUILT_IN = /^(?:str|int|float|dict|list|tuple|set|frozenset|bytes|Decimal|String|Number|Array|Object)$/;

export function equalityTricks(code: Code): readonly Fault[] {
  const faults: Fault[] = [];
  walk(code.tree.root, (node, ancestors) => {
    if (faults.length > 40) return;
    const method = methodIn(node);
    if (!method || !code.isTouched(node.range)) return;
    const owner = ancestors.slice(-12).findLast((one) => one.kind === 'class') ?? null;
    // An option of this name (`{ equals: () => true }`) is a setting of whatever takes it.
    if (node.kind === 'pair' && !method.name.includes('asymmetricMatch')) return;
    const fault = judge(code, method, node, owner?.kind === 'class' ? owner : null);
    if (fault) faults.push(fault);
  });
  return faults;
}

interface Method {
  readonly name: string;
  readonly definition: FunctionNode;
}

/** A method, or a lambda that is bound to the name of one. */
function methodIn(node: SyntaxNode): Method | null {
  if (node.kind === 'function') return isComparison(node.name) ? { name: node.name, definition: node } : null;
  const [target, value] =
    node.kind === 'assign' ? [node.target, node.value] : node.kind === 'pair' ? [node.key, node.value] : [];
  if (!target || value?.kind !== 'function' || value.name !== '') return null;
  const name =
    target.kind === 'name'
      ? target.text
      : target.kind === 'member'
        ? target.property
        : target.kind === 'string'
          ? target.value
          : nameOfKey(target);
  return isComparison(name) ? { name, definition: value } : null;
}

/** `[Symbol.for('jest.asymmetricMatch')]: …`. */
function nameOfKey(key: SyntaxNode): string {
  const says = nodesOf(key, 10).some((node) => node.kind === 'string' && node.value === 'jest.asymmetricMatch');
  return says ? 'asymmetricMatch' : '';
}

function isComparison(name: string): boolean {
  return EQUALS.test(name) || UNEQUAL.test(name);
}

function judge(code: Code, method: Method, node: SyntaxNode, owner: ClassNode | null): Fault | null {
  const { definition, name } = method;
  const { language } = code.tree;
  if (name === 'eq' && !(language === 'rust' && owner?.bases.some((base) => dottedName(base).endsWith('PartialEq'))))
    return null;
  if (name === 'Equal' && language !== 'go') return null;
  if (/^(?:isEqual\w*|equalTo|===)$/.test(name) && !owner) return null;
  const parameter = otherParameter(definition);
  const isEq = !UNEQUAL.test(name);
  const wanted: Answer = isEq ? 'true' : 'false';
  const always = isConstantAnswer(definition.body, code, parameter, wanted);
  const foreign = ANY_TYPE.has(language) && onlyAnswers(code, definition, parameter, 'foreign', wanted);
  const own = onlyAnswers(code, definition, parameter, 'own', wanted);
  if (!always && !foreign && !(own && isEq)) return null;
  // Interfaces and abstract methods have no body to speak of.
  if (!nodesOf(definition.body, 200).some(({ kind }) => kind === 'return')) return null;
  const typeName = owner?.name ?? receiverType(code, definition) ?? '';
  const fields = owner ? fieldsOf(code, owner) : typeName === '' ? 'unknown' : fieldsOfNamed(code, typeName);
  const level = levelOf({
    code,
    name,
    typeName,
    owner,
    fields,
    kind: always ? 'always' : foreign ? 'foreign' : 'own',
    isEq,
  });
  if (!level) return null;
  const subject = cited(typeName === '' ? name : `${typeName}.${name}`);
  const what = name.includes('asymmetricMatch')
    ? 'lets an assertion accept it in place of any value'
    : always
      ? isEq
        ? 'says that it equals whatever it is compared with'
        : 'says that it differs from nothing'
      : foreign
        ? isEq
          ? 'says that it equals anything of another type'
          : 'says that it differs from nothing of another type'
        : 'says that all objects of its type are equal without looking at what they hold';
  return {
    range: node.range,
    level,
    message: `${subject} ${what}, so an assertion about it holds whatever the code computed.`,
    matched: `${typeName}\n${textOf(code, node.range)}`,
  };
}

function onlyAnswers(
  code: Code,
  definition: FunctionNode,
  parameter: string,
  other: 'own' | 'foreign',
  wanted: Answer,
): boolean {
  const answers = answersOf(definition.body, { other, parameter, code });
  return answers.size === 1 && answers.has(wanted);
}

interface Case {
  readonly code: Code;
  readonly name: string;
  readonly typeName: string;
  readonly owner: ClassNode | null;
  readonly fields: 'some' | 'none' | 'unknown';
  readonly kind: 'always' | 'foreign' | 'own';
  readonly isEq: boolean;
}

function levelOf({ code, name, typeName, owner, fields, kind, isEq }: Case): Fault['level'] | null {
  const isTool = code.part === 'product' && isTestingToolPath(code.path);
  const isPurposeful = PURPOSEFUL.test(typeName);
  const isMatcher = name.includes('asymmetricMatch');
  const isStatic = !ANY_TYPE.has(code.tree.language);
  if (isMatcher) {
    if (code.part === 'test' || isTool) return null;
    return code.part === 'product' ? 'violation' : isPurposeful ? null : 'probation';
  }
  // A type without contents is equal to its like.
  if (fields === 'none' && (kind === 'own' || isStatic)) return null;
  if (isPurposeful) return kind === 'own' || code.part !== 'product' || isStatic ? null : 'probation';
  if (!isEq || code.part === 'test' || isTool) return 'probation';
  const isBuiltIn = owner?.bases.some((base) => BUILT_IN.test(dottedName(base))) ?? false;
  if (isBuiltIn && kind !== 'own') return 'violation';
  if (code.part === 'hooks') return fields === 'some' ? 'violation' : 'probation';
  if (kind === 'own' || fields === 'unknown') return 'probation';
  return 'violation';
}

/** Whether objects of a class hold anything. */
function fieldsOf(code: Code, owner: ClassNode): 'some' | 'none' | 'unknown' {
  if (code.tree.language === 'rust') return fieldsOfNamed(code, owner.name);
  const head = textAt(code, owner.range).split('{')[0] ?? '';
  if (/\b(?:kotlin|scala)\b/.test(code.tree.language) && /\(\s*[^)\s]/.test(head.slice(head.indexOf(owner.name))))
    return 'some';
  if (/\brecord\s+\w+\s*(?:<[^>]*>\s*)?\(\s*[^)\s]/.test(head)) return 'some';
  if (owner.bases.some((base) => BUILT_IN.test(dottedName(base)))) return 'some';
  return hasFields(owner)
    ? 'some'
    : owner.bases.some((base) => !/^(?:object|Object|Equatable|Comparable|Any)$/.test(dottedName(base)))
      ? 'unknown'
      : 'none';
}

/** Whether a class has parts that are no methods, or its methods set some. */
function hasFields(owner: ClassNode): boolean {
  const members = owner.body.kind === 'block' ? owner.body.children : [owner.body];
  if (members.some((member) => isFieldDeclaration(member))) return true;
  return nodesOf(owner.body, 2000).some(
    (node) =>
      (node.kind === 'assign' &&
        ((node.target.kind === 'member' &&
          node.target.object.kind === 'name' &&
          /^(?:self|this)$/.test(node.target.object.text)) ||
          (node.target.kind === 'name' && node.target.text.startsWith('@')))) ||
      (node.kind === 'function' &&
        /^(?:__init__|constructor|initialize|__construct)$/.test(node.name) &&
        node.parameters.some(({ name }) => !/^self$/.test(name))),
  );
}

function isFieldDeclaration(member: SyntaxNode): boolean {
  if (member.kind === 'assign') return member.value.kind !== 'function';
  if (member.kind === 'name') return true;
  return member.kind === 'call' && /^attr_(?:reader|accessor)$/.test(dottedName(member.callee));
}

/** The fields of a type that is declared elsewhere in the file (Rust's structs, Go's). */
function fieldsOfNamed(code: Code, name: string): 'some' | 'none' | 'unknown' {
  let fields: 'some' | 'none' | 'unknown' = 'unknown';
  walk(code.tree.root, (node) => {
    if (node.kind !== 'class' || node.name !== name || fields !== 'unknown') return;
    const text = textOf(code, node.range, 30);
    if (/\bimpl\b/.test(textAt(code, node.range).slice(0, 20))) return;
    fields =
      /\{\s*\}\s*$|;\s*$/.test(text) || /^(?:pub(?:\([^)]*\))?\s+)?(?:struct\s+)?\w+\s*$/.test(text) ? 'none' : 'some';
  });
  return fields;
}

/** The type that a Go method belongs to. */
function receiverType(code: Code, { range }: FunctionNode): string | null {
  return /^func\s*\(\s*(?:\w+\s+)?\*?(\w+)/.exec(textAt(code, range))?.[1] ?? null;
}
