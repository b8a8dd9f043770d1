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
    name: 'Corrected',
    means:
      'The wording or reference was wrong, or the words only retold the verse. We show the printed words, the right reference, or “in other words”.',
  },
  'left-out': {
    name: 'Removed',
    means:
      'The verse doesn’t exist, its words were made up, or we can’t print them here. We remove the sentence, or show only the reference and a link.',
  },
};

const choices: { [Choice in Keep]: { label: string; help: string } } = {
  '13-months': { label: '13 months', help: 'Long enough to compare this Easter with the last one.' },
  '30-days': { label: '30 days', help: 'Older counts are deleted every night.' },
  nothing: {
    label: 'Nothing',
    help: 'We delete all counts and stop counting. Usage and the list of pages will be empty too.',
  },
};

/** Texts of the Trust tab. */
export const trustEn = {
  title: 'What was checked',
  lead: 'Every quotation is checked against the printed Bible. Here are the results. We keep numbers only.',
  name: 'counts',
  failed: 'We couldn’t load the counts.',
  csvFile: (from: string, to: string) => `trust-${from}-${to}.csv`,
  nothingKept: 'Nothing is counted',
  nothingKeptText:
    'Your church doesn’t keep counts. We still check every quotation. To see numbers here, choose below how long to keep counts.',
  notYet: 'No quotations in this period',
  notYetText: 'Numbers appear soon after one of your apps quotes the Bible or names a verse.',
  checked: 'Checked',
  setRight: 'Corrected',
  leftOut: 'Removed',
  /** The check in one sentence. */
  check: (all: number, verified: number, setRight: number, leftOut: number) =>
    setRight + leftOut === 0
      ? `${counted(all, 'reference or quotation was', 'references and quotations were')} checked. Nothing had to be changed.`
      : `Of ${counted(all, 'reference or quotation', 'references and quotations')}, ${counted(verified, 'was', 'were')} right, ${counted(setRight, 'was', 'were')} corrected and ${counted(leftOut, 'was', 'were')} removed, all before anyone read them.`,

  corrected: 'Corrected or removed',
  /** The chart in words, after its first and last day. */
  busy: (busy: number, days: number) => `Quotations were checked on ${busy} of ${days} days. The CSV has every day.`,

  found: 'Results',
  foundCaption: 'Results of the check',
  foundColumns: { outcome: 'Result', means: 'What we do', count: 'Times' },
  outcomes,

  help: (count: number) => `${pluralOf(count, { one: 'Time', other: 'Times' })} helplines were shown`,
  helpText:
    'When someone writes that they’re in danger, we show helplines first, with your care contact. We count this and nothing else, on purpose. People only write about their worst hour where no one is watching. No one can find out who it was, not even us.',

  written: 'Written with or without AI',
  writtenText:
    'Without AI, apps use text that people wrote and checked. AI follows our instructions, which get a new date when they change.',
  /** How often the built-in writer took over from a model; at least one count is above zero. */
  fallback: (late: number, withheld: number) => {
    const parts = [
      late > 0 && `AI wasn’t available ${counted(late, 'time', 'times')}`,
      withheld > 0 && `we didn’t use the AI’s text ${counted(withheld, 'time', 'times')}`,
    ].filter((part) => part !== false);
    const sentence = parts.join(', and ');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. The text was written without AI, and said so.`;
  },
  writtenCaption: 'Most recent first',
  writtenColumns: { writer: 'How', app: 'App', version: 'Instructions', first: 'First', last: 'Last' },
  builtIn: 'Written without AI',
  aModel: 'Written with AI',
  noneNeeded: 'None needed',
  notNoted: 'We don’t record how it was written either.',
  nothingWritten: 'Nothing has been written yet.',
  cost: 'AI this month',
  costOf: (spent: string, most: string) => `${spent} of ${most}`,
  costText: 'When it’s used up, apps write without AI until next month.',
  noCost: 'AI cost this month: $0',

  keep: 'How long counts are kept',
  keepText: 'This applies here and in Usage.',
  keepFor: 'Keep counts for',
  choices,
  save: 'Save',
  kept: {
    '13-months': 'Counts are kept for 13 months',
    '30-days': 'Counts are kept for 30 days',
    nothing: 'Counting is off',
  },
  /** Questions before counts are deleted. */
  asking: {
    '30-days': {
      title: 'Delete older counts?',
      text: 'Older counts will be deleted here and in Usage. You can’t undo this.',
    },
    nothing: {
      title: 'Delete all counts?',
      text: 'All your church’s counts will be deleted here and in Usage, with the list of pages with your apps. You can’t undo this. Website Integration will no longer know if someone opened an app.',
    },
  },
  delete: 'Delete',
};

export type TrustWords = typeof trustEn;
