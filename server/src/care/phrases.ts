import { vocabulary } from './patterns/vocabulary.ts';

// Up to three words a tilde, none of which turns the sense round.
const gap = (tildes: number) => `(?:(?!(?:not|never|no|nobody|used|stopped|without) )\\S+ ){0,${3 * tildes}}`;
// Up to four words that neither turn the sense round nor bring in someone else.
const ownGap =
  '(?:(?!(?:not|never|no|nobody|without|he|she|they|him|her|them|his|their|our|your|you|who|jesus|christ|[|]) )\\S+ ){0,4}';

/**
 * Compiles phrases into one expression over readable sentences. In a phrase `{name}` is a list of the vocabulary,
 * ` ~ ` at most three words in between, never a negation (` ~ ~ ` six), ` ≈ ` up to four that name no other person,
 * ` … ` up to six of any kind, `[not a|b]` that neither follows, `·` the beginning of a sentence; brackets, `|` and `?` are as in any expression.
 */
export function anyOf(phrases: readonly string[], flags = ''): RegExp {
  const sources = phrases.map((phrase) =>
    written(phrase)
      .replace(/\[not ([^\]]+)\]/g, '(?! ($1)(?!\\S))')
      .replaceAll('… ', '(?:\\S+ ){0,6}')
      .replaceAll('≈ ', ownGap)
      .replace(/(?:~ )+/g, (run) => gap(run.split('~').length - 1))
      .replace(/\((?!\?)/g, '(?:'),
  );
  return new RegExp(`(?<!\\S)(?:${sources.join('|') || '(?!)'})(?!\\S)`, flags);
}

/** The phrase with the lists of the vocabulary written out. Throws for a list that does not exist. */
export function written(phrase: string): string {
  const full = phrase.replace(/\{([a-z-]+)\}/g, (_, name: string) => {
    const list = Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined;
    if (!list) throw new Error(`No list called "${name}" in the vocabulary; add it to patterns/vocabulary.ts.`);
    return `(${list})`;
  });
  return full === phrase ? phrase : written(full);
}
