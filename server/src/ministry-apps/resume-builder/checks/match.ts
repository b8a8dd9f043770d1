import nlp from 'compromise';
import { stemmer } from 'stemmer';
import { equivalents } from '../data/equivalents.ts';
import { boilerplate, mustHaves, requirementWords } from '../data/posting-words.ts';

interface Term {
  /** As the posting has it. */
  text: string;
  count: number;
  /** In a line that says what is required. */
  required: boolean;
  found: boolean;
  /** Words of the resume that can mean the same. */
  near?: string;
}
export interface Match {
  terms: Term[];
  found: number;
  /** Lines of the posting with years, degrees, and licenses, as they are. */
  mustHaves: string[];
}

const mostTerms = 24;
/** Lines of a posting that are read; a real one has fewer. */
const mostLines = 200;
/** A posting of so few words is all list. */
const SHORT_POSTING = 60;
interface NlpTerm {
  text: string;
  normal: string;
  pre: string;
  post: string;
  tags: string[];
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}+#'-]*/gu) ?? [];
const stems = (text: string) => wordsOf(text).map((word) => stemmer(word.replace(/'s$/, '')));

/**
 * What a posting asks for beside what the resume says. A term is a run of up to three nouns and adjectives, without the words that
 * every posting has, or a skill of our table; it is kept when the posting has it twice, or once where it lists or requires things or is short. It is found when one line
 * of the resume has all of its words, by their stems. The name of the job itself isn't counted. Terms go by
 * count, then known skills and what is required, then by their place.
 */
export function matchOf(posting: string, resumeLines: readonly string[], target = ''): Match {
  const own = resumeLines.map((line) => new Set(stems(line)));
  const job = stems(target).join(' ');
  const kept = termsOf(posting, job).map((term) => {
    // Of "CNA/GNA" one is enough.
    const names = term.text.split('/').map(stems);
    const found = own.some((line) => names.some((name) => name.length > 0 && name.every((stem) => line.has(stem))));
    const near = found ? undefined : nearTo(term.text, resumeLines);
    return { ...term, found, ...(near && { near }) };
  });
  return { terms: kept, found: kept.filter(({ found }) => found).length, mustHaves: mustHaveLines(posting) };
}

interface Candidate {
  text: string;
  count: number;
  required: boolean;
  listed: boolean;
  /** The table of skills has it. */
  isSkill: boolean;
  at: number;
}

function termsOf(posting: string, job: string): { text: string; count: number; required: boolean }[] {
  const found = new Map<string, Candidate>();
  let at = 0;
  const isShort = wordsOf(posting).length <= SHORT_POSTING;
  for (const line of linesOf(posting).slice(0, mostLines)) {
    const required = requirementWords.test(line);
    const listed =
      isShort || required || /^\s*[-*•·]/.test(line) || (line.match(/,/g) ?? []).length > 1 || lists.test(line);

    const skills = knownIn(line);
    for (const { text, isSkill } of [
      ...skills.found.map((text) => ({ text, isSkill: true })),
      ...runsIn(skills.rest).map((text) => ({ text, isSkill: false })),
    ]) {
      const key = stems(text).join(' ');
      const known = found.get(key);
      found.set(
        key,
        known
          ? { ...known, count: known.count + 1, required: known.required || required, listed: known.listed || listed }
          : { text, count: 1, required, listed: listed || isSkill, isSkill, at },
      );
      at += 1;
    }
  }
  const all = [...found.entries()].map(([key, term]) => ({ key, ...term }));
  // A word that is only ever part of a longer term isn't a term of its own.
  const whole = all.filter(
    ({ key, count }) =>
      !all.some((other) => other.key !== key && ` ${other.key} `.includes(` ${key} `) && other.count >= count),
  );
  const ofJob = new Set(job.split(' '));
  const isOfJob = (key: string, count: number) =>
    key === job || (count === 1 && key.split(' ').every((stem) => ofJob.has(stem)));
  return whole
    .filter(({ key, count, listed }) => !isOfJob(key, count) && (count > 1 || listed))
    .sort(
      (a, b) =>
        b.count - a.count ||
        Number(b.isSkill) - Number(a.isSkill) ||
        Number(b.required) - Number(a.required) ||
        a.at - b.at,
    )
    .slice(0, mostTerms)
    .map(({ text, count, required }) => ({ text, count, required }));
}

/** Names of skills as postings have them: the first of each row, and others of two words or more; the longest first. */
const generic = new Set([
  'scheduling',
  'training',
  'safety',
  'organization',
  'maintenance',
  'delivery',
  'reporting',
  'assembly',
  'driving',
]);
const skillNames = equivalents
  .flatMap(([first = '', ...others]) => [first, ...others.filter((name) => name.includes(' '))])
  .filter((name) => !generic.has(name))
  .map((name) => stems(name))
  .sort((a, b) => b.length - a.length);

/** The known skills of a line as they are written there, and the line without them. */
function knownIn(line: string): { found: string[]; rest: string } {
  const words = [...line.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#'’-]*/gu)].map((word) => ({
    stem: stems(word[0])[0] ?? '',
    from: word.index,
    to: word.index + word[0].length,
  }));
  const found: string[] = [];
  let rest = line;
  for (const name of skillNames) {
    for (let at = 0; at + name.length <= words.length; at++) {
      if (!name.every((stem, index) => words[at + index]?.stem === stem)) continue;
      const [from, to] = [words[at]?.from ?? 0, words[at + name.length - 1]?.to ?? 0];
      if (rest.slice(from, to).includes('\u0000')) continue;
      found.push(line.slice(from, to).toLowerCase());
      rest = `${rest.slice(0, from)}${'\u0000'.repeat(to - from)}${rest.slice(to)}`;
    }
  }
  return { found, rest: rest.replace(/\0+/g, ';') };
}

/** A line that says what the work is. */
const lists = /\b(?:responsib|dut(?:y|ies)|you will|includes?|tasks|skills?)\b/i;

const linesOf = (text: string) =>
  text
    .replace(/\S{60,}/g, ' ')
    .split(/\n+|(?<=[.!?;:])\s+/)
    .filter((line) => line.trim());

interface Piece {
  word: string;
  isThing: boolean;
}

/** Runs of nouns and adjectives in one line, at most three words each. */
function runsIn(line: string): string[] {
  const sentences = nlp(line.replace(/^\s*[-*•·]\s*/, '')).json({
    terms: { text: true, normal: true, tags: true, pre: true, post: true },
  } as object) as { terms: NlpTerm[] }[];
  const runs: Piece[][] = [];
  for (const { terms } of sentences) {
    let run: Piece[] = [];
    const close = () => {
      // An adjective alone says nothing: "proficient".
      while (run.length > 0 && !run.at(-1)?.isThing) run.pop();
      if (run.length > 0) runs.push(run.slice(-3));
      run = [];
    };
    for (const term of terms) {
      if (/[(/]/.test(term.pre)) close();
      const word = term.text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '');
      if (isContent(word, term))
        run.push({ word: word.toLowerCase(), isThing: term.tags.includes('Noun') || term.tags.includes('Gerund') });
      else close();
      if (/[,;:()/|]/.test(term.post)) close();
    }
    close();
  }
  return runs.map((run) => run.map(({ word }) => word).join(' ')).filter((run) => run.length > 2);
}

function isContent(word: string, { tags }: NlpTerm): boolean {
  const plain = word.toLowerCase().replace(/[’]/g, "'");
  if (word.length < 2 || boilerplate.has(plain) || boilerplate.has(plain.replace(/'s$/, '')) || /\d/.test(word))
    return false;
  if (
    tags.includes('Pronoun') ||
    tags.includes('Determiner') ||
    tags.includes('Adverb') ||
    tags.includes('Date') ||
    tags.includes('Value')
  )
    return false;
  return tags.includes('Noun') || tags.includes('Gerund') || tags.includes('Adjective') || tags.includes('Acronym');
}

/** The first word of the resume that can mean the same as a term. */
function nearTo(term: string, lines: readonly string[]): string | undefined {
  const key = stems(term).join(' ');
  const rows = equivalents.filter(([first = '', ...others]) =>
    [first, ...others.filter((name) => name.includes(' '))].some((word) => stems(word).join(' ') === key),
  );
  const text = ` ${lines.map((line) => wordsOf(line).join(' ')).join(' . ')} `;
  return rows.flat().find((word) => stems(word).join(' ') !== key && text.includes(` ${word} `));
}

function mustHaveLines(posting: string): string[] {
  const lines = linesOf(posting).map((line) => line.replace(/^[\s\-*•·]+/, '').trim());
  return [...new Set(lines.filter((line) => mustHaves.test(line) && line.length <= 240 && /\s/.test(line)))].slice(
    0,
    8,
  );
}
