import { capitalize, nextStepSection, sectionIfAny } from '../../../app-kit/index.ts';
import { careGate, isDeniedPassage } from '../../../care/index.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { words } from '../texts.en.ts';
import type { Route } from '../understanding/routes.ts';
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
  // Once anything in the conversation has sounded like danger, no passage on death or on bearing harm is added.
  const noted = careGate(request.asked).length > 0;
  const passages = detail.passages.filter((reference) => !noted || !isDeniedPassage(reference));
  return answerOf({
    title: capitalize(name),
    sections: [
      answerSection(request.length),
      ...sectionIfAny('passages', words.passages.title, await versesWithContext(request, passages)),
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
