import { formatEmail } from './reading/contact.ts';
import { isoOf, type RoughDate, readDate } from './reading/rough-dates.ts';
import type { Entry, Resume, School } from './resume.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The resume as jsonresume.org describes it; what isn't there is left out. */
export function jsonResumeOf(resume: Resume): object {
  const { contact, entries, schools } = resume;
  const email = contact.email && formatEmail(contact.email);
  const work = entries.filter(({ group }) => group === 'work');
  const unpaid = entries.filter(({ group }) => group !== 'work');
  return present({
    $schema: SCHEMA,
    basics: present({
      name: resume.name,
      label: resume.target,
      email,
      phone: contact.phone,
      url: webAddress(contact.link),
      summary: resume.summary,
      location: contact.city ? cityOf(contact.city) : undefined,
    }),
    work: some(
      work.map((entry) =>
        present({
          name: entry.employer,
          location: entry.place,
          position: entry.title,
          ...spanOf(entry),
          highlights: linesOf(entry),
        }),
      ),
    ),
    volunteer: some(
      unpaid.map((entry) =>
        present({ organization: entry.employer, position: entry.title, ...spanOf(entry), highlights: linesOf(entry) }),
      ),
    ),
    education: some(schools.map(educationOf)),
    awards: some(resume.awards.map((title) => ({ title }))),
    certificates: some(resume.certificates.map((name) => ({ name }))),
    skills: some(resume.skills.map((name) => ({ name }))),
    languages: some(resume.languages.map(languageOf)),
  });
}

const present = (object: { [key: string]: unknown }) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== ''));
const some = <Item>(items: Item[]) => (items.length > 0 ? items : undefined);
const linesOf = ({ bullets }: Entry) => some(bullets.map(({ text }) => text));
const isoIf = (date: RoughDate | 'present' | undefined) =>
  date === undefined || date === 'present' ? undefined : isoOf(date);
const spanOf = ({ start, end }: Entry) => ({ startDate: isoIf(start), endDate: isoIf(end) });

function educationOf({ what, school, year, status }: School) {
  return present({
    institution: school,
    studyType: what,
    endDate: status === 'finished' ? isoIf(readDate(year ?? '')) : undefined,
  });
}

function cityOf(text: string) {
  const [city = '', region] = text.split(/,\s*/);
  return present({ city, region });
}

function languageOf(text: string) {
  const [, language = text, fluency] = /^(.*?)\s*\((.*)\)$/.exec(text) ?? [];
  return present({ language, fluency });
}

const webAddress = (link: string | undefined) =>
  link === undefined
    ? undefined
    : /^https?:\/\/\S+$/i.test(link)
      ? link
      : /^[\w-]+(?:\.[\w-]+)+\/?\S*$/.test(link)
        ? `https://${link}`
        : undefined;
