import type { JobInput } from '../fields.ts';
import { most } from '../fields.ts';
import { formatEmail, formatPhone, withoutStreet } from './contact.ts';
import { type FoundJob, jobsIn, schoolsIn } from './entries.ts';
import { readJsonResume } from './json-pasted.ts';
import type { Pasted } from './pasted-text.ts';
import { partsOf } from './sections-of.ts';
import { readStory } from './story.ts';

const emailIn = /[^\s@<>()[\],;:"|]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/i;
const phoneIn = /(?:\+?1[-. ]?)?\(?\b[2-9]\d{2}\)?[-. ]?[2-9]\d{2}[-. ]?\d{4}\b/;
const linkIn = /\b(?:https?:\/\/)?(?:www\.)?linkedin\.com\/in\/[\w-]+\/?/i;
const cityIn =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, ?(?:[A-Z]{2}|\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?))(?:\s+\d{5})?(?!\p{L})/u;

/** Reads a pasted text: a JSON Resume by its keys, an old resume by its headings and dates, anything else sentence by sentence. */
export function readPasted(pasted: string): Pasted {
  const json = readJsonResume(pasted);
  if (json) return json;
  // No word is that long, and patterns would read it once for each of its characters.
  const text = pasted.replace(/\S{150,}/g, ' ').replace(/\n{3,}/g, '\n\n');
  const parts = partsOf(text);
  const isResume =
    Object.keys(parts).some((part) => part !== 'top') ||
    text
      .split('\n')
      .filter((line) => /(?:19|20)\d\d\s*(?:-|–|to)\s*(?:(?:19|20)\d\d|present|now)/i.test(line) && line.length < 100)
      .length > 1;
  const reach = contactIn(isResume ? (parts.top ?? []).join('\n') : text);
  if (!isResume)
    return {
      kind: 'story',
      ...readStory(text),
      ...(reach.email && { email: reach.email }),
      ...(reach.phone && { phone: reach.phone }),
    };
  const onlyTop = !parts.work && !parts.volunteer;
  const jobs = [
    ...jobsIn(onlyTop ? (parts.top ?? []) : (parts.work ?? []), 'paid'),
    ...jobsIn(parts.volunteer ?? [], 'unpaid'),
  ];
  const list = (lines: readonly string[] | undefined, length: number) => {
    const kept = (lines ?? [])
      .map((line) => line.replace(/^\s*[-*•·▪]\s*/, '').trim())
      .filter(Boolean)
      .join('\n')
      .slice(0, length);
    return kept || undefined;
  };
  const volunteer =
    parts.volunteer && jobsIn(parts.volunteer, 'unpaid').length === 0
      ? parts.volunteer.filter((line) => line.trim())
      : [];
  return {
    kind: 'resume',
    jobs: jobs.slice(0, most.jobs),
    schools: schoolsIn(parts.school ?? []).slice(0, most.schools),
    ...reach,
    ...given('summary', list(parts.summary, 500)),
    ...given('skills', list(parts.skills, 800)),
    ...given('certificates', list(parts.certificates, 800)),
    ...given('languages', list(parts.languages, 120)?.replace(/\n/g, ', ')),
    ...given('awards', list(parts.awards, 500)),
    left: [...volunteer, ...(jobs.length === 0 ? (parts.work ?? []).filter((line) => line.trim()) : [])],
  };
}

const given = <Name extends string>(name: Name, value: string | undefined) =>
  (value ? { [name]: value } : {}) as { [name in Name]?: string };

function contactIn(text: string): Pick<Pasted, 'email' | 'phone' | 'city' | 'link'> {
  const email = emailIn.exec(text)?.[0];
  const phone = phoneIn.exec(text)?.[0];
  return {
    ...(email && formatEmail(email) && { email }),
    ...(phone && formatPhone(phone) && { phone }),
    ...given('city', cityOf(text)),
    ...given('link', linkIn.exec(text)?.[0]),
  };
}

/** The first city with a state, also behind a street. */
function cityOf(text: string): string | undefined {
  for (const line of text.split('\n')) {
    for (const piece of line.split(/\s+[|•·–—]\s+|\t|\s{2,}/)) {
      const city = cityIn.exec(withoutStreet(piece).city ?? '')?.[1];
      if (city) return city;
    }
  }
  return undefined;
}

/** Jobs of the paste that the form doesn't have yet, by title and employer. */
export function newJobs(found: readonly FoundJob[], known: readonly JobInput[]): FoundJob[] {
  const key = ({ title, employer = '' }: JobInput) => `${title} ${employer}`.toLowerCase().replace(/\W+/g, ' ').trim();
  const names = new Set(known.map(key));
  const employers = new Set(known.flatMap(({ employer }) => (employer ? [employer.toLowerCase()] : [])));
  return found.filter(
    ({ job }) => !names.has(key(job)) && !(job.employer && employers.has(job.employer.toLowerCase())),
  );
}
