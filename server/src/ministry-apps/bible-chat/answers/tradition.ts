import { capitalize } from '../../../app-kit/index.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { words } from '../texts.en.ts';
import type { Route } from '../understanding/routes.ts';
import { differenceSections, viewOf } from './differences.ts';
import { answerOf, answerSection, questionsOf } from './sections.ts';

/** Answers what one tradition, or all of them, hold on the topic before. */
export async function planTradition(
  { topic, tradition, named, opinion }: Extract<Route, { kind: 'tradition' }>,
  request: AnswerRequest,
): Promise<Answer> {
  const { view, none, differ, askHere, noSide } = words.tradition;
  const asks = request.church.disputed.policy === 'ask-us';
  const views = topic.differ ? Object.keys(topic.differ) : [];
  const held = tradition === 'all' ? undefined : viewOf(topic, tradition);
  const all = differenceSections(topic, { ...request, view: 'differ' });
  const text = asks
    ? askHere(topic.name)
    : opinion
      ? noSide(views.length)
      : held
        ? view(...held)
        : tradition === 'all'
          ? differ(topic.name, views.length)
          : none(capitalize(named), topic.name, views.length);
  return answerOf({
    title: capitalize(topic.name),
    sections: [
      answerSection(request.length),
      ...(held && !asks ? all : all.map(({ folded: _, ...section }) => section)),
    ],
    suggestions: questionsOf([topic.id, ...topic.related]).slice(0, 3),
    prose: { kind: 'written', text },
  });
}
