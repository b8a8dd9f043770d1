import type { Asset, Idea, Limit, Place, Skill } from './data/idea.ts';
import type { Figures } from './money.ts';

/** What is known of a person. Amounts are integer cents. */
export interface Person {
  hours: number;
  money: number;
  kinds: ReadonlySet<Skill>;
  assets: ReadonlySet<Asset>;
  limits: ReadonlySet<Limit>;
  place: Place | undefined;
  goal: number | undefined;
  /** Id of the idea that the person brought. */
  own?: string | undefined;
  /** Month of the run, 1 to 12. */
  month: number;
}

/** Why an idea scored as it did; the words are in the texts. */
export type Reason =
  | { kind: 'skill'; skill: Skill; main: boolean }
  | { kind: 'words' }
  | { kind: 'own' }
  | { kind: 'hours-fit' }
  | { kind: 'hours-few'; hours: number }
  | { kind: 'no-start' }
  | { kind: 'money-easy' }
  | { kind: 'money-fits' }
  | { kind: 'first-job-pays' }
  | { kind: 'asset'; asset: Asset }
  | { kind: 'asset-missing'; asset: Asset }
  | { kind: 'goal-fits' }
  | { kind: 'goal-short' }
  | { kind: 'place' }
  | { kind: 'out-of-season'; season: readonly [number, number] }
  | { kind: 'checked' };

export interface Fit {
  /** 0 to 100. */
  score: number;
  /** Of it, 0 to 50 for what the person can do. */
  skill: number;
  reasons: Reason[];
}

/** Cosines between which a person's own words count from nothing to everything. */
const heard = { from: 0.55, to: 0.78 };
/** The most that the first paid job can pay for, in cents. */
const FIRST_JOB = 6_000;

/** What keeps a person from an idea; undefined when nothing does. */
export function obstacle(idea: Idea, person: Person, start: number): Limit | 'assets' | 'money' | 'hours' | undefined {
  const { limits, assets } = person;
  const barred: [Limit, boolean][] = [
    ['no-phone', idea.byPhone === true],
    ['no-lifting', idea.body === 'lifting'],
    ['no-standing', idea.body !== 'seated'],
    ['no-driving', idea.drives === true],
    ['home-only', !idea.home],
    ['children-along', !idea.children],
    ['evenings', idea.daytime === true],
    ['little-english', idea.english === true],
    ['under-18', idea.adult === true],
  ];
  const limit = barred.find(([name, applies]) => applies && limits.has(name));
  if (limit) return limit[0];
  if (idea.needs && !idea.needs.some((asset) => has(assets, asset))) return 'assets';
  if (start > person.money && !firstJobPays(idea, person, start)) return 'money';
  return person.hours * 2 < idea.minHours ? 'hours' : undefined;
}

/** A truck is also a car. */
function has(assets: ReadonlySet<Asset>, asset: Asset): boolean {
  return assets.has(asset) || (asset === 'car' && assets.has('truck'));
}

const firstJobPays = (idea: Idea, { money }: Person, start: number) =>
  start - money <= Math.min(FIRST_JOB, idea.price - idea.cost);

/**
 * Scores an idea for a person: skill 45 (50 for the idea that they brought), hours 15, money 15, things 10, goal or pay 10, place 5. `nearness` is the cosine
 * between the person's own words and the idea's phrasings, absent while no encoder reads. What was ticked counts first.
 */
export function fitOf(idea: Idea, person: Person, figures: Figures, nearness: number | undefined): Fit {
  const skill = skillPart(idea, person, nearness);
  const parts = [
    skill,
    hoursPart(idea, person),
    moneyPart(person, figures.start),
    assetPart(idea, person),
    payPart(person, figures),
    placePart(idea, person),
    seasonPart(idea, person),
  ];
  const reasons = parts.flatMap((part) => part.reasons);
  if (idea.checked && person.limits.has('record')) {
    return { score: Math.max(0, sum(parts) - 20), skill: skill.points, reasons: [...reasons, { kind: 'checked' }] };
  }
  return { score: sum(parts), skill: skill.points, reasons };
}

interface Part {
  points: number;
  reasons: Reason[];
}

const sum = (parts: readonly Part[]) =>
  Math.max(
    0,
    Math.min(
      100,
      parts.reduce((total, { points }) => total + points, 0),
    ),
  );
const part = (points: number, ...reasons: Reason[]): Part => ({ points, reasons });

function skillPart({ id, skills }: Idea, { kinds, own }: Person, nearness = 0): Part {
  if (id === own) return part(50, { kind: 'own' });
  const share = Math.min(1, Math.max(0, (nearness - heard.from) / (heard.to - heard.from)));
  const words = Math.round(share * 45);
  const [main] = skills;
  const other = skills.find((skill) => kinds.has(skill));
  const ticked = kinds.has(main) ? 26 : other ? 14 : 0;
  const points = Math.min(45, Math.max(ticked, words) + (ticked > 0 && words > 0 ? 8 : 0));
  return part(
    points,
    ...(kinds.has(main) ? [{ kind: 'skill', skill: main, main: true } as const] : []),
    ...(!kinds.has(main) && other ? [{ kind: 'skill', skill: other, main: false } as const] : []),
    ...(ticked === 0 && words >= 10 ? [{ kind: 'words' } as const] : []),
  );
}

function hoursPart({ minHours }: Idea, { hours }: Person): Part {
  return hours >= minHours ? part(15, { kind: 'hours-fit' }) : part(5, { kind: 'hours-few', hours: minHours });
}

function moneyPart({ money }: Person, start: number): Part {
  if (start === 0) return part(15, { kind: 'no-start' });
  if (start * 2 <= money) return part(15, { kind: 'money-easy' });
  return start <= money ? part(10, { kind: 'money-fits' }) : part(4, { kind: 'first-job-pays' });
}

function assetPart({ needs = [], helps = [] }: Idea, { assets }: Person): Part {
  const owned = [...needs, ...helps].find((asset) => has(assets, asset));
  if (owned) return part(10, { kind: 'asset', asset: owned });
  const [missing] = helps;
  return missing ? part(3, { kind: 'asset-missing', asset: missing }) : part(6);
}

function payPart({ goal }: Person, { goal: asked, months, hourly = 0 }: Figures): Part {
  if (goal) {
    if (asked?.fits && months[2].profit >= goal) return part(10, { kind: 'goal-fits' });
    return part(asked?.fits ? 6 : 1, { kind: 'goal-short' });
  }
  return part(hourly >= 2_500 ? 10 : hourly >= 1_500 ? 7 : hourly >= 1_000 ? 4 : 0);
}

function placePart({ places }: Idea, { place }: Person): Part {
  if (!places || !place) return part(3);
  return places.includes(place) ? part(5, { kind: 'place' }) : part(0);
}

/** What can't be sold now is ranked lower: the plan would start months before the first customer. */
function seasonPart({ season }: Idea, { month }: Person): Part {
  if (!season || isIn(season, month)) return part(0);
  return part(-25, { kind: 'out-of-season', season });
}

/** Whether a month is between two others, the year's end included. */
function isIn([first, last]: readonly [number, number], month: number): boolean {
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}
