import type { ChurchTrust, Keep, ScriptureState } from '@lampstand/server/contracts';

/** What each finding is called, and what happens with it. */
export const stateWords: { readonly [State in ScriptureState]: { name: string; means: string } } = {
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
    means: 'It read like a quotation and is none. The quotation marks are gone, so nobody takes it for scripture.',
  },
  'not-in-translation': {
    name: 'Not in this translation',
    means: 'The verse is there in other translations. The reference stays, and it says so.',
  },
  'no-such-verse': { name: 'No such verse', means: 'There is no such place in the Bible. The sentence is taken out.' },
};

export const keepWords: { readonly [Choice in Keep]: { label: string; help: string } } = {
  '13-months': { label: '13 months', help: 'Long enough to lay this Easter beside the last.' },
  '30-days': { label: '30 days', help: 'Older counts are deleted every night.' },
  nothing: {
    label: 'Nothing',
    help: 'What is there is deleted, and nothing more is counted. Usage and the list of pages stay empty, too.',
  },
};

/** What is asked before something is deleted. */
export const keepQuestions: { readonly [Choice in Exclude<Keep, '13-months'>]: string } = {
  '30-days': 'Counts of the days before go now, here and under Usage. They cannot be brought back.',
  nothing:
    'All counts of your church go now, here and under Usage, and so does the list of pages where your apps were seen. They cannot be brought back. Website Integration can then no longer tell that an app has been opened.',
};

/** The findings in three sums: as it should be, put right, taken out. */
export function sumsOf({ verified, repaired, moved, paraphrase, ...totals }: ChurchTrust['totals']) {
  const right = verified + totals['other-translation'] + totals['not-in-translation'];
  const putRight = repaired + moved + paraphrase;
  const taken = totals['no-such-verse'];
  return { right, putRight, taken, all: right + putRight + taken };
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** The check in one sentence. */
export function checkInWords(totals: ChurchTrust['totals']): string {
  const { right, putRight, taken, all } = sumsOf(totals);
  if (putRight + taken === 0) {
    return `${count(all, 'reference or quotation was', 'references and quotations were')} checked, and nothing had to be changed.`;
  }
  return `Of ${count(all, 'reference or quotation', 'references and quotations')}, ${right.toLocaleString('en-US')} stood as they should, ${putRight.toLocaleString('en-US')} were put right and ${taken.toLocaleString('en-US')} taken out, all before anybody read them.`;
}

/** How often a model was not what was read; undefined when it never happened. */
export function fallbackInWords(totals: ChurchTrust['totals']): string | undefined {
  const late = totals['fell-back'];
  const parts = [
    late > 0 && `a model could not write ${count(late, 'time', 'times')}`,
    totals.withheld > 0 && `what it wrote was held back ${count(totals.withheld, 'time', 'times')}`,
  ].filter(Boolean);
  if (parts.length === 0) return undefined;
  const sentence = parts.join(', and ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}; the built-in writer wrote instead and said so.`;
}

/** Whole millionths of a dollar as "$1.20". */
export const dollars = (micro: number) =>
  (micro / 1_000_000).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
