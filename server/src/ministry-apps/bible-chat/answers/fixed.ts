import { nextStepSection, sectionIfAny } from '../../../app-kit/index.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import type { OutsideMatter } from '../data/outside.ts';
import { findTopic } from '../data/topics/index.ts';
import { words } from '../texts.en.ts';
import type { Route } from '../understanding/routes.ts';
import type { SmallTalk } from '../understanding/small-talk.ts';
import { preparedVerses } from './passages.ts';
import { answerOf, answerSection, firstSentences, questionsOf } from './sections.ts';
import { planTopic } from './topic.ts';

const starters = ['anxiety', 'bible-reading', 'forgiving-others'] as const;

/** Answers a saying that people take for scripture: its source, and what the Bible says instead. */
export async function planMisquotation(
  { misquotation, follow }: Extract<Route, { kind: 'misquotation' }>,
  request: AnswerRequest,
): Promise<Answer> {
  const { answer, passages } = misquotation;
  const topic = findTopic(misquotation.topic);
  if (
    topic &&
    (follow === 'more' ||
      follow === 'another' ||
      follow === 'words' ||
      follow === 'person' ||
      follow === 'do' ||
      follow === 'lesson')
  ) {
    return planTopic({ kind: 'topic', topic, follow, references: [] }, request);
  }
  const brief =
    follow === 'shorter' || follow === 'where' || follow === 'echo' || follow === 'verdict' || follow === 'why';
  const shown = follow === 'shorter' ? passages.slice(0, 1) : brief ? [] : passages;
  const blocks = await preparedVerses(request, shown);
  const text =
    brief && follow !== 'why'
      ? firstSentences(answer, 1)
      : follow === 'objection'
        ? `${words.follow.objection} ${firstSentences(answer, 1)}`
        : follow === 'why'
          ? answer.slice(firstSentences(answer, 1).length).trim() || answer
          : answer;
  return answerOf({
    title: words.misquotation.title(misquotation.saying),
    sections: [
      answerSection(request.length),
      ...sectionIfAny('passages', words.misquotation.passages, blocks),
      ...(follow ? [] : [nextStepSection(words.misquotation.next)]),
    ],
    suggestions: topic ? questionsOf([topic.id, ...topic.related]).slice(0, 3) : questionsOf(starters),
    prose: follow ? { kind: 'written', text } : { kind: 'misquotation', id: misquotation.id },
  });
}

/** Refuses what this app does not do, and names what the person can do instead. */
export async function planOutside(matter: Omit<OutsideMatter, 'when'>, request: AnswerRequest): Promise<Answer> {
  const blocks = await preparedVerses(request, matter.passages);
  return answerOf({
    title: words.chat.title,
    sections: [
      answerSection('standard'),
      ...sectionIfAny('passages', words.passages.title, blocks),
      nextStepSection(matter.next),
    ],
    suggestions: questionsOf(matter.related),
    prose: { kind: 'outside', id: matter.id },
  });
}

export async function planSmallTalk(talk: SmallTalk): Promise<Answer> {
  return answerOf({
    title: words.chat.title,
    sections: [answerSection('short')],
    suggestions: talk === 'farewell' ? [] : questionsOf(starters),
    prose: { kind: 'small-talk', id: talk },
  });
}

export async function planUnclear(): Promise<Answer> {
  return answerOf({
    title: words.chat.title,
    sections: [answerSection('short')],
    suggestions: questionsOf(starters),
    prose: { kind: 'unclear' },
  });
}
