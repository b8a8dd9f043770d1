import type { CalloutBlock, ChurchVoice } from '@lampstand/sdk/app';
import { callout, capitalize, nextStepSection, sectionIfAny } from '../../../app-kit/index.ts';
import { churchContacts, contactsOf, type HelplineId } from '../../../care/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import type { Topic } from '../data/topic.ts';
import { findTopic } from '../data/topics/index.ts';
import { words } from '../texts.en.ts';
import { topicAsked } from '../understanding/indexes.ts';
import { isUnderAge } from '../understanding/person.ts';
import type { Route } from '../understanding/route.ts';
import { wasShown } from '../understanding/was-shown.ts';
import { differenceSections } from './differences.ts';
import { preparedVerses, versesWithContext } from './passages.ts';
import { answerOf, answerSection } from './sections.ts';

const passagesFor = { short: 2, standard: 3, deep: 5 } as const;

/** Answers a topic: the prepared answer, its passages, where Christians differ, and the next step. */
export async function planTopic(
  { topic, follow, references }: Extract<Route, { kind: 'topic' }>,
  request: AnswerRequest,
): Promise<Answer> {
  const named = references.slice(0, 2).flatMap(({ reference }) => reference ?? []);
  const fresh = topic.passages.filter(([reference]) => !request.shownBefore.includes(reference));
  const moreShown = wasShown(request.shownBefore, topic.more);
  const exhausted = follow !== undefined && moreShown && fresh.length === 0;
  const chosen = follow === undefined ? topic.passages : fresh;
  const blocks = [
    ...(await versesWithContext(request, named)),
    ...(await preparedVerses(request, chosen.slice(0, passagesFor[request.length]))),
  ];
  return answerOf({
    title: capitalize(topic.name),
    sections: [
      answerSection(request.length),
      ...sectionIfAny('passages', words.passages.title, blocks),
      ...(follow === undefined ? differenceSections(topic, request) : []),
      ...(wasShown(request.shownBefore, topic.next) && !exhausted ? [] : [next(topic, request)]),
    ],
    length: request.length,
    named: named.length > 0,
    suggestions: questionsOf(topic.related),
    prose: {
      kind: 'topic',
      id: topic.id,
      length: request.length,
      follow: exhausted ? 'exhausted' : follow,
      moreShown,
      personal: isPersonal(request),
      exactQuestion: topicAsked(request.message)?.id === topic.id,
    },
  });
}

/** Returns the questions of topics, as suggestions. */
export function questionsOf(ids: readonly string[]): string[] {
  return ids.flatMap((id) => findTopic(id)?.question ?? []);
}

function next(topic: Topic, request: AnswerRequest): PlannedSection {
  const underAge = request.asked.some(isUnderAge);
  const help = topic.help && helpFor(topic.help, request.church);
  const contacts = churchContacts(request.church);
  const care =
    topic.tender && contacts.length > 0 && callout('info', words.topic.talk(request.church.name), { contacts });
  return nextStepSection(underAge ? `${topic.next} ${words.topic.underAge}` : topic.next, { blocks: [help ?? care] });
}

/** Helplines for a topic and the church's own contact; undefined when no line is confirmed. */
function helpFor(ids: readonly HelplineId[], church: ChurchVoice): CalloutBlock | undefined {
  const lines = ids.flatMap((id) => contactsOf(id));
  if (lines.length === 0) return undefined;
  return callout('info', words.topic.help.text, {
    title: words.topic.help.title,
    contacts: [...lines, ...churchContacts(church)],
  });
}

const isPersonal = ({ message }: AnswerRequest) => /\b(?:i|i'm|i've|my|me|we|our)\b/i.test(message);
