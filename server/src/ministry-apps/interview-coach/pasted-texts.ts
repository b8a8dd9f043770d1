import { sentencesOf } from '../../text/sentences.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { postingLines } from './data/posting-lines.ts';
import type { Question } from './data/question.ts';
import { words } from './texts.en.ts';

/** A line of these many words can be quoted in a question. */
const [FEWEST, LONGEST] = [3, 22];
const FLOOR = 0.42;
const MOST_READ = 40;
const MOST_FOUND = 5;

/** Lines of a posting or a resume, without bullets. */
function linesOf(text: string): string[] {
  const lines = text
    .split(/\n|\s[•·]\s|;\s/)
    .flatMap((line) => sentencesOf(line.replace(/^[\s\-*+•·–]+/, '')).map((sentence) => sentence.text))
    .map((line) => line.replace(/[\s.;,]+$/, '').replace(/\s+/g, ' '))
    .filter((line) => {
      const count = line.split(' ').length;
      return count >= FEWEST && count <= LONGEST;
    });
  return [...new Set(lines)].slice(0, MOST_READ);
}

/** Questions about what a posting asks for, each with the posting's own line. None while the encoder is down. */
export async function postingQuestions(
  posting: string | undefined,
  understanding: Pick<Understanding, 'compare'>,
): Promise<Question[]> {
  if (!posting) return [];
  const found: { line: string; isSkill: boolean; score: number }[] = [];
  for (const line of linesOf(posting)) {
    const [near] = (await understanding.compare(postingLines, line))?.nearest(1) ?? [];
    if (!near || near.score < FLOOR || (near.id !== 'duty' && near.id !== 'skill')) continue;
    found.push({ line, isSkill: near.id === 'skill', score: near.score });
  }
  return found.slice(0, MOST_FOUND).map(({ line, isSkill }, index) => ({
    id: `posting-${index + 1}`,
    shape: 'story',
    text: isSkill ? words.fromPosting.skill(line) : words.fromPosting.duty(line),
    why: words.fromPosting.why,
    shows: words.fromPosting.shows,
  }));
}

const contactLine = /@|https?:|www\.|\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}/;
const onlyDates = /^[^\p{Ll}]*$/u;

/** Lines of a resume that have a number in them, and no address or year alone: what an interviewer asks about. */
export function resumeQuestions(resume: string | undefined): Question[] {
  if (!resume) return [];
  return linesOf(resume)
    .filter((line) => !contactLine.test(line) && !onlyDates.test(line))
    .filter((line) => /\d/.test(line.replace(/\b(?:19|20)\d\d\b/g, '')))
    .slice(0, MOST_FOUND)
    .map((line, index) => ({
      id: `resume-${index + 1}`,
      shape: 'story',
      text: words.fromResume.text(line),
      why: words.fromResume.why,
      shows: words.fromResume.shows,
    }));
}
