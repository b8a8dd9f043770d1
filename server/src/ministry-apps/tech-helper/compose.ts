import { createRandom, paragraphsOf, pick, present } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import { matters } from './data/matters.ts';
import { signWords } from './data/scams.ts';
import { withoutAddresses, withoutSecrets } from './secrets.ts';
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

/** Words to send to a helper: what is wished, on which device, what was found, and how to be reached. */
export function compose({ result, seed }: ComposeRequest<TechAnswer>): string {
  const random = createRandom(seed);
  const { found, input } = result;
  const device = 'device' in found ? found.device : 'unknown';
  const quoted = (text: string) => withoutSecrets(found.kind === 'scam' ? withoutAddresses(text) : text);
  const wish = quoted(input.want);
  const screen = input.screenWords ? quoted(input.screenWords) : undefined;
  const told = present([
    `It is about ${words.your[device].replace('your', 'my')}.`,
    `I wrote: “${ended(wish)}”`,
    screen && `The screen says: “${ended(screen)}”`,
    input.version && `The version or maker is ${withoutSecrets(input.version)}.`,
  ]).join(' ');
  return paragraphsOf([
    pick(random, openings),
    told,
    doneSoFar(result),
    pick(random, found.kind === 'scam' ? urgentAsks : asks),
  ]);
}

/** With a mark at its end. */
const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

function doneSoFar({ found }: TechAnswer): string {
  switch (found.kind) {
    case 'scam':
      if (found.scam.cardsInHand)
        return 'I think it is a scam. I bought gift cards and haven’t told anyone the numbers. I want to take them back.';
      return found.scam.harms.length > 0
        ? 'I think it was a scam, and it has happened already. I won’t pay or tell anything more.'
        : `I was warned that it may be a scam. ${signWords[found.scam.signs[0] ?? 'unsure'].why} I won’t pay anything until we have talked.`;
    case 'guide':
    case 'elsewhere':
    case 'which-device':
      return `The page I found is called “${found.guide.task}”.${found.kind === 'guide' ? ' I got stuck at step number ___.' : ''}`;
    case 'matter':
      return `The page I found is called “${matters[found.id].title}”.`;
    case 'spanish':
    case 'not-understood':
      return 'I found no steps for it.';
  }
}
