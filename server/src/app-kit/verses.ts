import type { CalloutBlock, Language, VerseBlock } from '@lampstand/sdk/app';
import type { Passage, ScriptureReader, Verse } from '../scripture/reader.ts';
import { paragraphOf } from './lists.ts';
import { messagesIn } from './messages.ts';

export interface VerseOptions {
  /** Id of the translation; the server's default text unless set. */
  translation?: string;
  /** Verses shown at most; 8 unless set. The rest is linked. */
  mostVerses?: number;
  lang?: Language;
}

/** A reference with one line for its note, e.g. who wrote to whom. */
export interface CitedPassage {
  reference: string;
  note?: string;
}

const MOST_VERSES = 8;

/** Builds the verse block of one reference from the printed text; undefined when the text doesn't have it. */
export async function verseBlock(
  scripture: ScriptureReader,
  { reference, note }: CitedPassage,
  options: VerseOptions = {},
): Promise<VerseBlock | undefined> {
  const passage = await scripture.passage(reference, options.translation);
  return passage && passageBlock(scripture, passage, { ...options, note });
}

/** Builds the verse blocks of several references in their order, without those that the text doesn't have. */
export async function verseBlocks(
  scripture: ScriptureReader,
  cited: readonly CitedPassage[],
  options: VerseOptions = {},
): Promise<VerseBlock[]> {
  const blocks = await Promise.all(cited.map((one) => verseBlock(scripture, one, options)));
  return blocks.filter((block) => block !== undefined);
}

/** Builds the verse block of the first reference that the text has; undefined when it has none of them. */
export async function firstVerseBlock(
  scripture: ScriptureReader,
  references: readonly string[],
  options: VerseOptions = {},
): Promise<VerseBlock | undefined> {
  for (const reference of references) {
    const block = await verseBlock(scripture, { reference }, options);
    if (block) return block;
  }
  return undefined;
}

/**
 * Builds the verse block of a passage. A long one shows its first verses, under their own reference
 * when they are neighbors, and links the rest.
 */
export async function passageBlock(
  scripture: ScriptureReader,
  passage: Passage,
  { mostVerses = MOST_VERSES, lang = 'en', note }: VerseOptions & { note?: string | undefined } = {},
): Promise<VerseBlock> {
  const all = passage.verses.length;
  const first = all > mostVerses ? passage.verses.slice(0, mostVerses) : passage.verses;
  const part = first.length < all ? await neighbors(scripture, first, passage.translation.id) : undefined;
  const { moreVerses, firstVerses } = messagesIn(lang);
  const rest = first.length < all && (part ? moreVerses(all - first.length) : firstVerses(first.length, all));
  const line = paragraphOf([note, rest]);
  return {
    type: 'verse',
    reference: (part ?? passage).reference,
    translation: passage.translation.name,
    translationId: passage.translation.id,
    text: first.map(({ text }) => text).join(' '),
    status: 'verified',
    ...(line && { note: line }),
    ...(line && lang !== 'en' && { lang }),
    ...(rest && { href: passageLink(passage.reference) }),
    ...(passage.translation.copyright && { copyright: passage.translation.copyright }),
  };
}

/**
 * Builds the callout for a passage that the text doesn't have: what is wrong with it, as the reader says it, or how to write
 * one. `followedBy` is said after it, e.g. "Here is another verse."
 */
export async function noSuchPassage(
  scripture: ScriptureReader,
  typed: string,
  { translation, lang = 'en', followedBy }: VerseOptions & { followedBy?: string } = {},
): Promise<CalloutBlock> {
  const { aboutPassage, noSuchPassage: howToWrite } = messagesIn(lang);
  // The reader's own sentences are English.
  const found = lang === 'en' ? await scripture.references(typed, translation) : [];
  const problem = found.find((reference) => reference.problem)?.problem ?? howToWrite(typed);
  return { type: 'callout', tone: 'caution', title: aboutPassage, text: paragraphOf([problem, followedBy]) };
}

/** Returns a short passage (five verses or fewer) with `around` verses before and after it; undefined for longer ones. */
export async function passageInContext(
  scripture: ScriptureReader,
  passage: Passage,
  around = 3,
): Promise<Passage | undefined> {
  const [first, last] = [passage.verses[0], passage.verses.at(-1)];
  if (!first || !last || passage.verses.length > 5 || first.chapter !== last.chapter) return undefined;
  const from = { ...first, verse: Math.max(1, first.verse - around) };
  const to = { ...last, verse: last.verse + around };
  return scripture.passage(`${osis(from)}-${osis(to)}`, passage.translation.id);
}

/** Returns the address of a page where anyone can read a passage. */
export function passageLink(reference: string): string {
  return `https://www.biblegateway.com/passage/?search=${encodeURIComponent(reference)}`;
}

/** Reads neighboring verses under their own reference; undefined for verses from several places. */
async function neighbors(
  scripture: ScriptureReader,
  verses: readonly Verse[],
  translation: string,
): Promise<Passage | undefined> {
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last || !verses.every((verse, index) => index === 0 || isNext(verses[index - 1], verse))) {
    return undefined;
  }
  const found = await scripture.passage(`${osis(first)}-${osis(last)}`, translation);
  return found?.verses.length === verses.length ? found : undefined;
}

function isNext(before: Verse | undefined, verse: Verse): boolean {
  if (before?.book !== verse.book) return false;
  if (before.chapter === verse.chapter) return verse.verse === before.verse + 1;
  return verse.chapter === before.chapter + 1 && verse.verse === 1;
}

const osis = ({ book, chapter, verse }: Pick<Verse, 'book' | 'chapter' | 'verse'>) => `${book}.${chapter}.${verse}`;
