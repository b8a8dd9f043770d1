import { dayOf, monthOf } from '../../app-kit/index.ts';
import { type AppContext, type Ask, answersTo, ask } from '../contract.ts';
import { doubtsOf } from './checks/doubts.ts';
import { sourcesOf } from './checks/invention.ts';
import { matchOf } from './checks/match.ts';
import { inOrder } from './checks/order.ts';
import { pagesOf } from './checks/pages.ts';
import { questionsFor } from './checks/questions.ts';
import { timelineOf } from './checks/timeline.ts';
import { measuredSheet } from './document/sheet-lines.ts';
import type { JobInput, ResumeInput, SchoolInput } from './fields.ts';
import { showsFaith } from './lines/church.ts';
import { buildEntry, named } from './lines/entries.ts';
import { listsOf } from './lines/lists.ts';
import { summaryOf } from './lines/summary.ts';
import { readContact } from './reading/contact.ts';
import { foundFields, foundTexts } from './reading/found-fields.ts';
import { newJobs, readPasted } from './reading/pasted.ts';
import type { Pasted } from './reading/pasted-text.ts';
import { cleanDeep, type PrivateKind } from './reading/private-details.ts';
import { readDate } from './reading/rough-dates.ts';
import type { Entry, Resume } from './resume.ts';
import { words } from './texts.en.ts';

/** The result of one run, with the input that makes it again. */
export interface Solved {
  resume: Resume;
  /** The form as it is saved: with what was read in a pasted text, without private details. */
  input: ResumeInput;
}

/**
 * Builds a resume of the person's own words. Work goes by its end, the newest first; a year without a month counts as its last month
 * as an end and its first as a start. A line that would hold a word or a number that isn't in the input is left out and named.
 * A pasted text is read into fields, and the person checks them before they are used.
 */
export function solve(given: ResumeInput, ctx: Pick<AppContext, 'now' | 'answers'>): Solved | Ask {
  const removed = new Set<PrivateKind>();
  const { posting, ...own } = given;
  const input: ResumeInput = {
    ...cleanDeep(own, removed),
    ...(posting && { posting }),
    name: own.name,
    target: own.target,
  };
  const pasted = input.paste ? readPasted(input.paste) : undefined;
  const question = pasted && questionOn(pasted, input);
  if (!question) return solved(input, pasted, removed, ctx);
  const answers = answersTo(question.specs, ctx);
  if (!answers) return ask(question.specs, question.texts, question.why);
  const { foundJobs = [], foundSchools = [] } = cleanDeep(answers, removed);
  const jobs = [...(input.jobs ?? []), ...foundJobs].slice(0, 15);
  const schools = [...(input.schools ?? []), ...foundSchools].slice(0, 8);
  return solved({ ...input, jobs, schools }, pasted, removed, ctx);
}

/** What has to be checked before it is used: the jobs and schools that code found. Nothing when it found none. */
function questionOn(pasted: Pasted, input: ResumeInput) {
  const jobs = newJobs(pasted.jobs, input.jobs ?? []);
  const schools = (input.schools ?? []).length > 0 ? [] : pasted.schools;
  if (jobs.length + schools.length === 0) return undefined;
  return {
    specs: foundFields(jobs, schools),
    texts: foundTexts,
    why: words.found.why(jobs.length, schools.length, jobs.filter(({ unsure }) => unsure).length),
  };
}

/** The form with what the paste adds where a field is empty: these are words that can't be mistaken for others. */
function filled(input: ResumeInput, pasted: Pasted | undefined): ResumeInput {
  const { paste: _, ...fields } = input;
  if (!pasted) return fields;
  const { email, phone, city, link, summary, skills, certificates, languages, awards } = pasted;
  const found = { email, phone, city, link, summary, skills, certificates, languages, awards };
  return { ...Object.fromEntries(Object.entries(found).filter(([, value]) => value)), ...fields };
}

