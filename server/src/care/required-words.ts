/** Words so frequent that looking for them saves nothing. */
const frequent = new Set(
  'a about after again all am an and any are as at be because been but by can could day did do does down everyone for from get go god going had has have he help her him his how i if in is it just keep know let life like lord make me mom mother more my need never no not now of on one or our out people please pray prayer said say says she should so someone tell than that the their them then there they thing things think this time to told up us want wants was we were what when who will with would you your dad father husband wife son daughter child kids friend man woman church family work home'.split(
    ' ',
  ),
);

/**
 * Words of which a sentence must hold at least one for a phrase to fit: exact, or beginnings marked by a star.
 * Undefined when no such list can be read off the phrase; it has then to be tried on every sentence.
 */
export function requiredWordsOf(phrase: string): readonly string[] | undefined {
  return ofAlternatives(withoutLookarounds(phrase));
}

function ofAlternatives(text: string): readonly string[] | undefined {
  const lists = splitOutside(text, '|').map(ofSequence);
  return lists.every((list) => list !== undefined) ? [...new Set(lists.flat())] : undefined;
}

function ofSequence(text: string): readonly string[] | undefined {
  const lists = splitOutside(text, ' ').flatMap((token) => ofToken(token) ?? []);
  return lists.reduce<readonly string[] | undefined>(
    (best, list) => (!best || cost(list) < cost(best) ? list : best),
    undefined,
  );
}

/** A token is between two blanks; an optional beginning is skipped. */
function ofToken(token: string): [readonly string[]] | undefined {
  let rest = token;
  for (let end = groupEnd(rest); end > 0 && /^[?{]/.test(rest.slice(end)); end = groupEnd(rest)) {
    if (
      !rest
        .slice(1, end - 1)
        .split('|')
        .every((part) => /[ )?]$/.test(part))
    )
      return undefined;
    rest = rest.slice(end).replace(/^(?:\?|\{[\d,]+\})/, '');
  }
  if (rest.startsWith('(') && groupEnd(rest) === rest.length) {
    const inner = ofAlternatives(rest.slice(1, -1));
    return inner && [inner];
  }
  const word = /^[a-z0-9·]*/.exec(rest)?.[0] ?? '';
  if (word === rest) return word === '' ? undefined : [[word]];
  const certain = /^[?*{]/.test(rest.slice(word.length)) ? word.slice(0, -1) : word;
  return certain.length < 2 ? undefined : [[`${certain}*`]];
}

function cost(list: readonly string[]): number {
  return list.reduce(
    (sum, word) => sum + (word.endsWith('*') && word.length < 4 ? 60 : frequent.has(word) ? 40 : 1),
    0,
  );
}

/** Where the group that opens the text closes (the index after it), or 0. */
function groupEnd(text: string): number {
  if (!text.startsWith('(')) return 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at + 1;
  }
  return 0;
}

function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

function withoutLookarounds(text: string): string {
  let rest = text.replace(/\[not [^\]]+\]/g, '');
  for (let start = rest.search(/\(\?<?[=!]/); start >= 0; start = rest.search(/\(\?<?[=!]/))
    rest = rest.slice(0, start) + rest.slice(start + groupEnd(rest.slice(start)));
  return rest;
}
