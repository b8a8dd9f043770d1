import { dayOf } from '../../app-kit/index.ts';
import { type AppContext, type Ask, answersTo, ask } from '../contract.ts';
import type { Idea } from './data/idea.ts';
import { ideas } from './data/ideas/index.ts';
import { refusals } from './data/refusals.ts';
import { type BusinessInput, type CircumstanceFields, circumstances, skillKinds } from './fields.ts';
import { type Fit, fitOf, obstacle, type Person } from './fit.ts';
import { type Figures, figuresOf } from './money.ts';
import { askTexts } from './texts.en.ts';
import { readSkills } from './understanding.ts';

export interface RankedIdea {
  idea: Idea;
  fit: Fit;
  figures: Figures;
}

export interface Ranking {
  input: BusinessInput;
  person: Person;
  /** Best first; as many as were wanted, or as there are. */
  ranked: readonly RankedIdea[];
  /** Index of the idea that is planned. */
  chosen: number;
  /** Ideas that fit and that nothing rules out. */
  possible: number;
  /** What keeps most ideas away when fewer fit than were wanted. */
  mainObstacle?: ReturnType<typeof obstacle>;
  /** The person brought an idea that is not among ours. */
  missed?: boolean;
  /** Why the idea that the person brought can't be done by them, and its name. */
  ownBarred?: { name: string; by: NonNullable<ReturnType<typeof obstacle>> };
  /** Id of a refused business that was asked for. */
  refused?: string | undefined;
}

/** Ideas of one main skill among those that are shown, at most, unless there is nothing else. */
const SAME_SKILL = 2;
/** Below this an idea fits too badly to be shown. */
const LEAST_SCORE = 40;

/** Cosine from which a person's own words name something that an idea is about. */
const HEARD = 0.62;
/** Cosine from which the idea that a person brought is one of ours. */
const OWN = 0.72;

/**
 * Ranks the ideas for a person. No idea is shown that a limit, the hours or the money rules out. Ties go to the idea
 * that is listed first. Asks once for what a person has and what limits them, and for skills where the words are unclear.
 */
export async function solve(
  input: BusinessInput,
  context: Pick<AppContext, 'understanding' | 'answers' | 'now'>,
): Promise<Ranking | Ask> {
  const [skills, interests] = await Promise.all([
    readSkills(input.skills, context.understanding),
    readSkills(input.interests ?? '', context.understanding),
  ]);
  const { nearness } = skills;
  const refused = interests.refused ?? skills.refused;
  const own = nearestTo(interests.nearness, OWN);
  const missed = Boolean(input.interests?.trim() && interests.nearness && !own && !interests.refused);
  const isClear = input.kinds?.length || own || Math.max(0, ...(nearness?.values() ?? [])) >= HEARD;
  const isKnown = input.place || input.assets?.length || input.limits?.length;
  // Only what is missing; the texts have the words of all of them.
  const asked = { ...(isClear ? {} : skillKinds), ...(isKnown ? {} : circumstances) } as CircumstanceFields;
  const answers = answersTo(asked, context);
  if (!answers && !(isClear && isKnown))
    return ask(asked, askTexts.fields, askTexts.why(!isClear, refusals.find(({ id }) => id === refused)?.text));
  return {
    ...rank(
      input,
      { ...personOf({ ...input, ...answers }), own, month: Number(dayOf(context.now).slice(5, 7)) },
      nearness,
    ),
    refused,
    missed,
  };
}

/** The idea that a person's own one is about, if any is near enough. */
function nearestTo(nearness: ReadonlyMap<string, number> = new Map(), floor: number): string | undefined {
  const [best] = [...nearness].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= floor ? best[0] : undefined;
}

function personOf({
  hours,
  money,
  kinds = [],
  assets = [],
  limits = [],
  place,
  goal,
}: Partial<BusinessInput>): Omit<Person, 'month'> {
  return {
    hours: hours ?? 1,
    money: money ?? 0,
    kinds: new Set(kinds),
    assets: new Set(assets),
    limits: new Set(limits),
    place,
    goal: goal || undefined,
  };
}

/** Ranks the ideas. `nearness`: cosine between the person's words and each idea, absent while no encoder reads. */
export function rank(input: BusinessInput, person: Person, nearness?: ReadonlyMap<string, number>): Ranking {
  const owned: ReadonlySet<string> = person.assets;
  const given = { hours: person.hours, owned, goal: person.goal };
  const open: RankedIdea[] = [];
  const against = new Map<ReturnType<typeof obstacle>, number>();
  let ownBarred: Ranking['ownBarred'];
  for (const idea of ideas) {
    const figures = figuresOf(idea, given);
    const found = obstacle(idea, person, figures.start);
    if (found && idea.id === person.own) ownBarred = { name: idea.name, by: found };
    if (found) against.set(found, (against.get(found) ?? 0) + 1);
    else open.push({ idea, figures, fit: fitOf(idea, person, figures, nearness?.get(idea.id)) });
  }
  open.sort((a, b) => b.fit.score - a.fit.score);
  const wanted = input.wanted ?? 3;
  const fitting = open.filter(({ fit }) => fit.skill > 0 && fit.score >= LEAST_SCORE);
  const ranked = varied(fitting, wanted);
  const chosen = Math.min(Number(input.planFor ?? '1'), Math.max(1, ranked.length)) - 1;
  const planned = ranked[chosen];
  const own = { price: input.price, cost: input.cost, fixed: input.fixed };
  const finished = planned && { ...planned, figures: figuresOf(planned.idea, { ...given, ...own }) };
  const [mainObstacle] = [...against].sort((a, b) => b[1] - a[1])[0] ?? [];
  return {
    input,
    person,
    ranked: ranked.map((one, index) => (index === chosen && finished ? finished : one)),
    chosen,
    possible: fitting.length,
    ...(ownBarred && { ownBarred }),
    ...(ranked.length < wanted && mainObstacle ? { mainObstacle } : {}),
  };
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