function solved(
  given: ResumeInput,
  pasted: Pasted | undefined,
  removed: Set<PrivateKind>,
  { now }: Pick<AppContext, 'now'>,
): Solved {
  const input = filled(given, pasted);
  const { jobs = [], schools = [], posting } = input;
  const sources = sourcesOf(textsOf({ ...input, paste: given.paste ?? '' }));
  const shown =
    input.faith === 'show' || (input.faith === 'auto' && showsFaith(`${input.target}\n${input.company ?? ''}`));
  const leaves = (job: JobInput) =>
    input.faith === 'leave-out' && isUnpaid(job) && Object.values(job).some((value) => showsFaith(String(value)));
  const built = jobs
    .filter((job) => !leaves(job))
    .map((job) => buildEntry(job, { neutral: !shown, organization: words.organization, sources }));
  const entries = inOrder(built.map(({ entry }) => entry));
  const lists = listsOf(input, { neutral: !shown });
  const thisMonth = readDate(monthOf(dayOf(now))) as { year: number; month: number };
  const contact = readContact(input);
  const base = {
    target: input.target,
    name: named(input.name),
    contact,
    entries,
    schools: schools.map(schoolOf),
    ...lists,
    referencesLine: input.references === 'line',
    format: input.format,
    make: input.make,
    letter: {
      ...(input.company && { company: input.company }),
      ...(input.reader && { reader: input.reader }),
      ...(input.why && { why: input.why }),
    },
    removed: [...removed],
    leftOut: [...built.flatMap(({ leftOut }) => leftOut), ...lists.leftOut],
    suggested: uniqueBy(
      built.flatMap(({ suggested }) => suggested),
      ({ from }) => from.toLowerCase(),
    ),
    translated: uniqueBy(
      built.flatMap(({ translated }) => translated),
      ({ from }) => from.toLowerCase(),
    ),
    faith: { shown, revealing: revealing(entries, schools), hidden: jobs.filter(leaves).map(({ title }) => title) },
    questions: questionsFor(entries),
    timeline: timelineOf(
      entries.map(({ title, employer, kind, start, end }) => ({
        label: [title, employer].filter(Boolean).join(', '),
        job: kind === 'paid' || kind === 'military' || kind === 'inside',
        ...(start && { start }),
        ...(end && { end }),
      })),
      thisMonth,
    ),
    ...(input.gap && { gapWords: input.gap }),
    wanted: input.pages === '2' ? (2 as const) : (1 as const),
    first: input.first,
    record: input.record,
    ...(pasted && { read: { kind: pasted.kind, found: readOf(pasted), left: pasted.left } }),
  };
  const summary = summaryOf(input, base);
  const whole = {
    ...base,
    ...(summary.text && { summary: summary.text }),
    leftOut: [...base.leftOut, ...summary.leftOut],
  };
  const measured = measuredSheet(whole);
  const lines = measured.map(({ text }) => text);
  const doubts = doubtsOf(whole, { built, lines, sources });
  const match = posting ? matchOf(posting, lines, input.target) : undefined;
  const { city: _, ...rest } = input;
  return {
    resume: { ...whole, doubts, ...(match && { match }), pages: pagesOf(measured) },
    input: { ...rest, ...(contact.city && { city: contact.city }) },
  };
}

const isUnpaid = ({ kind }: JobInput) => kind === 'unpaid' || kind === 'school';

const schoolOf = ({ what, school, year, status }: SchoolInput) => ({
  what,
  ...(school && { school }),
  ...(year && { year }),
  status,
});

const revealing = (entries: readonly Entry[], schools: readonly SchoolInput[]) => [
  ...entries
    .filter((entry) => entry.showsFaith)
    .map(({ title, employer }) => [title, employer].filter(Boolean).join(', ')),
  ...schools.flatMap(({ what, school }) => (showsFaith(`${what} ${school ?? ''}`) ? [school ?? what] : [])),
];

const readOf = ({ kind: _, jobs: __, schools: ___, left: ____, ...reach }: Pasted) => Object.keys(reach);

function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return items.filter((item, index) => items.findIndex((other) => key(other) === key(item)) === index);
}

/** Every text of the form. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}
