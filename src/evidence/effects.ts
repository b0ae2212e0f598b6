import type { FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { wordsOf } from '../model/words.ts';

/**
 * What a branch does. `result`: it answers or computes otherwise. `unclear`: it does something that may show in a result.
 * `skip`: it only leaves something out. `tag`: it only says yes or no, or names a mode. `none`: nothing that a result
 * could show (logs, colours, timeouts …).
 */
export type Effect = 'result' | 'unclear' | 'skip' | 'tag' | 'none';

/** Nodes of a branch that are looked at; a longer one surely does something. */
const MOST_NODES = 3000;

const ORDER: readonly Effect[] = ['result', 'unclear', 'skip', 'tag', 'none'];

/** Words of names that concern how a program runs, not what it answers. */
const SIDE_WORDS =
  /^(?:logs?|logf|debugf|warnf|infof|printf|usage|logger|logging|debug|debugger|trace|tracing|tracer|warn|warning|warnings|telemetry|analytics|metrics?|track|tracker|tracking|sentry|stats|statsd|colou?rs?|colou?red|ansi|chalk|styles?|spinner|progress|animations?|animated?|transition|duration|delay|timeouts?|interval|sleep|wait|retry|retries|backoff|jitter|caches?|cached|caching|ttl|port|host|hostname|urls?|dsn|database|db|connections?|connect|pool|redis|mongo|postgres|sqlite|dir|directory|folder|tmp|temp|level|verbose|verbosity|silent|quiet|banner|interactive|tty|headless|devtools|profiler|workers?|threads?|concurrency|parallel|heartbeat|poll|polling|network|offline|online|mailer|smtp|notify|notifier|notifications?|webhooks?|storage|secrets?|passwords?|salt|bcrypt|throttle|throttled|debounce|ratelimit|limiter|daemon|scheduler|cron|queue|jobs?|signal|signals|exit|shutdown|cleanup|gc|prompt|browser|open|update|updater|upgrade|version|install|dotenv|env|cwd|home|stdout|stderr|stdin|print|console|sourcemaps?|minify|hmr|watch|watcher|plugins?|hooks?|polyfills?|warmup|preload|prefetch)$/;
/** Further words of variables and calls; a function may be called so and answer. */
const SETTING_WORDS = /^(?:seed|seeds|options?|settings?|config|rounds|cost|batch|random|rng|max|min|fast|path|file)$/;
/** Functions that put a program together. */
const WIRING =
  /^(?:create|make|build|get|load|setup|set|init|initiali[sz]e|configure|config|register|bootstrap|install|start|main|run|connect|provide|use|new|default)(?=$|[A-Z_])/;
const WIRED_WORDS =
  /^(?:app|application|client|server|config|configuration|settings|options|container|service|provider|backend|driver|transport|adapter|factory|middleware|plugin|module|engine|context|store|session|handler|router|env|environment)s?$/;
/** Stand-ins for a real service. */
const DOUBLE_WORDS = /^(?:fake|mock|mocked|stub|stubbed|noop|dummy|memory|inmemory|null|sandbox|double|testing|test)$/;

function hasWord(name: string, words: RegExp): boolean {
  return wordsOf(name).some((word) => words.test(word));
}

/** Whether a function is about how the program runs: whatever it answers is no result. */
export function isSideFunction(name: string): boolean {
  return hasWord(name, SIDE_WORDS);
}

/** Whether a function puts the program together rather than computes. */
export function isWiring(name: string): boolean {
  return WIRING.test(name) && hasWord(name, WIRED_WORDS);
}

/** Whether a variable, key or call is about how the program runs, or a setting. */
export function isSideName(name: string): boolean {
  return hasWord(name, SIDE_WORDS) || hasWord(name, SETTING_WORDS);
}

/** The strongest of several. */
export function strongest(effects: readonly Effect[]): Effect {
  return ORDER.find((effect) => effects.includes(effect)) ?? 'none';
}

/** What a branch does: a block of statements, or one statement. Functions defined in it do nothing yet. */
export function effectOfBranch(branch: SyntaxNode, owner: FunctionNode | null, language: string): Effect {
  const effects: Effect[] = [];
  const commands: string[] = [];
  let visited = 0;
  walk(branch, (node, ancestors) => {
    if (++visited > MOST_NODES) return false;
    switch (node.kind) {
      case 'function':
      case 'class':
      case 'throw':
        return false;
      case 'return':
        effects.push(node.value ? effectOfValue(node.value) : 'skip');
        return false;
      case 'assign':
        effects.push(effectOfAssignment(node.target, node.operator, node.value));
        return false;
      case 'call': {
        const parent = ancestors.at(-1);
        if (language === 'shell') commands.push(dottedName(node.callee));
        if (parent === undefined || parent.kind === 'block' || parent.kind === 'unary')
          effects.push(effectOfCall(node.callee));
        return false;
      }
      default:
        return;
    }
  });
  if (visited > MOST_NODES) effects.push('result');
  // What a shell script prints is its answer.
  if (
    commands.some((command) => /^(?:echo|printf|cat)$/.test(command)) &&
    commands.some((command) => /^(?:exit|return)$/.test(command))
  )
    effects.push('result');
  const name = owner?.name ?? '';
  const effect = strongest(effects);
  if (name !== '' && isSideFunction(name)) return 'none';
  return effect === 'result' && isWiring(name) ? 'unclear' : effect;
}

/** What a value that is answered or chosen says. */
export function effectOfValue(value: SyntaxNode): Effect {
  switch (value.kind) {
    case 'constant':
      return value.value === 'null' ? 'skip' : 'tag';
    case 'string':
      return /^[\p{L}\p{N}_ -]{0,16}$/u.test(value.value) ? 'tag' : 'result';
    case 'number':
      return /^[01]$/.test(value.value) ? 'tag' : 'result';
    case 'list':
      return value.elements.length === 0 ? 'skip' : strongest(value.elements.slice(0, 50).map(effectOfValue));
    case 'map':
      return value.entries.length === 0 ? 'skip' : 'result';
    case 'call': {
      const name = dottedName(value.callee);
      if (isSideName(name.split('.').at(-1) ?? '') || hasWord(name, DOUBLE_WORDS)) return 'unclear';
      return value.isConstruction ? 'unclear' : 'result';
    }
    case 'name':
      return hasWord(value.text, DOUBLE_WORDS) || isSideName(value.text) ? 'unclear' : 'result';
    case 'function':
      return 'unclear';
    default:
      return 'result';
  }
}

/** What the assignment of a value changes. */
export function effectOfAssignment(target: SyntaxNode, operator: string, value: SyntaxNode): Effect {
  const name = dottedName(target);
  if (isSideName(name)) return 'none';
  const effect = effectOfValue(value);
  // A plain literal may be a setting; what is added to or computed is not.
  const isPlain = value.kind === 'number' || value.kind === 'string' || value.kind === 'name' || value.kind === 'map';
  return effect === 'result' && isPlain && /^:?=$/.test(operator) ? 'unclear' : effect;
}

/** A call that stands as a statement: it changes what it is a method of, or does something elsewhere. */
function effectOfCall(callee: SyntaxNode): Effect {
  const name = dottedName(callee);
  const parts = name.split('.');
  if (hasWord(name, SIDE_WORDS) && !/\.(?:update|set)$/.test(name)) return 'none';
  const last = parts.at(-1) ?? '';
  if (
    parts.length > 1 &&
    /^(?:update|push|append|add|extend|insert|put|putAll|addAll|push_back|merge|concat|unshift|assign)$/.test(last)
  )
    return 'result';
  return 'unclear';
}
