import type { Language } from '@lampstand/sdk/app';
import { formatterCache, localeOf } from './locale.ts';

const formatter = formatterCache<Intl.ListFormat>();

/** Joins items for a sentence: "A", "A and B", "A, B, and C"; with `or` the last word is "or". Empty for no items. */
export function listOf(
  items: readonly string[],
  { lang = 'en', last = 'and' }: { lang?: Language; last?: 'and' | 'or' } = {},
): string {
  const type = last === 'or' ? 'disjunction' : 'conjunction';
  return formatter(`${lang} ${type}`, () => new Intl.ListFormat(localeOf(lang), { type })).format(items);
}

/** Returns the text with its first letter in upper case. */
export function capitalize(text: string, lang: Language = 'en'): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(localeOf(lang)) + text.slice(first.length);
}

/** Returns the items that are there, for lists with conditions: `present([a, isLate && b])`. */
export function present<Item>(items: readonly (Item | undefined | null | false | '')[]): Item[] {
  return items.filter((item): item is Item => item !== undefined && item !== null && item !== false && item !== '');
}

/** Joins the sentences that are there into a paragraph. */
export function paragraphOf(sentences: readonly (string | undefined | false)[]): string {
  return present(sentences).join(' ');
}

/** Joins the paragraphs that are there, with an empty line between them. */
export function paragraphsOf(paragraphs: readonly (string | undefined | false)[]): string {
  return present(paragraphs).join('\n\n');
}
