import { capitalize, nextStepSection, sectionIfAny } from '../../../app-kit/index.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { words } from '../texts.en.ts';
import type { Route } from '../understanding/route.ts';
import { ownerOf } from '../understanding/subject.ts';
import { versesWithContext } from './passages.ts';
import { answerOf, answerSection } from './sections.ts';
import { helpFor, questionsOf } from './topic.ts';

/** Answers one question on a subject, with the passages that it names. */
export async function planDetail(
  { detail }: Extract<Route, { kind: 'detail' }>,
  request: AnswerRequest,
): Promise<Answer> {
  const owner = ownerOf(detail);
  const { name, question, related } = 'topic' in owner ? owner.topic : owner.fact;
  const help = 'topic' in owner && owner.topic.help && helpFor(owner.topic.help, request.church);
  return answerOf({
    title: capitalize(name),
    sections: [
      answerSection(request.length),
      ...sectionIfAny('passages', words.passages.title, await versesWithContext(request, detail.passages)),
      ...(help ? [nextStepSection(words.detail.next, { blocks: [help] })] : []),
    ],
    suggestions: [question, ...questionsOf(related)].filter((one) => !request.asked.includes(one)).slice(0, 3),
    prose: { kind: 'written', text: detail.answer },
  });
}

/** Says that nothing is prepared on this part of the subject, and offers the nearest questions. */
export async function planUnprepared(
  { subject, questions }: Extract<Route, { kind: 'unprepared' }>,
  request: AnswerRequest,
): Promise<Answer> {
  const owner = subject.kind === 'topic' ? subject.topic : subject.kind === 'fact' ? subject.fact : undefined;
  const name = owner?.name ?? words.unprepared.saying;
  return answerOf({
    title: owner ? capitalize(owner.name) : words.search.title,
    sections: [answerSection(request.length), nextStepSection(words.unprepared.next)],
    suggestions: [...questions, ...questionsOf(owner?.related ?? [])].slice(0, 3),
    prose: { kind: 'written', text: words.unprepared.answer(name), unprepared: true },
  });
}
