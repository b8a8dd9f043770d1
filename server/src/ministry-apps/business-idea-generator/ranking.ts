import type { Idea } from './data/idea.ts';
import { ideas } from './data/ideas/index.ts';
import type { BusinessInput } from './fields.ts';
import { type Fit, fitOf, type Obstacle, obstacle, type Person } from './fit.ts';
import { type Figures, figuresOf } from './money.ts';
import type { Own } from './own/read-own.ts';

export interface RankedIdea {
  idea: Idea;
  fit: Fit;
  figures: Figures;
}

/** One part of the business that a person brought, with our figures where it is one of our ideas. */
interface KnownPart {
  text: string;
  known?: RankedIdea;
  /** The idea that it is and what keeps this person from it. */
  barred?: { by: Obstacle; idea: Idea; figures: Figures };
}

export interface Ranking {
  input: BusinessInput;
  person: Person;
  /** The person's own first, then the best; as many as were wanted, or as there are. */
  ranked: readonly RankedIdea[];
  /** Index of the idea that is planned; undefined while the person's own business is, which is none of ours. */
  chosen: number | undefined;
  /** What keeps most ideas away when fewer fit than were wanted. */
  mainObstacle?: Obstacle;
  /** The business that the person brought. */
  own?: { text: string; parts: readonly KnownPart[]; kind?: Own['kind'] };
  /** The best of the ideas that only the money keeps away, when fewer fit than were wanted. */
  nearMiss?: RankedIdea;
  /** Ideas that the person's own words name and that something keeps away, the nearest first. */
  leftOut: readonly { by: Obstacle; idea: Idea }[];
  /** Id of a refused business that was asked for. */
  refused?: string | undefined;
  /** The person's own words say that money is needed within days. */
  urgent?: boolean;
}

/** Ideas of one main skill among those that are shown, at most, unless there is nothing else. */
const SAME_SKILL = 2;
/** Ideas of the person's own words that are named as left out, at most. */
const MOST_LEFT_OUT = 3;
/** Below this an idea fits too badly to be shown. */
const LEAST_SCORE = 40;
/** An idea that costs more than this above the money is no near miss, in cents. */
const MOST_SHORT = 15_000;

/** Ranks the ideas. `nearness`: cosine between the person's words and each idea, absent while no encoder reads. */
export function rank(
  input: BusinessInput,
  person: Person,
  nearness?: ReadonlyMap<string, number>,
  brought?: Own,
): Ranking {
  const given = { hours: person.hours, owned: person.assets as ReadonlySet<string>, goal: person.goal };
  const open: RankedIdea[] = [];
  const barred: { by: Obstacle; idea: Idea; figures: Figures }[] = [];
  for (const idea of ideas) {
    const figures = figuresOf(idea, given);
    const found = obstacle(idea, person, figures.start);
    if (found) barred.push({ by: found, idea, figures });
    else open.push({ idea, figures, fit: fitOf(idea, person, figures, nearness?.get(idea.id)) });
  }
  const parts = brought?.parts.map(({ text, idea }): KnownPart => {
    const known = open.find((one) => one.idea.id === idea);
    const kept = barred.find((one) => one.idea.id === idea);
    return { text, ...(known && { known }), ...(kept && { barred: kept }) };
  });
  const ownOnes = [...new Set(parts?.flatMap(({ known }) => known ?? []))];
  const wanted = input.wanted ?? 3;
  const fitting = open
    .filter((one) => one.fit.skill > 0 && one.fit.score >= LEAST_SCORE && !ownOnes.includes(one))
    .sort((a, b) => b.fit.score - a.fit.score);
  const ranked = [...ownOnes, ...varied(fitting, Math.max(0, wanted - ownOnes.length))];
  const chosen = chosenOf(input, ranked.length, parts !== undefined && ownOnes.length === 0);
  const [mainObstacle] = mostOf(barred.map(({ by }) => by));
  return {
    input,
    person,
    ranked: withOwnPrices(ranked, chosen, input, given, (one, figures) =>
      fitOf(one, person, figures, nearness?.get(one.id)),
    ),
    chosen,
    ...(brought && parts && { own: { text: brought.text, parts, ...(brought.kind && { kind: brought.kind }) } }),
    leftOut: barred
      .filter(
        ({ idea }) =>
          isMeant(idea, person, nearness?.get(idea.id)) && !brought?.parts.some((one) => one.idea === idea.id),
      )
      .sort((a, b) => (nearness?.get(b.idea.id) ?? 0) - (nearness?.get(a.idea.id) ?? 0))
      .slice(0, MOST_LEFT_OUT)
      .map(({ by, idea }) => ({ by, idea })),
    ...(ranked.length < wanted && mainObstacle ? { mainObstacle } : {}),
    ...(ranked.length < wanted ? nearMissOf(barred, person, nearness) : {}),
  };
}

