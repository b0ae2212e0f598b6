/** A reserved word on its own. */
export const RESERVED =
  /(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|function|select|time|[{}!]|\[\[)(?![\w.\-/=+:@%])/y;

/** The head of a function definition: `name()` or `function name`. */
export const FUNCTION =
  /function[ \t]+(?<named>[^\s(){};&|<>"'$`]+)[ \t]*(?:\([ \t]*\))?|(?<plain>[A-Za-z_][\w.:-]*)[ \t]*\([ \t]*\)/y;

/** Bats' `@test "name" {`. */
export const BATS_TEST = /@test(?=[ \t]+["'][^\n]{1,1000}\{[ \t]*(?:\r?\n|$))/y;

/** Words that end what an earlier one opened. */
export const CLOSING: ReadonlySet<string> = new Set(['then', 'elif', 'else', 'fi', 'do', 'done', 'esac', '}']);
