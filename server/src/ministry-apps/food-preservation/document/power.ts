import type { Section, TableBlock } from '@lampstand/sdk/app';
import { callout, heading, paragraphOf, prose, section } from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import { freezerAfter, fridgeAfter } from '../data/power.ts';
import type { FridgeResult, PowerResult } from '../solve/power.ts';
import type { Solved } from '../solve.ts';
import { words } from '../words.en.ts';
import { powerWords as texts } from '../words-power.en.ts';
import { bullets, guidanceCallout } from './shared.ts';

export type PowerSolved = Extract<Solved, { mode: 'power' }>;

export const powerTitle = ({ power }: PowerSolved) => words.title.power(texts.hours(power.hours));

const thrown = new Set<FridgeResult>(['measured-warm', 'opened', 'over']);

/** The fridge and the freezer, each with its verdict, then who helps; the lists of foods are open when they are needed. */
export function powerSections({ power, input }: PowerSolved): Section[] {
  const bad = thrown.has(power.fridge);
  return [
    section(
      'verdict',
      texts.fridgeTitle,
      [
        fridgeBlock(power, bad),
        freezerBlock(power, input.freezer === 'full'),
        guidanceCallout('carbon-monoxide', 'caution'),
        helpBlock(),
      ],
      { bare: true },
    ),
    section('cold', texts.coldTitle, [bullets(bad ? texts.coldItems : [texts.coldFridge, ...texts.coldItems])], {
      folded: !input.noCook,
    }),
    section(
      'lists',
      texts.lists,
      [
        heading(texts.fridgeTable),
        table(texts.fridgeTable, fridgeAfter),
        power.freezer !== 'none' && heading(texts.freezerTable),
        power.freezer !== 'none' && table(texts.freezerTable, freezerAfter),
        prose([texts.noTaste]),
      ],
      { folded: true },
    ),
    section(
      'still',
      texts.help,
      [
        bullets([texts.stillOut, texts.medicine, texts.photos]),
        guidanceCallout('snap-replacement'),
        guidanceCallout('formula'),
      ],
      { folded: true },
    ),
    section('rules', words.sections.rules, [guidanceCallout('power'), guidanceCallout('two-hours')], { folded: true }),
  ];
}

function fridgeBlock({ fridge, fridgeLeft }: PowerResult, bad: boolean) {
  const left = fridge === 'cold' && fridgeLeft > 0 && texts.left(fridgeLeft);
  const text = paragraphOf([texts.fridge[fridge], bad && texts.throwOut, left]);
  return callout(bad ? 'caution' : 'next', text, { title: bad ? texts.titles.out : texts.titles.keep });
}

function freezerBlock({ freezer, freezerLeft, holds }: PowerResult, full: boolean) {
  if (freezer === 'none') return undefined;
  const text = paragraphOf([
    texts.holds(holds, full),
    texts.freezer[freezer],
    freezer === 'holding' && freezerLeft > 0 && texts.left(freezerLeft),
  ]);
  return callout('next', text, { title: texts.freezerTitle });
}

function helpBlock() {
  return callout('info', texts.callText, {
    title: texts.callTitle,
    contacts: contactsOf('local-help'),
  });
}

function table(caption: string, rows: readonly { group: string; out: string; keep: string }[]): TableBlock {
  const { group, out, keep } = texts.columns;
  return {
    type: 'table',
    caption,
    columns: [{ label: group }, { label: out }, { label: keep }],
    rows: rows.map((row) => [row.group, row.out, row.keep]),
  };
}
