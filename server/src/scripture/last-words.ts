/** Anything that is not a letter. */
const GAP = '|';
/** One piece of a pattern: the start of a group, a class, or one character. */
const piece = /\(\?<?[=!]|\((?:\?:)?|\[[^\]]*\]|\\?./sy;
const quantifier = /[?*]\??/y;

interface Rest {
  source: string;
  at: number;
}

/**
 * The words that a match of a pattern can end with, in lower case: for `(?:First|1)\s*J(?:oh)?n` "firstjohn", "firstjn", "john"
 * and "jn". Supports the syntax of the parser's book patterns: groups, choices, classes of single letters, `?` and `\s*`.
 */
export function lastWordsOf(pattern: string): Set<string> {
  const rest = { source: pattern.toLowerCase(), at: 0 };
  return new Set([...choices(rest)].map((end) => end.replaceAll(GAP, '')));
}

function choices(rest: Rest): Set<string> {
  const all = sequence(rest);
  while (rest.source[rest.at] === '|') {
    rest.at += 1;
    for (const end of sequence(rest)) all.add(end);
  }
  return all;
}

function sequence(rest: Rest): Set<string> {
  let ends = new Set(['']);
  while (rest.at < rest.source.length && rest.source[rest.at] !== '|' && rest.source[rest.at] !== ')') {
    const next = endsOfPiece(rest);
    if (read(quantifier, rest)) next.add('');
    ends = followed(ends, next);
  }
  return ends;
}

function endsOfPiece(rest: Rest): Set<string> {
  const typed = read(piece, rest);
  if (typed.startsWith('[')) return new Set(Array.from(typed.slice(1, -1), letterOf));
  if (!typed.startsWith('(')) return new Set([typed === '^' || typed === '$' ? '' : letterOf(typed)]);
  const inside = choices(rest);
  rest.at += 1;
  return /[=!]$/.test(typed) ? new Set(['']) : inside;
}

function read(what: RegExp, rest: Rest): string {
  what.lastIndex = rest.at;
  const [typed = ''] = what.exec(rest.source) ?? [];
  rest.at += typed.length;
  return typed;
}

const letterOf = (typed: string) => (/^[a-z]$/.test(typed) ? typed : GAP);

/** Keeps only the last word of each ending, with a gap before and after it where there is one. */
function followed(ends: ReadonlySet<string>, next: ReadonlySet<string>): Set<string> {
  const all = new Set<string>();
  for (const more of next) {
    if (more.startsWith(GAP) && more !== GAP) all.add(more);
    else for (const end of ends) all.add(joined(end, more));
  }
  return all;
}

function joined(end: string, more: string): string {
  if (!end.endsWith(GAP)) return end + more;
  return more === '' || more === GAP ? end : GAP + more;
}
