import { sentencesOf } from '../../../text/sentences.ts';
import type { Near, PhrasingSet } from '../../../understanding/nearest.ts';
import type { AppContext } from '../../contract.ts';
import { type GuideId, guideIds } from '../data/guides/index.ts';
import { type MatterId, matterIds } from '../data/matters.ts';
import { phrasings } from '../data/phrasings/index.ts';
import { byWords } from './words.ts';

/** What a phrasing asks for: steps for a task, or a prepared answer without steps. */
export type Target = { kind: 'guide'; id: GuideId } | { kind: 'matter'; id: MatterId };
/** One target and how near the text is to it. */
export type Match = Target & { score: number };

export const phrasingSet: PhrasingSet = { id: 'tech-helper', phrasings };

/** A text below the floor is not understood. Chosen on phrasings that were left out; see match.test.ts. */
export const FLOOR = 0.56;
/** With less than this between the first two, the person is asked. */
export const MARGIN = 0.025;
/** From here on the first is meant, whatever the second is. */
export const CERTAIN = 0.9;
/** How many are offered. */
export const OFFERED = 3;
/** Compared at most: the whole text, its sentences, the words on the screen. */
const MOST_PIECES = 8;
/** A sentence out of its text counts a little less, the words on the screen less again. */
const weights = { whole: 1, sentence: 0.98, screen: 0.94 };

/** Names of products say little about the task: phrasings speak of a phone, a tablet, a computer. */
export function withoutProducts(text: string): string {
  return text
    .replace(/\b(?:apple |my )?i ?phone(?: (?:\d+|se|xr?|pro|max|plus|mini))*/gi, 'my phone')
    .replace(
      /\b(?:android|samsung|motorola|moto|pixel|galaxy|google pixel)(?: (?:galaxy|[asz]?\d+\w*|note))* (?:phone|smart ?phone)\b/gi,
      'phone',
    )
    .replace(/\b(?:cell ?phone|smart ?phone|mobile phone)\b/gi, 'phone')
    .replace(/\b(?:my )?(?:i ?pad|galaxy tab|kindle fire|fire tablet)(?: (?:pro|air|mini|\d+))*/gi, 'my tablet')
    .replace(/\b(?:mac ?book|imac|chrome ?book|laptop|desktop computer)(?: (?:pro|air))?\b/gi, 'computer');
}

/** The targets nearest to what a person wrote, best first; by shared words where the encoder is down. */
export async function matchesOf(
  { want, screenWords = '' }: { want: string; screenWords?: string | undefined },
  { understanding }: Pick<AppContext, 'understanding'>,
): Promise<Match[]> {
  const best = new Map<string, number>();
  for (const { text, weight } of piecesOf(want, screenWords)) {
    const compared = await understanding.compare(phrasingSet, text);
    const near: readonly Pick<Near, 'id' | 'score'>[] = compared?.nearest(10) ?? byWords(text);
    for (const { id, score } of near) best.set(id, Math.max(best.get(id) ?? 0, score * weight));
  }
  return [...best]
    .flatMap(([id, score]) => {
      const target = targetOf(id);
      return target ? [{ ...target, score }] : [];
    })
    .sort((a, b) => b.score - a.score || a.id.localeCompare(b.id));
}

function piecesOf(want: string, screenWords: string): { text: string; weight: number }[] {
  const whole = withoutProducts(want);
  const sentences = sentencesOf(whole).map(({ text }) => text);
  const parts = sentences.length > 1 ? sentences.filter((text) => text.split(/\s+/).length > 2) : [];
  return [
    { text: whole, weight: weights.whole },
    ...parts.slice(0, MOST_PIECES - 2).map((text) => ({ text, weight: weights.sentence })),
    ...(screenWords ? [{ text: withoutProducts(screenWords).slice(0, 200), weight: weights.screen }] : []),
  ];
}

function targetOf(id: string): Target | undefined {
  const [kind, name = ''] = id.split(':');
  const guide = guideIds.find((one) => one === name);
  if (kind === 'guide' && guide) return { kind: 'guide', id: guide };
  const matter = matterIds.find((one) => one === name);
  return kind === 'matter' && matter ? { kind: 'matter', id: matter } : undefined;
}
