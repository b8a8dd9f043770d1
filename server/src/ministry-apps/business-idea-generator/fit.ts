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
  /** Ids of the ideas that the person brought. */
  own?: ReadonlySet<string>;
  /** Ids of ideas that their words name so plainly that they have what it needs. */
  named?: ReadonlySet<string>;
  /** Ids of ideas that the first of their words name. */
  first?: ReadonlySet<string>;
  /** Would rather not risk the start money. */
  careful?: boolean;
  /** Month of the run, 1 to 12. */
  month: number;
}

/** Why an idea scored as it did; the words are in the texts. */
export type Reason =
  | { kind: 'skill'; skill: Skill; main: boolean }
  | { kind: 'words' }
  | { kind: 'own' }
  | { kind: 'hours-fit' }
  | { kind: 'no-start' }
  | { kind: 'money-easy' }
  | { kind: 'money-fits' }
  | { kind: 'asset'; asset: Asset }
  | { kind: 'asset-missing'; asset: Asset }
  | { kind: 'goal-fits' }
  | { kind: 'goal-short' }
  | { kind: 'place' }
  | { kind: 'out-of-season'; season: readonly [number, number] }
  | { kind: 'checked' }
  | { kind: 'arrange'; limit: Limit };

export interface Fit {
  /** 0 to 100. */
  score: number;
  /** Of it, 0 to 50 for what the person can do. */
  skill: number;
  reasons: Reason[];
}

/** Cosines between which a person's own words count from nothing to everything. */
const heard = { from: 0.55, to: 0.85 };
/** From here on an idea is close to the words; below it they can share one noun. */
const PLAIN = 0.74;
/** Points for what a person names first. */
const FIRST = 15;
/** The longest time away from someone who can't be alone, in minutes. */
const LONGEST_AWAY = 180;

/** Limits that a person can arrange a business of their own around; their plan says so. */
const arranged: ReadonlySet<Limit> = new Set([
  'no-phone',
  'no-internet',
  'home-only',
  'children-along',
  'adult-along',
  'evenings',
  'little-english',
]);

export type Obstacle = Limit | 'assets' | 'money' | 'hours' | 'online';

/** The limits that an idea doesn't go with. */
function against(idea: Idea, limits: ReadonlySet<Limit>): Limit[] {
  const all: [Limit, boolean][] = [
    ['no-phone', idea.byPhone === true],
    ['no-internet', idea.online === 'needed'],
    ['no-lifting', idea.body === 'lifting'],
    ['no-standing', idea.body !== 'seated'],
    ['no-driving', idea.drives === true],
    ['home-only', !idea.home],
    ['children-along', !idea.children],
    ['adult-along', !idea.home && idea.minutes > LONGEST_AWAY],
    ['evenings', idea.daytime === true],
    ['little-english', idea.english === true],
    ['under-18', idea.adult === true],
  ];
  return all.flatMap(([name, applies]) => (applies && limits.has(name) ? name : []));
}

/** What keeps a person from an idea; undefined when nothing does. */
export function obstacle(idea: Idea, person: Person, start: number): Obstacle | undefined {
  const { limits, assets, own, named } = person;
  const isOwn = own?.has(idea.id) === true;
  const limit = against(idea, limits).find((name) => !(isOwn && arranged.has(name)));
  if (limit) return limit;
  if (person.place === 'online' && !idea.online && !isOwn) return 'online';
  const isNamed = isOwn || named?.has(idea.id);
  if (idea.needs && !isNamed && !idea.needs.some((asset) => has(assets, asset))) return 'assets';
  if (start > person.money) return 'money';
  return person.hours < idea.minHours ? 'hours' : undefined;
}

/** A truck is also a car. */
function has(assets: ReadonlySet<Asset>, asset: Asset): boolean {
  return assets.has(asset) || (asset === 'car' && assets.has('truck'));
}

/**
 * Scores an idea for a person: skill 45 (15 more for what they name first; 50 for the idea that they brought), hours 15, money 15, things 10, goal or pay 10, place 5. `nearness` is the cosine
 * between the person's own words and the idea's phrasings, absent while no encoder reads. What was ticked counts first.
 */
export function fitOf(idea: Idea, person: Person, figures: Figures, nearness: number | undefined): Fit {
  const skill = skillPart(idea, person, nearness);
  const parts = [
    skill,
    part(15, { kind: 'hours-fit' }),
    moneyPart(person, figures.start),
    assetPart(idea, person),
    payPart(person, figures),
    placePart(idea, person),
    seasonPart(idea, person),
    part(0, ...against(idea, person.limits).map((limit) => ({ kind: 'arrange', limit }) as const)),
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

function skillPart({ id, skills }: Idea, { kinds, own, first }: Person, nearness = 0): Part {
  if (own?.has(id)) return part(50, { kind: 'own' });
  const share = Math.min(1, Math.max(0, (nearness - heard.from) / (heard.to - heard.from)));
  const words = Math.round(share * 45);
  const [main] = skills;
  const other = skills.find((skill) => kinds.has(skill));
  const ticked = kinds.has(main) ? 26 : other ? 14 : 0;
  const points =
    Math.min(45, Math.max(ticked, words) + (ticked > 0 && words > 0 ? 8 : 0)) + (first?.has(id) ? FIRST : 0);
  return part(
    points,
    ...(kinds.has(main) ? [{ kind: 'skill', skill: main, main: true } as const] : []),
    ...(!kinds.has(main) && other ? [{ kind: 'skill', skill: other, main: false } as const] : []),
    ...(ticked === 0 && nearness >= PLAIN ? [{ kind: 'words' } as const] : []),
  );
}

function moneyPart({ money, careful }: Person, start: number): Part {
  if (start === 0) return part(15, { kind: 'no-start' });
  if (start * 2 <= money) return part(careful ? 10 : 15, { kind: 'money-easy' });
  return part(careful ? 0 : 10, { kind: 'money-fits' });
}

function assetPart({ needs = [], helps = [] }: Idea, { assets }: Person): Part {
  const owned = [...needs, ...helps].find((asset) => has(assets, asset));
  if (owned) return part(10, { kind: 'asset', asset: assets.has(owned) ? owned : 'truck' });
  const [missing] = [...needs, ...helps];
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
  if (!places || !place || place === 'online') return part(3);
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
