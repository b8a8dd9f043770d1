import { createRandom, paragraphsOf, pick, present } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import { guides } from './data/guides/index.ts';
import { matters } from './data/matters.ts';
import { signWords } from './data/scams.ts';
import type { TechAnswer } from './solve.ts';
import { words } from './texts.en.ts';

const openings = [
  'Hi. Can you help me with something?',
  'Hello. I could use your help.',
  'Hi. Do you have a few minutes for me?',
];
const asks = [
  'Can you call me when you have time?',
  'Can you come by, or call me?',
  'Please call me when it suits you.',
];
const urgentAsks = ['Please call me as soon as you can.', 'Can you come and sit with me today?'];

/** Figures that can be a code, a card or a password; the message is sent to others. */
const withoutNumbers = (text: string) =>
  text.replace(/\d[\d -]{2,}\d/g, '…').replace(/\b(pass ?words?|passcode|pin|code)( is|:| was) \S+/gi, '$1$2 …');
const quotedWish = (text: string) =>
  withoutNumbers(text)
    .replace(/\s+/g, ' ')
    .replace(/[*[\]]/g, '')
    .trim();

/** Words to send to a helper: what is wished, on which device, what was found, and how to be reached. */
export function compose({ result, seed }: ComposeRequest<TechAnswer>): string {
  const random = createRandom(seed);
  const { found, input } = result;
  const device = 'device' in found ? found.device : 'unknown';
  const wish = quotedWish(input.want);
  const screen = input.screenWords ? quotedWish(input.screenWords) : undefined;
  const told = present([
    `It is about ${words.your[device].replace('your', 'my')}.`,
    `I wrote: “${wish}”`,
    screen && `The screen says: “${screen}”`,
    input.version && `It is: ${quotedWish(input.version)}.`,
  ]).join(' ');
  return paragraphsOf([
    pick(random, openings),
    told,
    doneSoFar(result),
    pick(random, found.kind === 'scam' ? urgentAsks : asks),
  ]);
}

function doneSoFar({ found }: TechAnswer): string {
  switch (found.kind) {
    case 'scam':
      return `I was warned that it may be a scam. ${signWords[found.scam.signs[0] ?? 'unsure'].why} I pay nothing until we have talked.`;
    case 'guide':
    case 'elsewhere':
    case 'which-device':
      return `The page I found is called “${guides[found.id].task}”.${found.kind === 'guide' ? ' I got stuck at step number ___.' : ''}`;
    case 'matter':
      return `The page I found is called “${matters[found.id].title}”.`;
    case 'not-understood':
      return 'I found no steps for it.';
  }
}
