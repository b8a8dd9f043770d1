import { present } from '../../app-kit/index.ts';
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
const MOST_TERMS = 2;

/** Lines of a posting or a resume, without bullets. */
function linesOf(text: string): string[] {
  const lines = text
    .split(/\n|\s[•·]\s|;\s/)
    .flatMap((line) => sentencesOf(line.replace(/^[\s\-*+•·–]+/, '')).map((sentence) => sentence.text))
    .map((line) => line.replace(/[\s.;,]+$/, '').replace(/\s+/g, ' '))
    .filter((line) => {
      const count = line.split(' ').length;
      return (count >= FEWEST || isPay(line)) && count <= LONGEST;
    });
  return [...new Set(lines)].slice(0, MOST_READ);
}

/** Questions about what a posting asks for, each with the posting's own line. None while the encoder is down. */
export async function postingQuestions(
  posting: string | undefined,
  understanding: Pick<Understanding, 'compare'>,
): Promise<Question[]> {
  if (!posting) return [];
  const found: { line: string; is: 'duty' | 'skill' | 'terms' | 'pay' }[] = [];
  for (const line of linesOf(posting)) {
    const [near] = (await understanding.compare(postingLines, line))?.nearest(1) ?? [];
    if (!near) continue;
    if (isPay(line)) found.push({ line, is: 'pay' });
    else if (near.score >= FLOOR && isAsked(near.id)) found.push({ line, is: near.id });
  }
  const [pay] = found.filter(({ is }) => is === 'pay');
  const terms = found.filter(({ is }) => is === 'terms').slice(0, MOST_TERMS);
  const rest = found.filter(({ is }) => is === 'duty' || is === 'skill');
  const chosen = present([...rest.slice(0, MOST_FOUND - terms.length - (pay ? 1 : 0)), ...terms, pay]);
  return chosen.map(({ line, is }, index) => ({
    id: `posting-${index + 1}`,
    shape: is === 'duty' || is === 'skill' ? ('story' as const) : ('terms' as const),
    text: words.fromPosting[is](line),
    why: words.fromPosting.why[is],
    shows: words.fromPosting.shows[is],
  }));
}

/** A line with an amount of money is about the pay: "$22-$27/hr". */
const isPay = (line: string): boolean =>
  /\$\s?\d/.test(line) && /\b(?:hr|hour|hourly|year|annual\w*|salary|pay|wage|week|k|doe)\b/i.test(line);
const isAsked = (id: string): id is 'duty' | 'skill' | 'terms' => id === 'duty' || id === 'skill' || id === 'terms';

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
