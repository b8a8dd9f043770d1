import type { Section } from '@lampstand/sdk/app';
import { callout, paragraphOf, prose, section } from '../../../app-kit/index.ts';
import type { Solved } from '../solve.ts';
import { words } from '../words.en.ts';
import { donateWords as texts } from '../words-donate.en.ts';
import { foodName } from './safe.ts';
import { bullets, commonSection, dateText, guidanceCallout, timesTable } from './shared.ts';

export type DonateSolved = Extract<Solved, { mode: 'donate' }>;

export const donateTitle = (solved: DonateSolved) => words.title.donate[solved.donation.outcome](foodName(solved));

/** Whether a pantry can take it, and the two lists by which a box is sorted. */
export function donateSections({ donation }: DonateSolved): Section[] {
  const { outcome, rule, food, labelDate } = donation;
  const past = rule === 'past-shelf' || rule === 'past-cold' || rule === 'baby-date';
  const text = paragraphOf([past && labelDate !== undefined && words.wasLabel(dateText(labelDate)), texts.rules[rule]]);
  const suspect = rule === 'can';
  return [
    section(
      'verdict',
      texts.outcome[outcome],
      [callout(outcome === 'refuse' ? 'caution' : 'next', text, { title: texts.outcome[outcome] })],
      { bare: true },
    ),
    ...(suspect ? [section('throw-out', texts.throwOut, [guidanceCallout('throw-out-jar', 'caution')])] : []),
    section('refuse', texts.refuse, [bullets(texts.refuseItems)]),
    section('take', texts.take, [bullets(texts.takeItems)], { folded: true }),
    section('dates', texts.dates, [prose([texts.datesText]), guidanceCallout('dates')], { folded: true }),
    food ? section('times', words.sections.table, [timesTable(food)], { folded: true }) : commonSection(),
    section('rules', words.sections.rules, [guidanceCallout('donors'), guidanceCallout('botulism', 'caution')], {
      folded: true,
    }),
  ];
}
