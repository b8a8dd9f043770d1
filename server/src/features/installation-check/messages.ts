import type { FetchTrouble } from '../../platform/net/safe-fetch.ts';
import type { CheckMessage } from './check-messages.ts';
import type { Judgement } from './judge.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';

const messages = { en, es };

/** What was found and how to fix it. */
export function messageOf({ finding, case: which, values }: Judgement, lang: 'en' | 'es'): CheckMessage {
  const { findings } = messages[lang];
  const message = findings[`${finding} ${which}`] ?? findings[`${finding} plain`];
  if (!message) throw new Error(`There is no message for ${finding} ${which}.`);
  return message(values);
}

/** The same for a page that could not be fetched. */
export const troubleMessage = (trouble: FetchTrouble, lang: 'en' | 'es'): CheckMessage =>
  messages[lang].troubles[trouble];
