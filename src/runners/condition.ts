/** What a condition of a CI file comes to: true, false, or unknown (null) where it depends on what is not known here. */
export type Truth = boolean | null;

/** A value within a condition: `undefined` is unknown. */
type Value = string | boolean | null | undefined;

/** What a name stands for; `undefined` when it is not known. */
export type Lookup = (name: string) => string | boolean | null | undefined;

const LONGEST = 2_000;
const DEEPEST = 24;
const TOKEN =
  /\s+|'(?:[^'\n]|'')*'|"[^"\n]*"|&&|\|\||==|!=|=~|!~|<=|>=|[!()<>,[\]]|\/(?:[^/\n\\]|\\.)+\/\w*|\$?\w[\w.*-]*|./gy;

/** Functions of GitHub and of Azure that ask how the run stands: while all goes well, these hold. */
const STANDINGS: ReadonlyMap<string, boolean> = new Map([
  ['always', true],
  ['success', true],
  ['succeeded', true],
  ['succeededorfailed', true],
  ['failure', false],
  ['failed', false],
  ['cancelled', false],
  ['canceled', false],
]);

/** Reads the conditions of GitHub, GitLab and Azure, which share their operators and differ in their functions. */
class ConditionReader {
  readonly #tokens: readonly string[];
  readonly #lookup: Lookup;
  #at = 0;
  #depth = 0;

  constructor(text: string, lookup: Lookup) {
    this.#tokens = (text.match(TOKEN) ?? []).filter((token) => token.trim() !== '');
    this.#lookup = lookup;
  }

  read(): Truth {
    const value = truthOf(this.#either());
    return this.#at === this.#tokens.length ? value : null;
  }

  #either(): Value {
    let value = this.#both();
    while (this.#take('||')) {
      const [left, right] = [value, this.#both()];
      value =
        truthOf(left) === true ? left : truthOf(left) === false ? right : truthOf(right) === true ? right : undefined;
    }
    return value;
  }

  #both(): Value {
    let value = this.#comparison();
    while (this.#take('&&')) {
      const [left, right] = [value, this.#comparison()];
      value =
        truthOf(left) === false ? left : truthOf(left) === true ? right : truthOf(right) === false ? right : undefined;
    }
    return value;
  }

  #comparison(): Value {
    const left = this.#operand();
    const operator = this.#tokens[this.#at] ?? '';
    if (!/^(?:[=!]=|[=!]~|[<>]=?)$/.test(operator)) return left;
    this.#at++;
    const right = this.#operand();
    if (operator !== '==' && operator !== '!=') return undefined;
    const same = equal(left, right);
    return same === undefined ? undefined : same === (operator === '==');
  }

  #operand(): Value {
    if (++this.#depth > DEEPEST) {
      this.#at = this.#tokens.length + 1;
      return undefined;
    }
    const value = this.#primary();
    this.#depth--;
    return value;
  }

  #primary(): Value {
    const token = this.#tokens[this.#at++] ?? '';
    if (token === '!') {
      const value = truthOf(this.#operand());
      return value === null ? undefined : !value;
    }
    if (token === '(') {
      const value = this.#either();
      this.#take(')');
      return value;
    }
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
    if (token.startsWith('"')) return token.slice(1, -1);
    if (/^(?:true|false)$/i.test(token)) return token.toLowerCase() === 'true';
    if (token === 'null') return null;
    if (/^\d/.test(token)) return token;
    if (this.#take('(')) return this.#call(token.toLowerCase());
    if (this.#take('[')) {
      // `variables['Build.Reason']` is the member of that name.
      const key = this.#either();
      this.#take(']');
      return typeof key === 'string' ? this.#lookup(`${token}.${key}`) : undefined;
    }
    return this.#lookup(token);
  }

  #call(name: string): Value {
    const given: Value[] = [];
    while (this.#at < this.#tokens.length && !this.#take(')')) {
      given.push(this.#either());
      if (!this.#take(',') && this.#tokens[this.#at] !== ')') {
        this.#at++;
        return undefined;
      }
    }
    const [first, second] = given;
    const truths = given.map(truthOf);
    switch (name) {
      case 'contains':
      case 'startswith':
      case 'endswith':
        return spoken(name, first, second);
      case 'eq':
        return equal(first, second);
      case 'ne': {
        const same = equal(first, second);
        return same === undefined ? undefined : !same;
      }
      case 'not':
        return truths[0] === null || truths[0] === undefined ? undefined : !truths[0];
      case 'and':
        return truths.includes(false) ? false : truths.includes(null) ? undefined : true;
      case 'or':
        return truths.includes(true) ? true : truths.includes(null) ? undefined : false;
      default:
        return STANDINGS.get(name);
    }
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }
}

function truthOf(value: Value): Truth {
  if (value === undefined) return null;
  return value !== '' && value !== false && value !== null && value !== '0';
}

/** Both sides as texts, whatever their case, as the CI services compare; unknown when one side is. */
function equal(left: Value, right: Value): boolean | undefined {
  if (left === undefined || right === undefined) return undefined;
  return String(left ?? '').toLowerCase() === String(right ?? '').toLowerCase();
}

function spoken(name: string, whole: Value, part: Value): boolean | undefined {
  if (whole === undefined || part === undefined) return undefined;
  const [text, piece] = [whole, part].map((value) => String(value ?? '').toLowerCase());
  if (text === undefined || piece === undefined) return undefined;
  return name === 'contains'
    ? text.includes(piece)
    : name === 'startswith'
      ? text.startsWith(piece)
      : text.endsWith(piece);
}

/** What a condition comes to when its names mean what the lookup says; `${{ … }}` around it or in it is no difference. */
export function truthOfCondition(text: string, lookup: Lookup): Truth {
  if (text.length > LONGEST) return null;
  return new ConditionReader(text.replaceAll(/\$\{\{|\}\}/g, ' '), lookup).read();
}
