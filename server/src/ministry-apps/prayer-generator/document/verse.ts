import type { Block } from '@lampstand/sdk/app';
import {
  firstVerseBlock,
  noSuchPassage,
  passageBlock,
  present,
  rotate,
  seedOf,
  shuffleForAttempt,
} from '../../../app-kit/index.ts';
import type { AppContext } from '../../contract.ts';
import type { PrayerInput } from '../fields.ts';
import { words } from '../texts.en.ts';
import type { Facts } from '../understanding/understand.ts';

/** The verse of a prayer: the passage that the person gave, then those of the theme, another one for each attempt. */
export async function prayerVerse(
  { theme }: Facts,
  input: Partial<PrayerInput>,
  { scripture, church, attempt, section }: AppContext,
): Promise<Block[]> {
  const options = { translation: church.translation };
  const typed = input.passage ?? '';
  const own = typed ? await scripture.passage(typed, church.translation) : undefined;
  if (own && (attempt === 1 || section !== 'verse')) return [await passageBlock(scripture, own)];
  const references = shuffleForAttempt(theme.verses, { base: seedOf([input]), attempt: 1 }, 'verses');
  const others = references.filter((reference) => reference !== own?.reference);
  const shown = await firstVerseBlock(scripture, rotate(others, attempt - (own ? 2 : 1)), options);
  const problem =
    typed && !own ? await noSuchPassage(scripture, typed, { ...options, followedBy: words.verse.another }) : undefined;
  return present([problem, shown]);
}
