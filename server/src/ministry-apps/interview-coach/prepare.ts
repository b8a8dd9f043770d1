import type { Understanding } from '../../understanding/understanding.ts';
import { practiceQuestions, questionsFor } from './choose-questions.ts';
import type { Question } from './data/question.ts';
import type { Family } from './data/questions/index.ts';
import type { InterviewInput } from './fields.ts';
import { familyOf } from './job-family.ts';
import { postingQuestions, resumeQuestions } from './pasted-texts.ts';

/** What is known of an interview before anything is answered. */
export interface Prepared {
  /** Undefined when the title says nothing we know. */
  family?: Family | undefined;
  /** The questions of the practice, in their order. */
  practice: readonly Question[];
  /** Every question that fits, the most particular first. */
  bank: readonly Question[];
  /** How many of them quote the posting and the resume. */
  fromPosting: number;
  fromResume: number;
  /** Words of the title and the employer's name. */
  jobWords: ReadonlySet<string>;
}

/** Chooses the questions for a job; `today` is the day of the run. */
export async function choosePlan(
  input: InterviewInput,
  understanding: Pick<Understanding, 'compare'>,
  today: string,
): Promise<Prepared> {
  const [family, posting] = await Promise.all([
    familyOf(input, understanding),
    postingQuestions(input.posting, understanding),
  ]);
  const resume = resumeQuestions(input.resume);
  const bank = questionsFor(input, { family, own: [...posting, ...resume], today });
  const titleWords = `${input.job} ${input.employer ?? ''}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  return {
    family,
    practice: practiceQuestions(input, bank),
    bank,
    fromPosting: posting.length,
    fromResume: resume.length,
    jobWords: new Set(titleWords.filter((word) => word.length > 2)),
  };
}
