import { callout, checklist, prose, section } from '../../../app-kit/index.ts';
import { type GuidanceId, guidance } from '../data/guidance.ts';
import type { Doubt, Resume } from '../resume.ts';
import { words } from '../texts.en.ts';
import { typed } from './text.ts';

const folded = { folded: true };
const help = (id: GuidanceId) => {
  const { title, text, contacts } = guidance[id];
  return callout('info', text, { title, contacts });
};

/** Questions with a number or a duty for an answer. */
export function questionsSection({ questions }: Resume) {
  const { title, intro, line, work } = words.questions;
  const items = questions.map(({ about, line: text, ask }) =>
    text ? line(typed(about), typed(text), ask) : work(typed(about), ask),
  );
  return items.length > 0 ? [section('questions', title, [prose([intro]), checklist(items)], folded)] : [];
}

const doubtText = (doubt: Doubt): string => {
  const { confirm } = words;
  switch (doubt.kind) {
    case 'meant':
      return confirm.meant(doubt.text);
    case 'date':
      return confirm.date(typed(doubt.about), typed(doubt.text));
    case 'strange':
      return confirm.strange(typed(doubt.line));
    case 'no-dates':
      return confirm.noDates(doubt.titles.map(typed));
    case 'title':
      return confirm.retitled(typed(doubt.typed), doubt.shown);
    case 'too-long':
      return confirm.tooLong(typed(doubt.about));
    case 'cut':
      return confirm.cut(typed(doubt.line), typed(doubt.source));
    default:
      return confirm[doubt.kind];
  }
};

/** Everything to look at once before the page goes out: doubts, dates, what was left out, and the length. */
export function confirmSection(resume: Resume) {
  const { confirm } = words;
  const { entries, timeline, leftOut, pages, wanted } = resume;
  const employers = entries.filter(({ employer }) => employer).length;
  return section(
    'confirm',
    confirm.title,
    [
      checklist([
        ...leftOut.map(({ text, reason }) => confirm.leftOut(typed(text), reason)),
        ...resume.doubts.map(doubtText),
        ...timeline.problems.map(({ label, problem }) => confirm[problem](typed(label))),
        ...timeline.overlaps.map(({ one, other, months }) => confirm.overlap(typed(one), typed(other), months)),
        confirm.facts(employers),
        confirm.pages(pages, wanted),
        pages > wanted && confirm.old,
      ]),
    ],
    folded,
  );
}

/** Doubts and date problems that the person can mend. */
export const checksOf = ({ doubts, timeline }: Resume) => doubts.length + timeline.problems.length;

export function gapsSection({ timeline, gapWords }: Resume) {
  const { gaps } = words;
  const items = timeline.gaps.map(({ after, before, months, rough }) =>
    before === undefined
      ? gaps.since(months, rough, typed(after))
      : gaps.between(months, rough, typed(after), typed(before)),
  );
  if (items.length === 0) return [];
  return [
    section(
      'gaps',
      gaps.title,
      [checklist(items), prose([gaps.advice, gapWords && gaps.own(typed(gapWords))]), help('health')],
      folded,
    ),
  ];
}

export function faithSection({ translated, suggested, faith }: Resume) {
  const { faith: said } = words;
  const shown = faith.revealing.length > 0;
  if (!shown && translated.length + faith.hidden.length === 0) return [];
  return [
    section(
      'faith',
      said.title,
      [
        prose([
          translated.length > 0 && said.plain,
          faith.hidden.length > 0 && said.hidden(faith.hidden.map(typed)),
          shown && said.revealing(faith.revealing.map(typed)),
          shown && !faith.shown && said.revealingWhy,
        ]),
        wordTable(said.caption, said.columns.plain, translated),
        wordTable(said.suggestions, said.columns.suggested, suggested),
        help('faith'),
      ],
      folded,
    ),
  ];
}

function wordTable(caption: string, label: string, pairs: readonly { from: string; to: string }[]) {
  if (pairs.length === 0) return undefined;
  const rows = pairs.map(({ from, to }) => [typed(from), to]);
  return { type: 'table' as const, caption, columns: [{ label: words.faith.columns.own }, { label }], rows };
}

export function recordSection({ record }: Resume) {
  const { title, resume, say, noFee } = words.record;
  if (!record) return [];
  const rules = (['fair-chance', 'eeoc', 'report', 'incentives', 'clearing'] as const).map(help);
  return [section('record', title, [prose([resume, say]), ...rules, prose([noFee])], folded)];
}

export function firstJobSection({ first }: Resume) {
  return first
    ? [section('first-job', words.firstJob.title, [prose([words.firstJob.text]), help('minors')], folded)]
    : [];
}

/** What code read in a pasted text, and what it did not. */
export function readSection({ read, entries }: Resume) {
  if (!read) return [];
  const { title, resume, story, found, names, none, left } = words.read;
  const blocks = [
    prose([
      read.kind === 'resume' ? resume : story,
      read.found.length > 0 && found(read.found.map((name) => names[name] ?? name)),
      entries.length === 0 && none,
      read.left.length > 0 && left,
    ]),
    checklist(read.left.slice(0, 20).map(typed)),
  ];
  return [section('read', title, blocks, folded)];
}

export function helpSection() {
  const { title, files, json, review } = words.help;
  return section('help', title, [help('job-center'), help('scams'), prose([files, json, review])], folded);
}
