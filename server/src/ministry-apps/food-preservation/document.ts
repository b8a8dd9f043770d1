import { addDays, callout, scheduleBlock, section, sectionToWrite } from '../../app-kit/index.ts';
import { contactsOf } from '../../care/helplines.ts';
import type { Plan, PlannedSection } from '../contract.ts';
import type { TableSource } from './data/food.ts';
import type { GuidanceId } from './data/guidance.ts';
import { foodKeeper } from './data/sources.ts';
import { donateSections, donateTitle } from './document/donate.ts';
import { inventoryRecords, inventorySections } from './document/inventory.ts';
import { planSections, planTitle } from './document/plan.ts';
import { powerSections, powerTitle } from './document/power.ts';
import { preserveSections, preserveSources, preserveTitle } from './document/preserve.ts';
import { safeRules, safeSections, safeTitle } from './document/safe.ts';
import { basisSection } from './document/shared.ts';
import { storeSections, storeTitle } from './document/store.ts';
import type { Solved } from './solve.ts';
import { words } from './words.en.ts';

/** The one section whose prose is written; all others are rules and tables. */
const noteSection = sectionToWrite('note', words.sections.note, {
  maxWords: 120,
  again: words.sections.again,
  folded: true,
});

/** The document of one run: the answer first, then what it rests on. */
export function document(solved: Solved): Plan {
  const { title, sections, sources, rules } = partsOf(solved);
  return {
    title,
    about: words.about[aboutOf(solved.mode)],
    sections: [
      ...withBabyFirst(sections, solved),
      ...reminderIfNone(sections, solved),
      noteSection,
      basisSection(
        sources,
        solved.honeyForBaby ? [...rules, 'honey'] : rules,
        solved.mode === 'safe' || solved.mode === 'inventory',
      ),
    ],
    notices: [],
    ...(solved.mode === 'inventory' ? { records: inventoryRecords(solved) } : {}),
  };
}

/** For a baby, honey is refused before anything else; only someone who is sick gets help first. */
function withBabyFirst(sections: PlannedSection[], { honeyForBaby }: Solved): PlannedSection[] {
  if (!honeyForBaby) return sections;
  const { title, text } = words.honeyForBaby;
  const [first, ...rest] = sections;
  // Help for someone who is sick has the numbers already.
  const contacts = first?.id === 'sick' ? [] : [...contactsOf('poison'), ...contactsOf('emergency')];
  const warning = section('baby', title, [callout('caution', text, { title, contacts })], { bare: true });
  return first?.id === 'sick' ? [first, warning, ...rest] : [warning, ...sections];
}

/** A document without a day of its own gets one for the calendar: when to look at the food again. */
function reminderIfNone(sections: readonly PlannedSection[], { mode, today }: Solved): PlannedSection[] {
  if (sections.some(({ blocks }) => blocks.some(({ type }) => type === 'schedule'))) return [];
  const { lookThrough, lookThroughPantry, oldest, oldestPantry } = words.label;
  const entry =
    mode === 'donate'
      ? { date: addDays(today, 30), title: lookThroughPantry, detail: oldestPantry }
      : { date: addDays(today, 7), title: lookThrough, detail: oldest };
  const { reminder } = words.sections;
  return [section('reminder', reminder, [scheduleBlock(reminder, [entry], today)], { folded: true })];
}

const aboutOf = (mode: Solved['mode']): keyof typeof words.about =>
  mode === 'preserve' ? 'preserving' : mode === 'power' || mode === 'plan' ? mode : 'times';

interface Parts {
  title: string;
  sections: PlannedSection[];
  sources: readonly TableSource[];
  rules: readonly GuidanceId[];
}

function partsOf(solved: Solved): Parts {
  const sources = foodSources(solved);
  switch (solved.mode) {
    case 'safe':
      return { title: safeTitle(solved), sections: safeSections(solved), sources, rules: safeRules(solved) };
    case 'store':
      return {
        title: storeTitle(solved),
        sections: storeSections(solved),
        sources,
        rules: ['two-hours', 'freezer', 'dates'],
      };
    case 'preserve':
      return {
        title: preserveTitle(solved),
        sections: preserveSections(solved),
        sources: [...preserveSources(solved), ...sources],
        rules: ['botulism', 'boil-home-canned', 'home-canned-year'],
      };
    case 'power':
      return {
        title: powerTitle(solved),
        sections: powerSections(solved),
        sources: [],
        rules: ['power', 'two-hours', 'snap-replacement', 'carbon-monoxide'],
      };
    case 'inventory':
      return {
        title: words.title.inventory,
        sections: inventorySections(solved),
        sources: [foodKeeper],
        rules: ['two-hours', 'freezer', 'dates'],
      };
    case 'plan':
      return {
        title: planTitle(solved),
        sections: planSections(solved),
        sources: [foodKeeper],
        rules: ['water', 'less-food', 'food-groups'],
      };
    case 'donate':
      return {
        title: donateTitle(solved),
        sections: donateSections(solved),
        sources,
        rules: ['dates', 'donors', 'botulism'],
      };
  }
}

/** The tables of the foods that were named; that of the FoodKeeper when none was. */
function foodSources(solved: Solved): readonly TableSource[] {
  const rows = solved.mode === 'safe' && solved.verdict ? [solved.verdict.row.food, ...solved.foods] : solved.foods;
  const found = [...new Set(rows.map(({ source }) => source))];
  return found.length > 0 ? found : [foodKeeper];
}
