import { seedOf } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import { writeHow } from './composer/how.ts';
import { writePrayer } from './composer/prayer.ts';
import { settingFor } from './composer/setting.ts';
import { writeShort } from './composer/short.ts';
import { spanishPrayer, spanishShort } from './composer/spanish.ts';
import type { Prayer } from './solve.ts';
import { words } from './texts.en.ts';

/** The prose of one section, from the app's own store of sentences: the same request writes the same words. */
export function compose({ result, section, church, attempt, seed }: ComposeRequest<Prayer>): string {
  if (result.facts.spanish) return inSpanish(result, section.id, attempt);
  const setting = settingFor(result, church, attempt, seed, seenBefore(result, church, attempt, seed));
  switch (section.id) {
    case 'prayer':
      return writePrayer(setting);
    case 'how':
      return writeHow(setting, result.input);
    case 'short':
      return writeShort(setting);
    default:
      return '';
  }
}

/** Attempts that are remembered: after more, sentences come back in any case. */
const MOST_REMEMBERED = 6;

/** What the earlier attempts at the same prayer have said. They are written again: nothing is stored. */
function seenBefore(prayer: Prayer, church: ComposeRequest['church'], attempt: number, seed: number): string {
  let seen = '';
  for (let earlier = Math.max(1, attempt - MOST_REMEMBERED); earlier < attempt; earlier++)
    seen += `\n${writePrayer(settingFor(prayer, church, earlier, seed, seen))}`.toLowerCase();
  return seen;
}

/** The same sections for a request in Spanish. */
function inSpanish(prayer: Prayer, section: string, attempt: number): string {
  const order = { base: seedOf([prayer.input]), attempt };
  if (section === 'prayer') return spanishPrayer(prayer, order);
  if (section === 'short') return spanishShort(prayer, order);
  return section === 'how' ? words.spanish.howToPray : '';
}
