import { capitalize, paragraphsOf, sectionIfAny } from '../../../app-kit/index.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { findFact } from '../data/facts/index.ts';
import { words } from '../texts.en.ts';
import type { Route } from '../understanding/routes.ts';
import { isYesNoQuestion, withoutVerdict } from '../understanding/verdict.ts';
import { wasPassageShown, wasShown } from '../understanding/was-shown.ts';
import { preparedVerses } from './passages.ts';
import { answerOf, answerSection, firstSentences } from './sections.ts';
import { questionsOf } from './topic.ts';

/** Answers a question on one person, place, word or event, or what follows on it. */
export async function planFact(
  { fact, follow }: Extract<Route, { kind: 'fact' }>,
  request: AnswerRequest,
): Promise<Answer> {
  const { answer, more = '', passages, name, asides = {}, related } = fact;
  const fresh = passages.filter(([reference]) => !wasPassageShown(request.shownBefore, reference));
  const brief = follow === 'shorter' || follow === 'echo' || follow === 'verdict';
  const shown = brief ? [] : follow && follow !== 'where' ? fresh : passages;
  const moreLeft = more !== '' && !wasShown(request.shownBefore, more);
  const fitting = isYesNoQuestion(request.message) ? answer : withoutVerdict(answer);
  const text = brief
    ? firstSentences(fitting, 1)
    : follow === 'where'
      ? words.follow.where(passages[0]?.[0] ?? '')
      : follow && moreLeft
        ? paragraphsOf([follow === 'objection' && words.follow.gently, more])
        : follow
          ? words.follow.end(name)
          : fitting;
  const questions = Object.values(asides).flatMap((id) => findFact(id)?.question ?? []);
  return answerOf({
    title: capitalize(name),
    sections: [
      answerSection(request.length),
      ...sectionIfAny('passages', words.passages.title, await preparedVerses(request, shown)),
    ],
    suggestions: [...questions, ...questionsOf(related)].slice(0, 3),
    prose: { kind: 'written', text },
  });
}
