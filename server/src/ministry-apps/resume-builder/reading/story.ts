import { sentencesOf } from '../../../text/sentences.ts';
import type { JobInput, SchoolInput } from '../fields.ts';
import type { FoundJob } from './entries.ts';
import { datePattern } from './rough-dates.ts';

const month = `(${datePattern})`;
const spans: readonly RegExp[] = [
  new RegExp(
    `\\b(?:from|between)\\s+${month}\\s+(?:to|until|till|and|through|-|–)\\s+(${datePattern}|now|present|today)`,
    'i',
  ),
  new RegExp(`${month}\\s*(?:-|–|to|until)\\s*(${datePattern}|now|present|today)`, 'i'),
];
const since = new RegExp(`\\bsince\\s+${month}`, 'i');
const oneYear = new RegExp(`\\bin\\s+${month}`, 'i');
const name =
  "(?:the\\s+)?[\\p{Lu}\\d][\\p{L}\\p{N}&.'’-]*(?:\\s+(?:(?:of|and|&|the)\\s+)?\\p{Lu}[\\p{L}\\p{N}&.'’-]*)*";
const worked = new RegExp(
  `\\b(?:worked|work|working|volunteered|volunteer|interned|served|employed|job|helped|cooked|cleaned|drove|taught)\\b[^.]{0,60}?\\b(?:at|for|with)\\s+(${name})`,
  'u',
);
const title =
  /\b(?:as|was|am|become|became|job was|promoted to|title was)\s+(?:an?\s+|the\s+|their\s+)?((?:\p{L}[\p{L}'’/-]*\s*){1,4}?)(?=\s+(?:at|for|in|on|from|since|with|and|where|until|who|,)|[.,;]|$)/iu;
const home =
  /\b(?:raised|raising|stayed home|stay[- ]at[- ]home|took care of|taking care of|cared for|caring for)\b[^.]*\b(?:kids|children|sons?|daughters?|mother|mom|father|dad|grandmother|grandma|grandfather|parents?|husband|wife|family|aunt|uncle|baby)\b/i;
const unpaid = /\b(?:volunteer(?:ed|ing)?|unpaid|for free|helped out|church|ministry|pantry|sunday school)\b/i;
const degree =
  /\b(ged|high school diploma|high school equivalency|(?:bachelor|associate|master)['’]?s?(?: degree)?(?: (?:of|in) [\p{L} ]+?)?(?=\s+(?:at|from|in \d)|[.,;]|$)|degree in [\p{L} ]+?(?=\s+(?:at|from|in \d)|[.,;]|$)|diploma)/iu;
const schoolName = new RegExp(
  `\\b(?:graduated from|finished at|degree (?:at|from)|diploma from|went to|attend(?:ed)?|studied (?:\\w+ )?at|student at|ged (?:at|from)|at)\\s+(${name})`,
  'iu',
);
const firstPerson = /\b(?:I|we)\b|^(?:my (?:job|duties))/i;

/** "I have a Class A CDL": what someone holds. */
const license =
  /^(?:and\s+)?I\s+(?:have|hold|got)\s+(?:an?\s+|my\s+)?([^,;.]*\b(?:cdl|licen[cs]e|certificat(?:e|ion)|certified|cpr card|food handler)[^,;.]*)/i;

/** Sentences on what someone is like or wants, which are no work. */
const about =
  /^(?:I\s+am|I['’]m|I\s+(?:like|love|enjoy|want|need|hope|think|feel|live|retired|quit|left|moved|lost|got laid off|was laid off|have been looking))\b/i;

const anyDate = new RegExp(`\\b${datePattern}`, 'i');

/** What a story has: work that it names, and sentences that couldn't be placed. */
export interface Story {
  jobs: FoundJob[];
  schools: SchoolInput[];
  certificates?: string;
  left: string[];
}

/** Reads sentences about work. A name is what is written after "at" or "for"; what isn't written stays empty and is asked. */
export function readStory(text: string): Story {
  const jobs: { job: JobInput; did: string[] }[] = [];
  const schools: SchoolInput[] = [];
  const left: string[] = [];
  const certificates: string[] = [];
  for (const { text: sentence } of sentencesOf(text)) {
    const plain = sentence.replace(/\s+/g, ' ').trim();
    const school = schoolIn(plain);
    const opened = school ? undefined : openedJob(plain);
    const last = jobs.at(-1);
    const paper = license.exec(plain)?.[1];
    if (paper) certificates.push(paper);
    else if (school) schools.push(school);
    else if (opened) jobs.push(opened);
    // A sentence with a time of its own can be about other work.
    else if (last && firstPerson.test(plain) && !about.test(plain) && !anyDate.test(plain)) last.did.push(plain);
    else if (plain.length > 2) left.push(plain);
  }
  return {
    jobs: jobs.map(({ job, did }) => ({
      job: { ...job, ...(did.length > 0 && { did: did.join('\n').slice(0, 2_000) }) },
      unsure: !job.title,
    })),
    schools,
    ...(certificates.length > 0 && { certificates: certificates.join('\n') }),
    left,
  };
}

function openedJob(sentence: string): { job: JobInput; did: string[] } | undefined {
  const employer = worked.exec(sentence)?.[1]?.replace(/[.,]$/, '');
  const athome = home.test(sentence);
  if (!employer && !athome) return undefined;
  const named = title
    .exec(sentence)?.[1]
    ?.trim()
    .replace(/\s+(?:at|for)$/i, '');
  const dates = spans.map((span) => span.exec(sentence)).find(Boolean);
  const from = since.exec(sentence)?.[1];
  const only = dates || from ? undefined : oneYear.exec(sentence)?.[1];
  const kind = athome && !employer ? 'home' : unpaid.test(sentence) ? 'unpaid' : 'paid';
  const job: JobInput = {
    title: (named ?? '').slice(0, 100),
    ...(employer && { employer: employer.slice(0, 120) }),
    kind,
    ...(dates?.[1]
      ? { start: dates[1], ...(dates[2] && { end: dates[2] }) }
      : from
        ? { start: from, end: 'present' }
        : only
          ? { start: only }
          : {}),
  };
  // The sentence itself tells of work only when it says more than where and when.
  const says =
    /\b(?:where|and)\s+(?:I|we)\b|\bhelped\b|\bcooked\b|\bcleaned\b|\bdrove\b|\btaught\b/i.test(sentence) ||
    (athome && !employer);
  return { job, did: says ? [workIn(sentence)] : [] };
}

const workIn = (sentence: string) => /\bwhere\s+((?:I|we)\b.*)$/i.exec(sentence)?.[1] ?? sentence;

function schoolIn(sentence: string): SchoolInput | undefined {
  const what = degree.exec(sentence)?.[1]?.trim();
  if (!what && !/\bgraduated\b/i.test(sentence)) return undefined;
  const school = schoolName.exec(sentence)?.[1]?.replace(/[.,]$/, '');
  const year = oneYear.exec(sentence)?.[1] ?? new RegExp(month).exec(sentence)?.[1];
  if (!what && !school) return undefined;
  return {
    what: (what ?? school ?? '').slice(0, 120),
    ...(what && school && { school: school.slice(0, 120) }),
    ...(year && { year }),
    status: /\b(?:finishing|working on|studying for|in progress|will)\b/i.test(sentence) ? 'now' : 'finished',
  };
}
