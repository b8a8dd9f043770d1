import { sentencesOf } from '../../../text/sentences.ts';
import type { AppContext } from '../../contract.ts';
import { scamPhrasings } from '../data/phrasings/scams.ts';
import { channelOf, hasGiftCardsInHand, hasLink, isLive, isOver } from './patterns/circumstances.ts';
import { harmsIn, signsIn } from './patterns/rules.ts';
import { whatIsTold } from './patterns/stage.ts';
import { type Harm, harms, type Scam, type ScamSign, scamSigns } from './signs.ts';

/** Ids: `scam:` and a sign, `harm:` and what happened, `safe:` for what only sounds like it. */
export const scamSet = { id: 'tech-helper-scams', phrasings: scamPhrasings };

/** A wrong stop costs a person their steps; a wrong step can cost their savings. Both are measured in find-scam.test.ts. */
const FLOOR = 0.72;
/** How far the nearest harmless phrasing has to be behind. */
const MARGIN = 0.04;

type ScamContext = Pick<AppContext, 'understanding' | 'dangers'>;

/** Looks for a scam before anything else: fixed rules, what the care gate found, then prepared phrasings. */
export async function findScam(
  { want, screenWords = '' }: { want: string; screenWords?: string | undefined },
  context: ScamContext,
): Promise<Scam | undefined> {
  const byRules = signsIn(want, screenWords);
  const read = await readByMeaning([want, screenWords], context);
  const gate: ScamSign[] = context.dangers?.includes('scam') ? ['unsure'] : [];
  const signs = [...new Set([...byRules, ...read.signs, ...gate])];
  if (signs.length === 0) return undefined;
  // Money for someone who is loved is more than a payment.
  const forLove = signs.includes('romance') || signs.includes('grandchild');
  const certain = scamSigns.filter(
    (sign) => sign !== 'unsure' && signs.includes(sign) && !(forLove && sign === 'payment'),
  );
  const happened = new Set([...harmsIn(want), ...read.harms]);
  const cardsInHand = hasGiftCardsInHand(want);
  if (cardsInHand) happened.delete('paid-gift-card');
  const own = byRules.length + read.signs.length > 0;
  return {
    ...(own ? {} : { byGate: true as const }),
    signs: certain.length > 0 ? certain : signs,
    harms: harms.filter((harm) => happened.has(harm)),
    channel: channelOf(want, screenWords, certain),
    hasLink: hasLink(`${want}\n${screenWords}`),
    cardsInHand,
    ended: isOver(want),
    live: isLive(want),
  };
}

/** Someone says that they did something: "I sent it", "gave him the numbers". */
const saysDone =
  /\b(?:i|we|my (?:wife|husband|mom|dad|mother|father))\b(?:['’]ve| \w+){0,3} (?:gave|given|sent|paid|bought|read|told|let|clicked|tapped|opened|typed|put|wired|moved|transferred|shared|downloaded|installed|mailed|handed|entered|scratched|texted|allowed)\b|(?:^|[.,;] ?|\band )(?:already )?(?:gave|sent|paid|bought|told|let|clicked|typed|wired|installed|downloaded)\b|\b(?:has|have|got|had) (?:my|access|control|remote)\b|\b(?:was|is|were|are) (?:in|inside|on) my\b/i;

async function readByMeaning(texts: readonly string[], { understanding }: ScamContext) {
  const pieces = texts.flatMap((text) => [text, ...sentencesOf(text).map((sentence) => sentence.text)]);
  const readable = [
    ...new Set(pieces.map((piece) => piece.trim()).filter((piece) => /\p{L}{2}.*\s.*\p{L}{2}/su.test(piece))),
  ];
  const signs: ScamSign[] = [];
  const happened: Harm[] = [];
  for (const piece of readable.slice(0, 12)) {
    const compared = await understanding.compare(scamSet, piece);
    const [first, ...others] = compared?.nearest(6) ?? [];
    if (!first || first.score < FLOOR || first.id.startsWith('safe:')) continue;
    const harmless = others.find(({ id }) => id.startsWith('safe:'));
    if (harmless && first.score - harmless.score < MARGIN) continue;
    const [kind, id = ''] = first.id.split(':');
    const sign = scamSigns.find((one) => one === id);
    const harm = harms.find((one) => one === id);
    if (kind === 'scam' && sign) signs.push(sign);
    if (kind === 'harm' && harm) {
      if (saysDone.test(whatIsTold(piece))) happened.push(harm);
      signs.push('unsure');
    }
  }
  return { signs, harms: happened };
}
