import { capitalize, listOf } from '../../../app-kit/index.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import type { ResumeInput } from '../fields.ts';
import { isRole } from '../reading/entries.ts';
import type { Entry, LeftOut, Resume } from '../resume.ts';
import { words } from '../texts.en.ts';
import { bulletOf } from './bullet.ts';
import { inPlainWords, showsFaith } from './church.ts';
import { self } from './first-person.ts';

type Known = Pick<Resume, 'entries' | 'skillsTyped' | 'languages' | 'target' | 'faith' | 'certificates'>;

/** The summary in the person's own words, or one of their titles, what they look for and the strongest thing that they gave. */
export function summaryOf(
  { summary }: Pick<ResumeInput, 'summary'>,
  known: Known,
): { text: string; leftOut: LeftOut[] } {
  if (!summary) return { text: fromFacts(known), leftOut: [] };
  const leftOut: LeftOut[] = [];
  const kept = sentencesOf(summary.replace(/\s*\n\s*/g, '. ').replace(/([.!?])\./g, '$1')).flatMap(({ text }) => {
    // What a cut left behind: "I am."
    if (/^(?:i\s+am|i['’]m)?\W*$/i.test(text.trim())) return [];
    const line = sentenceOf(text);
    const plain = line && !known.faith.shown ? inPlainWords(line) : line;
    if (plain && (known.faith.shown || !showsFaith(plain))) return [`${plain.replace(/[.!?\s]+$/, '')}.`];
    leftOut.push({ text, reason: plain ? 'faith' : 'first-person' });
    return [];
  });
  // "Love kids." says less than the titles do.
  const own = kept.join(' ');
  return { text: own.split(' ').length > 3 ? own : fromFacts(known), leftOut };
}

/** "I am a hard worker" is "Hard worker"; any other "I" goes as in the lines of work. */
function sentenceOf(text: string): string | undefined {
  const plain = text
    // "I am friendly and I like people" says one thing that goes without "I".
    .replace(/\s+and\s+I\s+(?:like|love|enjoy|want)\b.*$/i, '')
    .replace(/^(?:i\s+am|i['’]m)\s+(?:an?\s+)?/i, '')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return self.test(plain) ? bulletOf(plain, 'base')?.text : plain;
}

function fromFacts({ entries, skillsTyped, languages, target, certificates }: Known): string {
  // "Cut grass" is work, and no one.
  const titles = [...new Set(entries.flatMap((entry) => (isRole(entry.title) ? titleOf(entry) : [])))].slice(0, 3);
  const list = listOf(skillsTyped.slice(0, 4));
  const role = isRole(target) ? lowerTitle(target) : undefined;
  if (titles.length === 0) return words.summary.first(role, list);
  const wanted =
    titles.includes(lowerTitle(target)) || /\bany/i.test(target)
      ? undefined
      : words.summary.wanted(role, lowerTitle(target));
  const facts = [strongestOf(entries), certificates.find((one) => !unfinished.test(one))].filter(Boolean).join('. ');
  return words.summary.known({
    titles: capitalize(listOf(titles)),
    skills: list,
    wanted,
    facts,
    languages: listOf(languages),
  });
}

/** A title that a license protects goes with its place and years: earned elsewhere it is no license here. */
const titleOf = ({ title, employer, dates, end }: Entry) =>
  regulated.test(title) && employer && dates && end !== 'present'
    ? `${lowerTitle(title)} (${employer}, ${dates})`
    : lowerTitle(title);
const regulated =
  /\b(?:nurse|midwife|doctor|physician|surgeon|dentist|pharmacist|veterinarian|lawyer|attorney|architect|therapist|psychologist)\b/i;
const unfinished = /\b(?:expired|in (?:process|progress)|pending|lapsed)\b/i;

/** A line of more characters is no part of a summary. */
const MOST_CHARACTERS = 90;
/** The first line of work that has a verb and a figure. */
const strongestOf = (entries: readonly Entry[]) =>
  entries
    .flatMap(({ bullets }) => bullets)
    .find(({ text, verb }) => verb !== undefined && /\d/.test(text) && text.length <= MOST_CHARACTERS)?.text;

/** A title in a sentence: "kitchen helper", "CNA", "Army mechanic". */
export const lowerTitle = (title: string) => title.split(' ').map(lowerWord).join(' ');

/** Names and abbreviations keep their capitals: only a plain word that begins a skill loses its own. */
const lowerWord = (skill: string) =>
  names.has(skill.split(/[\s-]/)[0]?.toLowerCase() ?? '') || /^\p{Lu}\S*\p{Lu}/u.test(skill)
    ? skill
    : skill.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
const names = new Set(
  'army navy marine marines guard sunday bible christian vbs microsoft excel word outlook powerpoint google quickbooks canva photoshop adobe facebook instagram spanish english french german arabic chinese mandarin cantonese vietnamese tagalog korean portuguese haitian creole russian american zoom slack salesforce toast square shopify autocad python javascript java windows mac linux wordpress'.split(
    ' ',
  ),
);
