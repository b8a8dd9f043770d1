import type { Keep, ScriptureState } from '@lampstand/server/contracts';
import { figures } from '../../lib/figures.ts';

const n = (count: number) => figures(count, 'en');
const counted = (count: number, one: string, many: string) => `${n(count)} ${count === 1 ? one : many}`;

/** What each finding is called, and what happens with it. */
const states: { [State in ScriptureState]: { name: string; means: string } } = {
  verified: { name: 'Checked word for word', means: 'Found at its place, word for word. It is shown as it stands.' },
  repaired: {
    name: 'Wording corrected',
    means: 'A word was changed, left out or added, or a range went past the last verse. The printed text is shown.',
  },
  moved: { name: 'At another place', means: 'The words are in the Bible, at another place. The right place is shown.' },
  'other-translation': {
    name: 'In another translation',
    means: 'The words are those of another printed translation. It is named beside them.',
  },
  paraphrase: {
    name: 'A paraphrase',
    means: 'It read like a quotation and only retells the verse. It lost its marks and is called “in other words”.',
  },
  'not-in-translation': {
    name: 'Not shown here',
    means:
      'This translation has no words there, or its publisher lets no more of it be shown at once. The reference stays, and it says so.',
  },
  'no-such-verse': {
    name: 'No such verse',
    means: 'There is no such place in the Bible, or the words were made up for it. The sentence is taken out.',
  },
};

const choices: { [Choice in Keep]: { label: string; help: string } } = {
  '13-months': { label: '13 months', help: 'Long enough to lay this Easter beside the last.' },
  '30-days': { label: '30 days', help: 'Older counts are deleted every night.' },
  nothing: {
    label: 'Nothing',
    help: 'What is there is deleted, and nothing more is counted. Usage and the list of pages stay empty, too.',
  },
};

/** Every word of the Trust tab. */
export const trustEn = {
  title: 'What was checked',
  lead: 'Whatever the apps quote is compared with the printed Bible before anybody reads it. This is what that found. Only numbers are kept: no text, nobody’s name.',
  name: 'counts',
  failed: 'We could not load the counts.',
  csvFile: (from: string, to: string) => `trust-${from}-${to}.csv`,
  nothingKept: 'Nothing is counted',
  nothingKeptText:
    'Your church keeps no counts. Quotations are checked all the same. To see figures here, choose below how long to keep them.',
  notYet: 'Nothing has been quoted in these days',
  notYetText: 'Figures appear soon after one of your apps quotes the Bible or names a verse.',
  checked: 'Checked',
  putRight: 'Put right',
  taken: 'Taken out',
  /** The check in one sentence. */
  check: (all: number, right: number, putRight: number, taken: number) =>
    putRight + taken === 0
      ? `${counted(all, 'reference or quotation was', 'references and quotations were')} checked, and nothing had to be changed.`
      : `Of ${counted(all, 'reference or quotation', 'references and quotations')}, ${n(right)} stood as they should, ${counted(putRight, 'was', 'were')} put right and ${n(taken)} taken out, all before anybody read them.`,

  corrected: 'Put right or taken out',
  /** The chart in words, behind its first and last day. */
  busy: (busy: number, days: number) =>
    `Something was checked on ${busy} of ${days} days. The saved table has each day.`,

  found: 'What was found',
  foundCaption: 'What was found, and what happened with it',
  foundColumns: { state: 'Found', means: 'What happens', count: 'Times' },
  states,

  help: 'Times somebody was shown where to find help now',
  helpText:
    'When what a person writes sounds as if they are in danger, telephone numbers come first, and your care contact beside them. This is a number and nothing else, on purpose: people write down their worst hour only where nobody looks on. Nobody can find out who it was, and neither can we.',

  written: 'What has written',
  writtenText:
    'The built-in writer composes from texts that people wrote and checked. A model takes instructions from us; when they change, they get a new date.',
  /** How often a model was not what was read; both are counts, and one of them is more than none. */
  fallback: (late: number, withheld: number) => {
    const parts = [
      late > 0 && `a model could not write ${counted(late, 'time', 'times')}`,
      withheld > 0 && `what a model wrote was held back ${counted(withheld, 'time', 'times')}`,
    ].filter((part) => part !== false);
    const sentence = parts.join(', and ');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}; the built-in writer wrote instead and said so.`;
  },
  writtenCaption: 'What has written, the most recent first',
  writtenColumns: { writer: 'Writer', app: 'App', version: 'Instructions', first: 'First', last: 'Last' },
  builtIn: 'Built-in writer',
  aModel: 'A model',
  noneNeeded: 'None needed',
  notNoted: 'What wrote is not noted either.',
  nothingWritten: 'Nothing has been written yet.',
  cost: 'Models this month',
  costOf: (spent: string, most: string) => `${spent} of ${most}`,
  costText: 'When it is used up, the built-in writer writes until the month ends.',
  noCost: 'Models have cost nothing this month.',

  keep: 'How long counts are kept',
  keepText: 'For this page and for Usage alike. It changes nothing in what the apps do.',
  keepFor: 'Keep counts for',
  choices,
  save: 'Save',
  kept: {
    '13-months': 'Counts are kept for 13 months',
    '30-days': 'Counts are kept for 30 days',
    nothing: 'Nothing is counted any more',
  },
  /** What is asked before something is deleted. */
  asking: {
    '30-days': {
      title: 'Delete older counts?',
      text: 'Counts of the days before go now, here and under Usage. They cannot be brought back.',
    },
    nothing: {
      title: 'Delete all counts?',
      text: 'All counts of your church go now, here and under Usage, and so does the list of pages where your apps were seen. They cannot be brought back. Website Integration can then no longer tell that an app has been opened.',
    },
  },
  delete: 'Delete',
};

export type TrustWords = typeof trustEn;
