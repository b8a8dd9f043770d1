import type { PassageTranslation } from '@lampstand/sdk/app';
import type { Deps } from '../../deps.ts';
import { limitReason, readElsewhere } from '../../scripture/passage-blocks.ts';
import { VerseLimit, versesOf } from '../../scripture/verse-limit.ts';
import type { SearchQuery } from './contract.ts';
import { labelOf } from './passage-words.ts';

const VERSES = 20;

/** A found verse. `text` is null where its words cannot be shown: `note` says why, `href` links to them. */
interface FoundVerse {
  reference: string;
  text: string | null;
  note?: string;
  href?: string;
}

/** Verses with the words, best first, and the text that was searched; null on a server without a text. */
export async function searchText(
  { scripture, texts }: Pick<Deps, 'scripture' | 'texts'>,
  { q, translation: asked, limit: most = VERSES }: SearchQuery,
): Promise<{ verses: FoundVerse[]; translation: PassageTranslation | null }> {
  const all = await texts.current(asked?.toLowerCase());
  // As the reader chooses: the requested text, else `web`, else any.
  const text =
    [asked?.toLowerCase(), 'web'].flatMap((id) => all.filter((one) => one.translation.id === id))[0] ?? all[0];
  if (!text) return { verses: [], translation: null };
  const { translation } = text;
  const limit = new VerseLimit([text]);
  const found = (await scripture.search(q, { limit: most, translation: translation.id })).map((verse): FoundVerse => {
    if (limit.take(text, versesOf(verse.reference, text))) return verse;
    return { ...verse, text: null, note: limitReason(translation).en, href: readElsewhere(verse.reference) };
  });
  return { verses: found, translation: labelOf(translation) };
}
