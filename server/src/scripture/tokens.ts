/** A word with its place in the text. */
export interface Token {
  /** Folded: lower case, no accents, one kind of apostrophe, so that `LORD’S` is `lord's`. */
  word: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text in order, everything between them left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const [typed] = match;
    tokens.push({ word: folded(typed), start: match.index, end: match.index + typed.length });
  }
  return tokens;
}

function folded(typed: string): string {
  const lower = typed.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII needs no folding, and nearly every word is ASCII.
  if (/^[\x00-\x7f]*$/.test(lower)) return lower.replaceAll('`', "'");
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'");
}
