import type { Block } from '@lampstand/sdk/app';
import { present, prose } from '../../../app-kit/index.ts';
import type { Entry, Group, Resume, School } from '../resume.ts';
import { words } from '../texts.en.ts';
import { bulleted, typed } from './text.ts';

/** A part of the resume under a heading that applicant systems know. */
export interface SheetPart {
  id: string;
  title: string;
  blocks: Block[];
  bare?: true;
}

/** What the page is made of, before its checks. */
export type Sheet = Omit<Resume, 'pages' | 'doubts' | 'match'>;
const { sheet } = words;

/** The resume in one column: its parts in the order of the chosen layout, those without words left out. */
export function sheetOf(resume: Sheet): SheetPart[] {
  const contact = part('contact', sheet.contact, [prose([resume.contact.lines.map(typed).join(' | ')])], true);
  const summary = part('summary', sheet.summary, [prose([resume.summary && typed(resume.summary)])]);
  const skills = part('skills', sheet.skills, [prose([listed(resume.skills)])]);
  const facts = [
    part('certificates', sheet.certificates, [prose([bulletedIf(resume.certificates)])]),
    part('languages', sheet.languages, [prose([listed(resume.languages)])]),
  ];
  const school = part('education', sheet.education, resume.schools.map(schoolBlock));
  const work = resume.format === 'functional' ? functional(resume.entries) : grouped(resume.entries);
  const end = [
    part('awards', sheet.awards, [prose([bulletedIf(resume.awards)])]),
    part('references', sheet.references, resume.referencesLine ? [prose([sheet.onRequest])] : []),
  ];
  const body =
    resume.format === 'combination' || resume.format === 'functional'
      ? [skills, ...facts, ...work, school]
      : resume.first || !resume.entries.some(({ group }) => group === 'work')
        ? [school, ...work, skills, ...facts]
        : [...work, school, skills, ...facts];
  return present([contact, summary, ...body, ...end]);
}

function part(id: string, title: string, blocks: readonly (Block | undefined)[], bare = false): SheetPart | undefined {
  const shown = present(blocks);
  return shown.length > 0 ? { id, title, blocks: shown, ...(bare && { bare: true as const }) } : undefined;
}

const listed = (items: readonly string[]) => items.map(typed).join(', ');
const bulletedIf = (items: readonly string[]) => (items.length > 0 ? bulleted(items) : undefined);

const groups: readonly Group[] = ['work', 'activities', 'volunteer'];

function grouped(entries: readonly Entry[]) {
  return groups.map((group) =>
    part(group, sheet[group], entries.filter((entry) => entry.group === group).flatMap(entryBlocks)),
  );
}

/** Title, then employer, place, and dates in one line, then what was done: one block, so that it's edited as one. */
function entryBlocks(entry: Entry): Block[] {
  const head = present([`**${typed(entry.title)}**`, whereAndWhen(entry)]).join('\n');
  return present([prose([head, bulletedIf(entry.bullets.map(({ text }) => text))])]);
}

function whereAndWhen({ employer, place, dates }: Pick<Entry, 'employer' | 'place' | 'dates'>): string {
  return present([present([employer, place]).map(typed).join(', '), typed(dates)]).join(' | ');
}

/** All lines first, then where and when. */
function functional(entries: readonly Entry[]) {
  const lines = entries.flatMap(({ bullets }) => bullets.map(({ text }) => text));
  const history = entries.map((entry) => present([typed(entry.title), whereAndWhen(entry)]).join(', '));
  return [
    part('relevant', sheet.relevant, [prose([bulletedIf(lines)])]),
    part('history', sheet.history, [prose([bulletedIf(history)])]),
  ];
}

function schoolBlock({ what, school, year, status }: School): Block | undefined {
  const name = present([typed(what), school && typed(school)]).join(', ');
  return prose([present([name, year && typed(year), sheet.status[status]]).join(' | ')]);
}
