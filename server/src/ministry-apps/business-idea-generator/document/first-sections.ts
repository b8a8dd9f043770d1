import type { CalloutBlock, Section } from '@lampstand/sdk/app';
import { callout, daysBetween, formatDay, formatMoney, section, sectionIfAny } from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import { type BenefitEffect, effectOf } from '../benefits.ts';
import { effectRules } from '../data/benefit-rules.ts';
import { guidance } from '../data/guidance.ts';
import { refusals } from '../data/refusals.ts';
import type { Ranking } from '../ranking.ts';
import { words } from '../texts.en.ts';
import { benefitNames, firstWords } from '../words-first.en.ts';

/** The day of the thirty days on which the first paid job is. */
const FIRST_JOB_DAY = 12;
const MONTH = 30;

/** What a person has to read before any idea: help that can't wait, then what they said of themselves. */
export function firstSections(ranking: Ranking, today: string): Section[] {
  return [
    ...sectionIfAny('soon', words.first, soon(ranking, today), { bare: true }),
    ...sectionIfAny('first', words.first, callouts(ranking), { bare: true }),
    ...benefitSection(ranking),
  ];
}

function callouts({ person: { limits, money }, refused, own, chosen, input }: Ranking): CalloutBlock[] {
  const caution = (
    id: 'benefits' | 'immigration' | 'minor' | 'phone' | 'record',
    tone: 'caution' | 'info' = 'caution',
  ) => {
    const { title, text, contacts } = guidance[id];
    return callout(tone, text, { title, contacts });
  };
  const refusal = refusals.find(({ id }) => id === refused);
  return [
    ...(refusal ? [callout('caution', refusal.text, { title: words.refused, contacts: guidance.scams.contacts })] : []),
    ...(limits.has('immigration') ? [caution('immigration')] : []),
    ...(limits.has('benefits') && !input.benefits?.length ? [caution('benefits')] : []),
    ...(limits.has('under-18') ? [caution('minor')] : []),
    ...(limits.has('record') ? [caution('record', 'info')] : []),
    ...(limits.has('no-phone') ? [caution('phone', 'info')] : []),
    ...(money >= words.large.from && own?.kind?.id !== 'purchase' && chosen !== undefined
      ? [callout('caution', words.large.text, { title: words.large.title })]
      : []),
  ];
}

/** Money that is needed before any of the ideas can bring it. */
function soon({ input: { by, goal }, ranked, urgent }: Ranking, today: string): CalloutBlock[] {
  const { soon: texts } = firstWords;
  const contacts = [
    ...contactsOf('local-help').slice(0, 1),
    { label: texts.link, href: 'https://www.usa.gov/help-with-bills' },
  ];
  if (!by || !goal || by < today) {
    return urgent ? [callout('caution', texts.help, { title: texts.untimed, contacts })] : [];
  }
  const days = daysBetween(today, by);
  const best = Math.max(
    0,
    ...ranked.map(({ figures: { months } }) =>
      earnedIn(
        days,
        months.map(({ profit }) => profit),
      ),
    ),
  );
  if (best >= goal) return [];
  const day = formatDay(by);
  const text = `${best > 0 ? texts.reach(day, formatMoney(best)) : texts.none} ${texts.help}`;
  return [callout('caution', text, { title: texts.title(formatMoney(goal), day), contacts })];
}

/** Cents that are left until a day: nothing before the first paid job, then the months' profits by the day, rounded down. */
function earnedIn(days: number, profits: readonly number[]): number {
  if (days < FIRST_JOB_DAY) return 0;
  return profits.reduce((sum, profit, month) => {
    const part = Math.min(1, Math.max(0, (days - month * MONTH) / MONTH));
    return sum + Math.floor(profit * part);
  }, 0);
}

/**
 * What month 3 of the plan does to the benefits that were ticked; the goal where the plan has no figures. Where none was ticked
 * the call comes first, and nothing is computed.
 */
function benefitSection({ input, person, ranked, chosen }: Ranking): Section[] {
  const benefits = input.benefits ?? [];
  if (!person.limits.has('benefits') || benefits.length === 0) return [];
  const planned = chosen === undefined ? undefined : ranked[chosen];
  const profit = (planned ? planned.figures.months[2].profit : person.goal) ?? 0;
  const { title, lead, caption, columns, meaning } = firstWords.benefits;
  const { contacts } = guidance.benefits;
  const names = benefits.map((id) => benefitNames[id]);
  return [
    section(
      'benefits',
      title,
      [
        callout('caution', lead(names), { title, contacts }),
        profit > 0 && {
          type: 'table',
          caption: caption(formatMoney(profit), planned?.idea.name),
          columns: [{ label: columns.benefit }, { label: columns.change }],
          rows: benefits.map((id) => [benefitNames[id], effectText(effectOf(id, profit))]),
        },
        profit > 0 && { type: 'prose', text: meaning(effectRules.year) },
      ],
      { bare: true },
    ),
  ];
}

function effectText(effect: BenefitEffect): string {
  const { effects } = firstWords.benefits;
  const rules = effectRules;
  switch (effect.id) {
    case 'ssi':
      return effects.ssi(formatMoney(effect.lost), formatMoney(effect.kept));
    case 'ssdi': {
      const [trial, limit] = [formatMoney(rules.trialMonth), formatMoney(rules.substantial)];
      if (effect.level === 'below') return effects.ssdi.below(trial, rules.trialHours);
      return effect.level === 'trial' ? effects.ssdi.trial(trial, limit) : effects.ssdi.above(limit);
    }
    case 'retirement':
      return effects.retirement(
        formatMoney(effect.year),
        formatMoney(rules.retirementYear),
        effect.held === undefined ? undefined : formatMoney(effect.held),
      );
    case 'snap':
      return effects.snap(formatMoney(effect.low), formatMoney(effect.high));
    case 'housing':
      return effects.housing(formatMoney(effect.more));
    default:
      return effects.medicaid;
  }
}
