import type { JobInput, SchoolInput } from '../fields.ts';
import type { Pasted } from './pasted-text.ts';

type Json = { readonly [key: string]: unknown };

/** A JSON Resume that was pasted as text; undefined for anything else. What isn't a text in it is left out. */
export function readJsonResume(text: string): Pasted | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  const json = parsed(text);
  if (!json || !(isObject(json.basics) || Array.isArray(json.work))) return undefined;
  const basics = isObject(json.basics) ? json.basics : {};
  const location = isObject(basics.location) ? basics.location : {};
  const named = (key: string, name: string) => listOf(json[key]).flatMap((item) => textOf(item[name]) ?? []);
  return {
    kind: 'resume',
    jobs: [
      ...listOf(json.work).map((item) => ({ job: jobOf(item, 'paid'), unsure: false })),
      ...listOf(json.volunteer).map((item) => ({ job: jobOf(item, 'unpaid'), unsure: false })),
    ].slice(0, 15),
    schools: listOf(json.education).map(schoolOf).slice(0, 8),
    ...some('email', textOf(basics.email, 120)),
    ...some('phone', textOf(basics.phone, 40)),
    ...some('link', textOf(basics.url, 120)),
    ...some('summary', textOf(basics.summary, 500)),
    ...some('city', [textOf(location.city), textOf(location.region)].filter(Boolean).join(', ').slice(0, 80)),
    ...some('skills', named('skills', 'name').join('\n').slice(0, 800)),
    ...some('certificates', named('certificates', 'name').join('\n').slice(0, 800)),
    ...some('languages', named('languages', 'language').join(', ').slice(0, 120)),
    ...some('awards', named('awards', 'title').join('\n').slice(0, 500)),
    left: [],
  };
}

function parsed(text: string): Json | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return isObject(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textOf = (value: unknown, most = 200) =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, most) : undefined;
const some = <Name extends string>(name: Name, value: string | undefined) =>
  (value ? { [name]: value } : {}) as { [name in Name]?: string };

function jobOf(item: Json, kind: JobInput['kind']): JobInput {
  const lines = Array.isArray(item.highlights) ? item.highlights.flatMap((line) => textOf(line, 500) ?? []) : [];
  const did = [...(lines.length > 0 ? lines : [textOf(item.summary, 1_000) ?? ''])].join('\n').slice(0, 2_000);
  const start = textOf(item.startDate, 30);
  return {
    title: textOf(item.position, 100) ?? '',
    ...some('employer', textOf(item.name ?? item.organization, 120)),
    kind,
    ...some('start', start),
    ...some('end', textOf(item.endDate, 30) ?? (start ? 'present' : undefined)),
    ...some('did', did),
    ...some('place', textOf(item.location, 80)),
  };
}

function schoolOf(item: Json): SchoolInput {
  const what = [textOf(item.studyType), textOf(item.area)].filter(Boolean).join(', ');
  const year = textOf(item.endDate, 30);
  return {
    what: what.slice(0, 120),
    ...some('school', textOf(item.institution, 120)),
    ...some('year', year),
    status: year ? 'finished' : 'now',
  };
}
