import { inventedIn, type Sources } from '../checks/invention.ts';
import type { JobInput } from '../fields.ts';
import { formatRough, type RoughDate, readDate } from '../reading/rough-dates.ts';
import type { Entry, Group, LeftOut } from '../resume.ts';
import { lowerFirst } from './as-sentence.ts';
import { type Bullet, bulletOf, type Tense } from './bullet.ts';
import { inPlainWords, showsFaith, translationsIn, withoutChurch } from './church.ts';
import { piecesOf } from './pieces.ts';

const groups: { readonly [kind in JobInput['kind']]: Group } = {
  ...{ paid: 'work', home: 'work', self: 'work', military: 'work', inside: 'work' },
  ...{ unpaid: 'volunteer', school: 'activities' },
};

/** Lines of one job, at most. */
const mostLines = 12;

export interface Built {
  entry: Entry;
  leftOut: LeftOut[];
  translated: { from: string; to: string }[];
  /** What a church calls it in a paid job, where nothing is changed, and a plain word for it. */
  suggested: { from: string; to: string }[];
  /** Dates that couldn't be read. */
  unread: string[];
  /** More lines than an employer reads: the rest isn't used. */
  tooLong: boolean;
  /** What was typed as a title, where it names no work. */
  retitled?: string;
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
  // Words such as "small groups" are church words only beside others that show a faith.
  const plain =
    neutral &&
    groups[job.kind] !== 'work' &&
    [job.title, job.employer, job.did].some((text) => text !== undefined && showsFaith(text));
  const leftOut: LeftOut[] = [];
  const lines = linesOf(job);
  const made = lines
    .slice(0, mostLines)
    .flatMap((line, index) =>
      index === 0
        ? storyBullets(line, job, tense).map((bullet) => ({ line, made: bullet }))
        : [{ line, made: bulletOf(line, tense) }],
    );
  const bullets = made.flatMap(({ line, made }) => {
    const shown = made && plain ? { ...made, text: inPlainWords(made.text) } : made;
    const reason = asking.test(line)
      ? 'request'
      : leaving.test(line)
        ? 'leaving'
        : others.test(line) || whereabouts.test(line) || (made && isOwned(line, made))
          ? 'no-work'
          : !shown
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
  const short = plain ? withoutChurch(job.title) : job.title;
  const title = notATitle.test(job.title) ? kindTitles[job.kind] : plain ? inPlainWords(short) : short;
  const employer =
    (job.employer && plain && (showsFaith(job.employer) || namesWorship(job))) || (!job.employer && short !== job.title)
      ? organization
      : job.kind === 'inside' && job.employer && corrections.test(job.employer)
        ? stateOf(job.employer)
        : job.employer && !/^(?:self|myself|me)(?:[- ]employed)?$/i.test(job.employer) && named(job.employer);
  const entry: Entry = {
    kind: job.kind,
    group: groups[job.kind],
    title: named(title),
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
    ...(notATitle.test(job.title) && { retitled: job.title }),
    tooLong: lines.length > mostLines,
    leftOut,
    suggested:
      !plain && neutral && said.some(showsFaith)
        ? translationsIn([job.title, ...bullets.map(({ source }) => source)].join('\n'))
        : [],
    translated: plain
      ? [
          ...translationsIn([job.title, ...bullets.map(({ source }) => source)].join('\n')),
          ...(job.employer && employer === organization ? [{ from: job.employer, to: organization }] : []),
        ]
      : [],
    unread: [...(job.start && !start ? [job.start] : []), ...(job.end && !end ? [job.end] : [])],
  };
}

/** Not work, and nothing that an employer needs: then the kind of work that the person chose is the title. */
const notATitle =
  /\b(?:homeless|unhoused|unemployed|jobless|not working|between jobs|incarcerated|inmate|prisoner|in (?:prison|jail)|addict|in rehab|sick leave|disabled|widow(?:ed|er)?|divorced|married|husband|wife)\b|^(?:none|n\/a|nothing|na|-+|\?+)$/i;
const kindTitles: { readonly [kind in JobInput['kind']]: string } = {
  paid: 'Worker',
  unpaid: 'Volunteer',
  home: 'Family caregiver',
  self: 'Independent work',
  school: 'Student',
  military: 'Service member',
  inside: 'Worker',
};

/** Work in a service: where it was is a church, whatever its name shows. */
const namesWorship = ({ title, did = '' }: JobInput) =>
  /\b(?:mass|worship|liturgy|sunday school|usher)\b/i.test(`${title}\n${did}`);

/** Names that would tell of a record. The state is the employer: "Missouri DOC" is "State of Missouri". */
const corrections = /\b(?:d\.?o\.?c\.?|corrections?|correctional|prison|penitentiary|jail|detention)(?!\p{L})/iu;
function stateOf(employer: string): string | undefined {
  const state =
    /^(?:state of )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:d\.?o\.?c\.?|(?:state )?(?:department|dept\.?) of corrections?)$/iu.exec(
      employer.trim(),
    );
  return state ? `State of ${state[1]}` : undefined;
}

/** About someone or something else. */
const others = /^(?:it|this|that|there|they|he|she|everyone|everybody|nobody|no one)(?:['’]s)?\s/i;

/** "My husband's store": no work without a verb. */
const isOwned = (line: string, { verb }: Bullet) => /^(?:my|our)\s/i.test(line) && verb === undefined;

/** What someone asks us to write is no work. */
const asking =
  /^(?:(?:can|could|would|will)\s+(?:you|u)\b|(?:please|pls|plz)\b|(?:(?:just|so|and|but|don['’]?t|do not)\s+)?(?:put|say|write|list|state|mention|change|call)\s+(?:that|me|i|i['’]m|my\s+(?:title|age|dates?|name)|it\s+(?:so|as|like)|down)\b)/i;

/** Where someone was, and no work. */
const whereabouts =
  /^(?:i\s+)?(?:have\s+|['’]ve\s+)?(?:been|was|were|live[ds]?|slept|sleep|stay(?:ed)?)\s+(?:there|here|on the streets?|homeless|(?:in|at) (?:an? |the |my )?(?:shelter|car|jail|prison|rehab|hospital)|out of work|unemployed|locked up|sick|away)\b/i;

/** Why a job ended: an employer can ask, and a resume doesn't say. */
const leaving =
  /^(?:(?:and|but|then)\s+)?(?:i\s+)?(?:was\s+|got\s+|were\s+)?(?:laid off|fired|let go|terminated|quit|retired|resigned|left (?:the|that|this|my|because|when|after|to|for))\b/i;

/** What people write when they don't know what to write. */
const noWork =
  /^(?:i\s+)?(?:don['’]?t|do not|can['’]?t|cannot) (?:know|remember|think|have (?:much|any|a lot))\b|^(?:not much|nothing|n\/a|none|idk)\b/i;

/** What isn't for the page, with work after it: "I stay there and I help at the desk". */
const isApart = (line: string) => leaving.test(line) || whereabouts.test(line);

/** A list, or sentences: each becomes one line. */
function linesOf({ did = '' }: Pick<JobInput, 'did'>): string[] {
  return piecesOf(did)
    .flatMap((line) => (isApart(line) ? line.split(/\s+and\s+(?=(?:I|we)\s)/i) : [line]))
    .filter((line) => /\p{L}/u.test(line) && !noWork.test(line));
}

/** The first line with what its own questions were answered: how many, how often, and what changed because of it. */
function storyBullets(line: string, { many, often, changed }: JobInput, tense: Tense): (Bullet | undefined)[] {
  const first = bulletOf(line, tense);
  const result = changed ? bulletOf(changed, 'past') : undefined;
  if (!first) return [undefined, ...(changed ? [result] : [])];
  const bare = (text: string) => text.replace(/[.;,\s]+$/, '');
  // "120 covers a night" is one phrase, "16 rooms, weekends" are two.
  const joint = /^(?:an?|per|every|each|in|on|at)\b/i.test(often ?? '') ? ' ' : ', ';
  // What the line says already isn't said again in parentheses.
  const said = counting(first.text);
  const amount = [many, often]
    .flatMap((text) => (text && !said.includes(counting(bare(text))) ? [bare(text)] : []))
    .join(joint);
  const counted = {
    ...first,
    text: amount ? withAmount(first.text, amount) : first.text,
    hasNumber: first.hasNumber || amount !== '',
  };
  if (!changed) return [counted];
  // "Cut the wait by half" goes on from the line; "Promoted to lead" is one of its own.
  if (!result?.verb || result.voice || tense === 'base') return [counted, result];
  return [
    {
      ...counted,
      text: `${counted.text}, and ${lowerFirst(result.text)}`,
      hasNumber: counted.hasNumber || result.hasNumber,
    },
  ];
}

/** One pair of parentheses at the end of a line. */
const withAmount = (text: string, amount: string) =>
  text.endsWith(')') ? `${text.slice(0, -1)}, ${amount})` : `${text} (${amount})`;

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A text in small letters, with its small numbers as figures. */
const counting = (text: string) =>
  text.toLowerCase().replace(/\p{L}+/gu, (word) => (numbers.includes(word) ? String(numbers.indexOf(word)) : word));

const small = /^(?:a|an|the|of|and|or|at|in|on|for|to|with)$/;
/** Names that were typed without any capital get them; all others stay as they are. */
export function named(typed: string): string {
  // Long words in capitals are a way of typing; short ones are abbreviations.
  const shouted = !/\p{Ll}/u.test(typed) && /\p{Lu}{5,}/u.test(typed);
  const text = shouted ? typed.replace(/\p{Lu}{4,}/gu, (word) => word.toLowerCase()) : typed;
  if (shouted) return text.replace(/(?<!\p{L})\p{Ll}/gu, (first) => first.toUpperCase());
  if (/\p{Lu}/u.test(text)) return text;
  // The letters of "4th" begin no word.
  return text.replace(/(?<![\p{L}\d])[\p{L}][\p{L}’'-]*/gu, (word, at: number) =>
    at > 0 && small.test(word) ? word : word.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
  );
}

const season = /^(?:spring|summer|fall|winter) \d{4}$/i;

function datesOf(
  job: JobInput,
  start: RoughDate | 'present' | undefined,
  end: RoughDate | 'present' | undefined,
): string {
  const shown = (date: RoughDate | 'present' | undefined, typed: string | undefined) =>
    // A date that can't be read is on the page only where it has a year.
    date === undefined
      ? typed && /\d{4}/.test(typed)
        ? typed
        : undefined
      : date === 'present'
        ? 'Present'
        : season.test(typed?.trim() ?? '')
          ? named(typed?.trim().toLowerCase() ?? '')
          : formatRough(date);
  const from = shown(start, job.start);
  const to = shown(end, job.end);
  return from && to ? (from === to ? from : `${from} – ${to}`) : (from ?? to ?? '');
}