/** Cosine from which an idea of a kind that was ticked is one that the words mean. */
const MEANT = 0.66;
const isMeant = ({ id, skills: [main] }: Idea, { named, kinds }: Person, near = 0) =>
  named?.has(id) === true || (kinds.has(main) && near >= MEANT);

/** Which row is planned. Where the person's own business is none of ours it counts as the first of the choices. */
function chosenOf({ planFor = '1' }: BusinessInput, count: number, hasWorksheet: boolean): number | undefined {
  const place = Number(planFor) - 1 - (hasWorksheet ? 1 : 0);
  return place < 0 ? undefined : Math.min(place, Math.max(0, count - 1));
}

/** The planned idea by the person's own prices, and how it fits by them. */
function withOwnPrices(
  ranked: readonly RankedIdea[],
  chosen: number | undefined,
  { price, cost, fixed }: BusinessInput,
  given: Parameters<typeof figuresOf>[1],
  fitBy: (idea: Idea, figures: Figures) => Fit,
): RankedIdea[] {
  return ranked.map((one, index) => {
    if (index !== chosen) return one;
    const figures = figuresOf(one.idea, { ...given, price, cost, fixed });
    return { ...one, figures, fit: fitBy(one.idea, figures) };
  });
}

/** The best of the ideas that only the money keeps away. */
function nearMissOf(
  barred: readonly { by: Obstacle; idea: Idea; figures: Figures }[],
  person: Person,
  nearness: ReadonlyMap<string, number> | undefined,
): Pick<Ranking, 'nearMiss'> {
  const [nearMiss] = barred
    .filter(({ by }) => by === 'money')
    .map(({ idea, figures }) => ({ idea, figures, fit: fitOf(idea, person, figures, nearness?.get(idea.id)) }))
    .filter(({ figures, fit }) => fit.skill > 0 && figures.start - person.money <= MOST_SHORT)
    .sort((a, b) => b.fit.skill - a.fit.skill || a.figures.start - b.figures.start);
  return nearMiss ? { nearMiss } : {};
}

function mostOf(found: readonly Obstacle[]): Obstacle[] {
  const counts = new Map<Obstacle, number>();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([one]) => one);
}

/** The best, with at most two of one main skill while others are left. */
function varied(sorted: readonly RankedIdea[], wanted: number): RankedIdea[] {
  const counts = new Map<string, number>();
  const chosen: RankedIdea[] = [];
  const rest: RankedIdea[] = [];
  for (const one of sorted) {
    const [main] = one.idea.skills;
    const count = counts.get(main) ?? 0;
    counts.set(main, count + 1);
    // A much weaker idea of another kind is no gain.
    const isWeak = one.fit.score + 20 < (sorted[0]?.fit.score ?? 0);
    if (count < SAME_SKILL && !isWeak) chosen.push(one);
    else rest.push(one);
  }
  return [...chosen, ...rest]
    .slice(0, wanted)
    .sort((a, b) => b.fit.score - a.fit.score || ideas.indexOf(a.idea) - ideas.indexOf(b.idea));
}
