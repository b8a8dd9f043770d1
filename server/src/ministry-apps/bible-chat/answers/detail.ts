import { capitalize, nextStepSection, sectionIfAny } from '../../../app-kit/index.ts';
import { careGate, isDeniedPassage } from '../../../care/index.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import type { PreparedDetail } from '../data/details/index.ts';
import { words } from '../texts.en.ts';
import type { Route } from '../understanding/routes.ts';
import { ownerOf } from '../understanding/subject.ts';
import { gistOf } from './gist.ts';
import { versesWithContext } from './passages.ts';
import { answerOf, answerSection, firstSentences, helpFor, questionsOf } from './sections.ts';

/** Answers one question on a subject, with the passages that it names. */
export async function planDetail(
  { detail, follow }: Extract<Route, { kind: 'detail' }>,
  request: AnswerRequest,
): Promise<Answer> {
  const owner = ownerOf(detail);
  const { name, question, related } = 'topic' in owner ? owner.topic : owner.fact;
  const help = 'topic' in owner && owner.topic.help && helpFor(owner.topic.help, request.church);
  // Once anything in the conversation has sounded like danger, no passage on death or on bearing harm is added.
  const noted = careGate(request.asked).length > 0;
  const allowed = detail.passages.filter((reference) => !noted || !isDeniedPassage(reference));
  const passages = follow === 'shorter' ? allowed.slice(0, 1) : allowed;
  const text = follow === 'shorter' ? shortened(detail, request.message) : detail.answer;
  return answerOf({
    title: capitalize(name),
    sections: [
      answerSection(request.length),
      ...sectionIfAny('passages', words.passages.title, await versesWithContext(request, passages)),
      ...(help ? [nextStepSection(words.detail.next, { blocks: [help] })] : []),
    ],
    suggestions: [question, ...questionsOf(related)].filter((one) => !request.asked.includes(one)).slice(0, 3),
    prose: { kind: 'written', text },
  });
}

const several: readonly (readonly [RegExp, number])[] = [
  [/\b(?:two|2) sentences\b/i, 2],
  [/\b(?:three|3) sentences\b/i, 3],
  [/\b(?:four|4) sentences\b/i, 4],
];

/** As many sentences as were asked for, else the one that decides. */
function shortened({ answer, asked }: PreparedDetail, message: string): string {
  const most = several.find(([pattern]) => pattern.test(message))?.[1];
  return most ? firstSentences(answer, most) : gistOf(answer, asked.join(' '));
}

/** Says that nothing is prepared on this part of the subject, and offers the nearest questions. */
export async function planUnprepared(
  { subject, questions, goesOn, remark }: Extract<Route, { kind: 'unprepared' }>,
  request: AnswerRequest,
): Promise<Answer> {
  const owner = subject.kind === 'topic' ? subject.topic : subject.kind === 'fact' ? subject.fact : undefined;
  const name = owner?.name ?? words.unprepared.saying;
  const { answer, aside, none, next, ask, remark: told } = words.unprepared;
  const near = questions.length > 0;
  return answerOf({
    title: owner && (goesOn || remark) ? capitalize(owner.name) : words.search.title,
    sections: [answerSection(request.length), ...(remark && near ? [] : [nextStepSection(near ? next : ask)])],
    suggestions: [...questions],
    prose: { kind: 'written', text: near ? (remark ? told : goesOn ? answer(name) : aside) : none, unprepared: true },
  });
}
