import { sentencesOf } from '../../../text/sentences.ts';
import type { JobInput, SchoolInput } from '../fields.ts';
import { bulletOf } from '../lines/bullet.ts';
import { type FoundJob, isPerson } from './entries.ts';
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
  "(?:the\\s+)?(?:\\p{Lu}|\\d+-?\\p{Lu})[\\p{L}\\p{N}&.'’-]*(?:\\s+(?:(?:of|and|&|the)\\s+)?\\p{Lu}[\\p{L}\\p{N}&.'’-]*)*";
const worked = new RegExp(
  `\\b(?:worked|work|working|volunteered|volunteer|interned|served|employed|hired|started|job|helped|cooked|cleaned|drove|taught|managed|ran|(?:was|am|became|been) (?:an?|the|their|on)\\b)[^.]{0,60}?\\b(?:at|for|with)\\s+(${name})`,
  'u',
);
const title =
  /\b(?:as\s+(?!well|soon|much|long|far|if|though)(?:an?\s+|the\s+)?|(?:was|am|been|became|become)\s+(?:an?|the|their)\s+|promoted to\s+(?:the\s+)?|title was\s+)(\p{L}[\p{L}'’/-]*(?:\s+\p{L}[\p{L}'’/-]*){0,3}?)(?=\s+(?:at|for|in|on|from|since|with|and|where|until|who|,)|[.,;]|$)/iu;
const home =
  /\b(?:raised|raising|stayed home|stay[- ]at[- ]home|took care of|taking care of|cared for|caring for)\b[^.]*\b(?:kids|children|sons?|daughters?|mother|mom|father|dad|grandmother|grandma|grandfather|parents?|husband|wife|family|aunt|uncle|baby)\b/i;
const inside = /\b(?:in (?:prison|jail)|while incarcerated|was incarcerated|locked up|behind bars)\b/i;
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
  /^(?:I\s+am|I['’]m|I\s+(?:like|love|enjoy|want|need|hope|think|feel|live|speak|was there|don['’]?t have|do not have|didn['’]?t finish|retired|quit|left|moved|lost|got laid off|was laid off|have been looking))\b/i;

/** A sentence that goes on to other work. */
const another = /^(?:before that|after that|then|later|next|earlier|also at another|in my (?:last|next|first) job)\b/i;
/** "I cleaned houses for eight years": work without a name for it, which is asked. */
const isWork = (sentence: string) =>
  firstPerson.test(sentence) && !about.test(sentence) && bulletOf(sentence, 'past')?.verb !== undefined;
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
    else if (last && firstPerson.test(plain) && !about.test(plain) && !anyDate.test(plain) && !another.test(plain))
      last.did.push(plain);
    else if (isWork(plain))
      jobs.push({ job: { title: '', kind: unpaid.test(plain) ? 'unpaid' : 'paid' }, did: [plain] });
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

/** "I work for my cousin": other work, without a name. */
const elsewhere =
  /^(?:now\s+|and\s+)?I(?:['’]m|\s+am)?\s+work(?:ed|ing)?\s+(?:for|at|with)\s+(?:my|an?|the|some|different)\b/i;
const caught = /\b(?:(?:got|was|been) locked up|arrested|convicted|sentenced|busted|charged)\b/i;

/** "I've been a welder", "I worked as a cook": the work, without a place. */
const trade = /^(?:\S+\s+){0,4}?(?:I|I['’]ve)\s+(?:was|have been|been|worked as|was working as)\s+(?:an?|the)\b/i;

function openedJob(sentence: string): { job: JobInput; did: string[] } | undefined {
  const employer = worked.exec(sentence)?.[1]?.replace(/[.,]$/, '');
  const athome = home.test(sentence);
  const named = title.exec(sentence)?.[1]?.trim();
  const isTrade = named !== undefined && isPerson(named) && trade.test(sentence);
  const ofOther = elsewhere.test(sentence);
  // Where someone was is no work: it has to say what they did there.
  const didInside = inside.test(sentence) && !caught.test(sentence);
  if (!employer && !athome && !isTrade && !didInside && !ofOther) return undefined;
  const dates = spans.map((span) => span.exec(sentence)).find(Boolean);
  const from = since.exec(sentence)?.[1];
  const only = dates || from ? undefined : oneYear.exec(sentence)?.[1];
  const kind = inside.test(sentence)
    ? 'inside'
    : athome && !employer
      ? 'home'
      : unpaid.test(sentence)
        ? 'unpaid'
        : 'paid';
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
    ((athome || didInside || ofOther) && !employer);
  return { job, did: says || !named ? [workIn(sentence)] : [] };
}

const workIn = (sentence: string) => /\bwhere\s+((?:I|we)\b.*)$/i.exec(sentence)?.[1] ?? sentence;

/** Someone's own school: "I got my GED", never "tutored men for their GED" or "I don't have a diploma". */
const own =
  /\b(?:got|earned|have|finished|completed|received|hold|passed|graduated|getting|finishing|studying|working on)\b/i;
const notOwn = /\b(?:their|his|her|them|don['’]?t|didn['’]?t|do not|did not|never|without|no)\b/i;
const attended = new RegExp(`\\bI\\s+(?:went to|attended|studied at)\\s+(${name})`, 'u');

function schoolIn(sentence: string): SchoolInput | undefined {
  const what = degree.exec(sentence)?.[1]?.trim();
  const visited = attended.exec(sentence)?.[1]?.replace(/[.,]$/, '');
  if (notOwn.test(sentence) || !((what && own.test(sentence)) || visited || /\bgraduated\b/i.test(sentence)))
    return undefined;
  const school = visited ?? schoolName.exec(sentence)?.[1]?.replace(/[.,]$/, '');
  const year = oneYear.exec(sentence)?.[1] ?? new RegExp(month).exec(sentence)?.[1];
  if (!what && !school) return undefined;
  const going = /\b(?:finishing|getting|working on|studying|in progress|will)\b/i.test(sentence);
  return {
    // What isn't said stays empty, and is asked.
    what: (what ?? '').slice(0, 120),
    ...(school && { school: school.slice(0, 120) }),
    ...(year && { year }),
    status: going ? 'now' : what ? 'finished' : 'part',
  };
}
