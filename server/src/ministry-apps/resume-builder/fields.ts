import { field, type InputOf } from '@lampstand/sdk/app';

/** Paid or not: what employers see as work, and what people forget to call work. */
const kinds = ['paid', 'unpaid', 'home', 'self', 'school', 'military', 'inside'] as const;
export type Kind = (typeof kinds)[number];

/** One piece of work; the question about a pasted resume has the same fields. */
export const jobFields = {
  title: field.text({ max: 100, half: true }),
  employer: field.text({ max: 120, optional: true, half: true }),
  kind: field.choice(kinds, { initial: 'paid' }),
  start: field.text({ max: 30, optional: true, half: true }),
  end: field.text({ max: 30, optional: true, half: true }),
  did: field.longText({ max: 2_000, rows: 3, optional: true }),
  many: field.text({ max: 100, optional: true, more: true, half: true }),
  often: field.text({ max: 100, optional: true, more: true, half: true }),
  changed: field.text({ max: 200, optional: true, more: true }),
  place: field.text({ max: 80, optional: true, more: true }),
};
export const schoolFields = {
  what: field.text({ max: 120, half: true }),
  school: field.text({ max: 120, optional: true, half: true }),
  year: field.text({ max: 30, optional: true, half: true }),
  status: field.choice(['finished', 'now', 'part'], { initial: 'finished', half: true }),
};

/** The most entries of a resume; a pasted one can have no more. */
export const most = { jobs: 15, schools: 8 };

/** The fields of the form, in the order of the page. */
export const fields = {
  target: field.text({ max: 100 }),
  name: field.text({ max: 80, half: true }),
  city: field.text({ max: 80, optional: true, half: true }),
  phone: field.text({ max: 40, optional: true, half: true }),
  email: field.text({ max: 120, optional: true, half: true }),
  jobs: field.records({ min: 0, max: most.jobs, optional: true, of: jobFields }),
  paste: field.longText({ max: 20_000, rows: 2, optional: true }),
  posting: field.longText({ max: 8_000, rows: 3, optional: true, more: true }),
  schools: field.records({ min: 0, max: most.schools, optional: true, more: true, of: schoolFields }),
  skills: field.longText({ max: 800, rows: 2, optional: true, more: true }),
  certificates: field.longText({ max: 800, rows: 2, optional: true, more: true }),
  languages: field.text({ max: 120, optional: true, more: true, half: true }),
  link: field.text({ max: 120, optional: true, more: true, half: true }),
  awards: field.longText({ max: 500, rows: 2, optional: true, more: true }),
  summary: field.longText({ max: 500, rows: 2, optional: true, more: true }),
  make: field.choice(['resume', 'letter'], { display: 'segments', initial: 'resume', more: true }),
  company: field.text({ max: 100, optional: true, more: true, half: true }),
  reader: field.text({ max: 80, optional: true, more: true, half: true }),
  why: field.longText({ max: 500, rows: 2, optional: true, more: true }),
  format: field.choice(['chronological', 'combination', 'functional'], {
    initial: 'chronological',
    more: true,
    half: true,
  }),
  pages: field.choice(['1', '2'], { initial: '1', more: true, half: true }),
  faith: field.choice(['auto', 'show', 'leave-out'], { initial: 'auto', more: true }),
  references: field.choice(['none', 'line'], { initial: 'none', more: true }),
  gap: field.text({ max: 200, optional: true, more: true }),
  first: field.toggle({ optional: true, more: true }),
  record: field.toggle({ optional: true, more: true }),
};

export type ResumeInput = InputOf<typeof fields>;
export type JobInput = InputOf<typeof jobFields>;
export type SchoolInput = InputOf<typeof schoolFields>;
