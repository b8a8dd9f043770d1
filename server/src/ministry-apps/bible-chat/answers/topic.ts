import type { CalloutBlock, ChurchVoice } from '@lampstand/sdk/app';
import { callout, capitalize, nextStepSection, sectionIfAny } from '../../../app-kit/index.ts';
import { churchContacts, contactsOf, type HelplineId } from '../../../care/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Answer } from '../answer.ts';
import type { Asking } from '../asking.ts';
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

/** The prepared answer on a subject, with its passages, where Christians differ, and one next step. */
export async function planTopic(
  { topic, follow, references }: Extract<Route, { kind: 'topic' }>,
  asking: Asking,
): Promise<Answer> {
  const named = references.slice(0, 2).flatMap(({ reference }) => reference ?? []);
  const fresh = topic.passages.filter(([reference]) => !asking.shown.includes(reference));
  const told = wasShown(asking.shown, topic.more);
  const exhausted = follow !== undefined && told && fresh.length === 0;
  const chosen = follow === undefined ? topic.passages : fresh;
  const blocks = [
    ...(await versesWithContext(asking, named)),
    ...(await preparedVerses(asking, chosen.slice(0, passagesFor[asking.length]))),
  ];
  return answerOf({
    title: capitalize(topic.name),
    sections: [
      answerSection(asking.length),
      ...sectionIfAny('passages', words.passages.title, blocks),
      ...(follow === undefined ? differenceSections(topic, asking) : []),
      ...(wasShown(asking.shown, topic.next) && !exhausted ? [] : [next(topic, asking)]),
    ],
    length: asking.length,
    named: named.length > 0,
    suggestions: questionsOf(topic.related),
    prose: {
      kind: 'topic',
      id: topic.id,
      length: asking.length,
      follow: exhausted ? 'exhausted' : follow,
      told,
      personal: isPersonal(asking),
      asked: topicAsked(asking.message)?.id === topic.id,
    },
  });
}

/** The questions of topics, as suggestions. */
export function questionsOf(ids: readonly string[]): string[] {
  return ids.flatMap((id) => findTopic(id)?.question ?? []);
}

function next(topic: Topic, asking: Asking): PlannedSection {
  const underAge = asking.asked.some(isUnderAge);
  const help = topic.help && helpFor(topic.help, asking.church);
  const contacts = churchContacts(asking.church);
  const care =
    topic.tender && contacts.length > 0 && callout('info', words.topic.talk(asking.church.name), { contacts });
  return nextStepSection(underAge ? `${topic.next} ${words.topic.underAge}` : topic.next, { blocks: [help ?? care] });
}

/** Helplines that belong to a subject, and the church's own person; undefined when no line is confirmed. */
function helpFor(ids: readonly HelplineId[], church: ChurchVoice): CalloutBlock | undefined {
  const lines = ids.flatMap((id) => contactsOf(id));
  if (lines.length === 0) return undefined;
  return callout('info', words.topic.help.text, {
    title: words.topic.help.title,
    contacts: [...lines, ...churchContacts(church)],
  });
}

const isPersonal = ({ message }: Asking) => /\b(?:i|i'm|i've|my|me|we|our)\b/i.test(message);
