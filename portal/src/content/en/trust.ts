import { pluralOf, type VerseStatus } from '@lampstand/sdk/app';
import type { Keep } from '@lampstand/server/contracts';
import { figures } from '../../lib/figures.ts';

const n = (count: number) => figures(count, 'en');
const counted = (count: number, one: string, many: string) => `${n(count)} ${pluralOf(count, { one, other: many })}`;

/** The three outcomes of the scripture check. */
const outcomes: { [Status in VerseStatus]: { name: string; means: string } } = {
  verified: {
    name: 'Checked word for word',
    means: 'The reference exists, and quoted words are the printed ones. We show them as they are.',
  },
  'set-right': {
    name: 'Set right',
    means:
      'The words had slips, had the wrong reference or only retold the verse. We show the printed words, the right reference, or “in other words”.',
  },
  'left-out': {
    name: 'Left out',
    means:
      'The verse doesn’t exist, its words were made up, or we can’t print them here. The sentence is left out, or only the reference and a link stay.',
  },
};

const choices: { [Choice in Keep]: { label: string; help: string } } = {
  '13-months': { label: '13 months', help: 'Long enough to compare this Easter with the last one.' },
  '30-days': { label: '30 days', help: 'Older counts are deleted every night.' },
  nothing: {
    label: 'Nothing',
    help: 'We delete all counts and stop counting. Usage and the list of pages stay empty too.',
  },
};

/** Texts of the Trust tab. */
export const trustEn = {
  title: 'What was checked',
  lead: 'Everything that the apps quote is compared with the printed Bible before anyone reads it. Here are the results. We keep numbers only: no text, no names.',
  name: 'counts',
  failed: 'We could not load the counts.',
  csvFile: (from: string, to: string) => `trust-${from}-${to}.csv`,
  nothingKept: 'Nothing is counted',
  nothingKeptText:
    'Your church keeps no counts. Quotations are still checked. To see figures here, choose below how long to keep counts.',
  notYet: 'Nothing was quoted in these days',
  notYetText: 'Figures appear soon after one of your apps quotes the Bible or names a verse.',
  checked: 'Checked',
  setRight: 'Set right',
  leftOut: 'Left out',
  /** The check in one sentence. */
  check: (all: number, verified: number, setRight: number, leftOut: number) =>
    setRight + leftOut === 0
      ? `${counted(all, 'reference or quotation was', 'references and quotations were')} checked, and nothing had to be changed.`
      : `Of ${counted(all, 'reference or quotation', 'references and quotations')}, ${counted(verified, 'was', 'were')} right, ${counted(setRight, 'was', 'were')} set right and ${counted(leftOut, 'was', 'were')} left out, all before anyone read them.`,

  corrected: 'Set right or left out',
  /** The chart in words, after its first and last day. */
  busy: (busy: number, days: number) =>
    `Quotations were checked on ${busy} of ${days} days. The saved table has each day.`,

  found: 'Results',
  foundCaption: 'Results of the check',
  foundColumns: { outcome: 'Result', means: 'What we do', count: 'Times' },
  outcomes,

  help: 'Times we showed crisis help',
  helpText:
    'When someone writes as if they are in danger, we show telephone numbers first, with your care contact. We keep this number and nothing else, because people write about their worst hour only where no one is watching. No one can find out who it was, not even us.',

  written: 'Writers',
  writtenText:
    'The built-in writer composes from texts that people wrote and checked. A model follows our instructions, which get a new date when they change.',
  /** How often the built-in writer took over from a model; at least one count is above zero. */
  fallback: (late: number, withheld: number) => {
    const parts = [
      late > 0 && `a model failed ${counted(late, 'time', 'times')}`,
      withheld > 0 && `a model’s words were withheld ${counted(withheld, 'time', 'times')}`,
    ].filter((part) => part !== false);
    const sentence = parts.join(', and ');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. The built-in writer took over and said so.`;
  },
  writtenCaption: 'Writers, the most recent first',
  writtenColumns: { writer: 'Writer', app: 'App', version: 'Instructions', first: 'First', last: 'Last' },
  builtIn: 'Built-in writer',
  aModel: 'A model',
  noneNeeded: 'None needed',
  notNoted: 'Writers aren’t noted either.',
  nothingWritten: 'Nothing has been written yet.',
  cost: 'Models this month',
  costOf: (spent: string, most: string) => `${spent} of ${most}`,
  costText: 'When it’s used up, the built-in writer takes over until the month ends.',
  noCost: 'Models have cost nothing this month.',

  keep: 'How long counts are kept',
  keepText: 'This applies here and under Usage. It doesn’t change what the apps do.',
  keepFor: 'Keep counts for',
  choices,
  save: 'Save',
  kept: {
    '13-months': 'Counts are kept for 13 months',
    '30-days': 'Counts are kept for 30 days',
    nothing: 'Nothing is counted anymore',
  },
  /** Questions before counts are deleted. */
  asking: {
    '30-days': {
      title: 'Delete older counts?',
      text: 'We delete counts older than 30 days now, here and under Usage. You can’t undo this.',
    },
    nothing: {
      title: 'Delete all counts?',
      text: 'We delete all counts of your church now, here and under Usage, with the list of pages where your apps were seen. You can’t undo this. Website Integration can then no longer see that someone opened an app.',
    },
  },
  delete: 'Delete',
};

export type TrustWords = typeof trustEn;
