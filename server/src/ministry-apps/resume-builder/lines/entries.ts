import { sentencesOf } from '../../../text/sentences.ts';
import { inventedIn, type Sources } from '../checks/invention.ts';
import type { JobInput } from '../fields.ts';
import { formatRough, type RoughDate, readDate } from '../reading/rough-dates.ts';
import type { Entry, Group, LeftOut } from '../resume.ts';
import { type Bullet, bulletOf, type Tense } from './bullet.ts';
import { inPlainWords, showsFaith, translationsIn } from './church.ts';

const groups: { readonly [kind in JobInput['kind']]: Group } = {
  ...{ paid: 'work', home: 'work', self: 'work', military: 'work', inside: 'work' },
  ...{ unpaid: 'volunteer', school: 'activities' },
};

export interface Built {
  entry: Entry;
  leftOut: LeftOut[];
  translated: { from: string; to: string }[];
  /** Dates that couldn't be read. */
  unread: string[];
}

interface Options {
  /** Unpaid work is named without words of faith. */
  neutral: boolean;
  /** What an unnamed organization is called. */
  organization: string;
  sources: Sources;
}

/** One job as the resume has it: dates in one form, lines verb first and in the right tense. */
export function buildEntry(job: JobInput, { neutral, organization, sources }: Options): Built {
  const start = readDate(job.start ?? '');
  const end = readDate(job.end ?? '');
  const tense: Tense = end === 'present' ? 'base' : 'past';
  const plain = neutral && groups[job.kind] !== 'work';
  const leftOut: LeftOut[] = [];
  const bullets = linesOf(job).flatMap((line, index) => {
    const made = index === 0 ? storyBullet(line, job, tense) : bulletOf(line, tense);
    const shown = made && plain ? { ...made, text: inPlainWords(made.text) } : made;
    const reason = !shown
      ? 'first-person'
      : plain && showsFaith(shown.text)
        ? 'faith'
        : inventedIn(shown.text, sources).length > 0
          ? 'invented'
          : undefined;
    if (reason) leftOut.push({ text: line, reason });
    return shown && !reason ? [shown] : [];
  });
  const said = [job.title, job.employer ?? '', ...bullets.map(({ source }) => source)];
  const employer =
    job.employer && plain && showsFaith(job.employer) ? organization : job.employer && named(job.employer);
  const entry: Entry = {
    kind: job.kind,
    group: groups[job.kind],
    title: named(plain ? inPlainWords(job.title) : job.title),
    ...(employer && { employer }),
    ...(job.place && { place: job.place }),
    ...(start && start !== 'present' && { start }),
    ...(end && { end }),
    dates: datesOf(job, start, end),
    bullets,
    showsFaith: !plain && said.some(showsFaith),
  };
  return {
    entry,
    leftOut,
    translated: plain ? translationsIn(said.join('\n')) : [],
    unread: [...(job.start && !start ? [job.start] : []), ...(job.end && !end ? [job.end] : [])],
  };
}

/** A list, or sentences: each becomes one line. */
export function linesOf({ did = '' }: Pick<JobInput, 'did'>): string[] {
  return did
    .split('\n')
    .flatMap((line) => (/[.!?]\s+\p{L}/u.test(line) ? sentencesOf(line).map(({ text }) => text) : [line]))
    .flatMap((line) => {
      const parts = line.split(/;\s+/);
      return parts.every((part) => part.trim().split(/\s+/).length > 1) ? parts : [line];
    })
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line));
}

/** The first line with what its own questions were answered: how many, how often, what changed. */
function storyBullet(line: string, { many, often, changed }: JobInput, tense: Tense): Bullet | undefined {
  const first = bulletOf(line, tense);
  if (!first) return undefined;
  const bare = (text: string) => text.replace(/[.;,\s]+$/, '');
  const amount = [many, often].flatMap((text) => (text ? [bare(text)] : [])).join(', ');
  const result = changed ? bulletOf(changed, 'past') : undefined;
  const ending = result ? `; ${lowerFirst(result.text)}` : '';
  const text = `${first.text}${amount ? ` (${amount})` : ''}${ending}`;
  return { ...first, text, hasNumber: first.hasNumber || /\d/.test(text) || amount !== '' };
}

/** A capital stays on a name or an abbreviation. */
const lowerFirst = (text: string) =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.replace(/^\p{Lu}/u, (first) => first.toLowerCase());

const small = /^(?:a|an|the|of|and|or|at|in|on|for|to|with)$/;
/** Names that were typed without any capital get them; all others stay as they are. */
export function named(text: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  return text.replace(/[\p{L}][\p{L}’']*/gu, (word, at: number) =>
    at > 0 && small.test(word) ? word : word.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
  );
}

function datesOf(
  job: JobInput,
  start: RoughDate | 'present' | undefined,
  end: RoughDate | 'present' | undefined,
): string {
  const shown = (date: RoughDate | 'present' | undefined, typed: string | undefined) =>
    date === undefined ? typed : date === 'present' ? 'Present' : formatRough(date);
  const from = shown(start, job.start);
  const to = shown(end, job.end);
  return from && to ? (from === to ? from : `${from} – ${to}`) : (from ?? to ?? '');
}
