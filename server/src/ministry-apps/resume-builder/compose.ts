import { createRandom, listOf, paragraphsOf, pick, shuffle } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import { inventedNumbers, sourcesOf } from './checks/invention.ts';
import { anyOpening, closings, notes, openings, personOpenings, thanks, worked } from './data/letter-words.ts';
import { typed } from './document/text.ts';
import { alsoSentence, lowerFirst, sentence } from './lines/as-sentence.ts';
import { lowerTitle } from './lines/summary.ts';
import { isPerson, isRole } from './reading/entries.ts';
import type { Entry, Question, Resume } from './resume.ts';
import type { Solved } from './solve.ts';

/** The cover letter, or the note beside the resume. Facts are the resume's own; only the words between them are ours. */
export function compose({ result: { resume, input }, section, seed }: ComposeRequest<Solved>): string {
  if (section.id !== 'letter') return note(resume, seed);
  const text = letter(resume, seed);
  // A number that the person didn't give can come from no word of ours: a test holds that, and this line too.
  const strange = inventedNumbers(text, sourcesOf([JSON.stringify(input), ...resume.contact.lines]));
  return strange.length > 0
    ? text
        .split('\n\n')
        .filter((part) => strange.every((number) => !part.includes(number)))
        .join('\n\n')
    : text;
}

function letter(resume: Resume, seed: number): string {
  const random = createRandom(seed);
  const { reader, why } = resume.letter;
  const told = linesToTell(resume);
  const [first, ...more] = told.map(({ entry, index }, at) =>
    tell(entry, index, told.slice(0, at).filter((other) => other.entry === entry).length),
  );
  return paragraphsOf([
    resume.contact.lines.map(typed).join('\n'),
    `Dear ${reader ? typed(reader) : 'Hiring Manager'}:`,
    [opening(resume, random), first].filter(Boolean).join(' '),
    more.length > 0 && more.join(' '),
    untold(resume, told).join(' '),
    known(resume),
    why && typed(ended(why)),
    [pick(random, closings)(contactWay(resume)), pick(random, thanks)].join(' '),
    'Sincerely,',
    typed(resume.name),
  ]);
}

/** What the letter is about: the job by its name, or any work. */
function opening({ target, letter: { company } }: Resume, random: () => number): string {
  const where = company ? typed(company) : undefined;
  if (/^any(?:thing|where)?\b/i.test(target)) return anyOpening(where);
  return pick(random, isRole(target) ? personOpenings : openings)(lowerTitle(typed(target)), where);
}

/** Work that has no line with a verb: what it was, where, when, and its lines as they are. */
function untold({ entries }: Resume, told: readonly { entry: Entry }[]): string[] {
  return entries
    .filter((entry) => !told.some((other) => other.entry === entry))
    .slice(0, Math.max(0, 3 - told.length))
    .map(({ title, employer, dates, bullets }, index) => {
      const name = lowerTitle(typed(title));
      const where = employer ? ` at ${organization(employer)}` : '';
      const lines = bullets.slice(0, 2).map(({ text }) => lowerFirst(typed(text)));
      const also = told.length > 0 || index > 0;
      return worked(isRole(title) ? `as ${article(title)} ${name}` : undefined, {
        name,
        where,
        dates,
        lines: lines.join('; '),
        also,
      });
    });
}

const ended = (text: string) => (/[.!?]$/.test(text.trim()) ? text : `${text.trim()}.`);

/** At most three lines, those with a number first; a second line of one job goes right after its first. */
function linesToTell({ entries }: Resume): { entry: Entry; index: number }[] {
  const all = entries.flatMap((entry) =>
    entry.bullets.map((bullet, index) => ({ entry, index, number: bullet.hasNumber, verb: bullet.verb !== undefined })),
  );
  const good = all.filter(({ verb }) => verb).sort((a, b) => Number(b.number) - Number(a.number));
  const firsts = good.filter(({ entry }, at) => good.findIndex((other) => other.entry === entry) === at);
  const chosen = [...firsts, ...good.filter((line) => !firsts.includes(line))].slice(0, 3);
  return firsts.flatMap(({ entry }) => chosen.filter((line) => line.entry === entry));
}

/** A second line of one job needs no place. */
function tell(entry: Entry, index: number, again: number): string {
  const bullet = entry.bullets[index];
  if (!bullet) return '';
  return again === 1
    ? alsoSentence(typed(bullet.text), bullet)
    : again > 1
      ? sentence(typed(bullet.text), bullet)
      : sentence(typed(bullet.text), bullet, placeOf(entry));
}

/** "At Food Town", "As a volunteer", "At home": where the line was done. */
function placeOf({ employer, kind, title }: Entry): string {
  if (kind === 'home') return 'At home';
  if (employer)
    return kind === 'unpaid' && isPerson(title)
      ? `As ${article(title)} ${lowerTitle(typed(title))} at ${organization(employer)}`
      : `At ${organization(employer)}`;
  return isPerson(title)
    ? `As ${article(title)} ${lowerTitle(typed(title))}`
    : `In my ${lowerTitle(typed(title))}${/(?:s|work|project)$/i.test(title) ? '' : ' work'}`;
}

const organization = (name: string) => (name === 'Nonprofit organization' ? 'a nonprofit organization' : typed(name));
const article = (noun: string) => (/^[aeiou]/i.test(noun) ? 'an' : 'a');

function known({ skillsTyped: skills, certificates, languages }: Resume): string | undefined {
  const said = [
    skills.length > 0 && `My skills include ${listOf(skills.slice(0, 4).map((skill) => typed(skill)))}.`,
    certificates.length > 0 &&
      `My certificates: ${certificates
        .slice(0, 3)
        .map((item) => typed(item))
        .join('; ')}.`,
    languages.length > 0 && `I speak ${listOf(languages.map((item) => typed(item)))}.`,
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : undefined;
}

function contactWay({ contact: { phone, email } }: Resume): string | undefined {
  if (phone && email) return `at ${typed(phone)} or ${typed(email)}`;
  return phone ? `at ${typed(phone)}` : email ? `at ${typed(email)}` : undefined;
}

const aboutOf = ({ about, line }: Question) => (line ? `${typed(about)}, “${typed(line)}”` : typed(about));

/** Three or four sentences that fit this resume and no other: what is strong, what to add first, what to do with the file. */
function note(resume: Resume, seed: number): string {
  const random = createRandom(seed);
  const { entries, questions, timeline, match } = resume;
  const numbered = entries.flatMap(({ bullets }) => bullets).find(({ hasNumber }) => hasNumber);
  const [question] = questions;
  const strong = numbered ? pick(random, notes.strong)(typed(numbered.text)) : pick(random, notes.noNumber);
  const unpaid = entries.find(({ group, kind }) => group !== 'work' || kind === 'home');
  const rest = shuffle(random, [
    unpaid && pick(random, notes.unpaid)(typed(unpaid.title)),
    timeline.gaps.length > 0 && pick(random, notes.gap),
    match && match.found < match.terms.length && pick(random, notes.match),
  ]).filter(Boolean);
  return paragraphsOf([
    [strong, question && pick(random, notes.first)(aboutOf(question), question.ask)].filter(Boolean).join(' '),
    rest.join(' '),
    pick(random, notes.last),
  ]);
}
