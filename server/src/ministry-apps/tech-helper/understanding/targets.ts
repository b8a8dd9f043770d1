import { stemsIn } from '../../../understanding/rank.ts';
import { type GuideId, guideIds, guides } from '../data/guides/index.ts';
import { type MatterId, matterIds, matters } from '../data/matters.ts';
import { phrasings } from '../data/phrasings/index.ts';

/** What a phrasing asks for: steps for a task, or a prepared answer without steps. */
export type Target = { kind: 'guide'; id: GuideId } | { kind: 'matter'; id: MatterId };

/** The words of one target: stems of each of its phrasings, and of its title and answer. */
export interface Words {
  target: Target;
  asked: readonly PhrasingWords[];
  anyAsked: ReadonlySet<string>;
  said: ReadonlySet<string>;
}

interface PhrasingWords {
  stems: ReadonlySet<string>;
  /** All of its words by rarity. */
  weight: number;
}

interface Stems {
  target: Target;
  asked: readonly ReadonlySet<string>[];
  anyAsked: ReadonlySet<string>;
  said: ReadonlySet<string>;
}

function stemsOfTarget(key: string, target: Target, said: string): readonly [string, Stems] {
  const asked = phrasings.filter(({ id }) => id === key).map(({ text }) => stemsIn(text));
  const anyAsked = new Set(asked.flatMap((stems) => [...stems]));
  return [key, { target, asked, anyAsked, said: stemsIn(said) }];
}

const stemmed: ReadonlyMap<string, Stems> = new Map([
  ...guideIds.map((id) =>
    stemsOfTarget(`guide:${id}`, { kind: 'guide', id }, `${guides[id].task} ${guides[id].answer}`),
  ),
  ...matterIds.map((id) =>
    stemsOfTarget(`matter:${id}`, { kind: 'matter', id }, `${matters[id].title} ${matters[id].answer}`),
  ),
]);

const holders = new Map<string, number>();
for (const { anyAsked, said } of stemmed.values()) {
  for (const stem of new Set([...anyAsked, ...said])) holders.set(stem, (holders.get(stem) ?? 0) + 1);
}

const rarities = new Map([...holders].map(([stem, count]) => [stem, Math.log((stemmed.size + 1) / (count + 1))]));
const rarest = Math.log(stemmed.size + 1);
/** High for a stem that few targets have. */
const rarityOf = (stem: string): number => rarities.get(stem) ?? rarest;

/** How much the words of a text say, together. */
export const weightOf = (stems: Iterable<string>): number => [...stems].reduce((sum, stem) => sum + rarityOf(stem), 0);

/** Every target by the id of its phrasings. */
export const targets: ReadonlyMap<string, Words> = new Map(
  [...stemmed].map(([id, { asked, ...rest }]) => [
    id,
    { ...rest, asked: asked.map((stems) => ({ stems, weight: weightOf(stems) })) },
  ]),
);
