import type { Block } from '@lampstand/sdk/app';
import { churchContacts } from '../../../care/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Answer } from '../answer.ts';
import type { Asking } from '../asking.ts';
import type { Topic } from '../data/topic.ts';
import { findTopic } from '../data/topics/index.ts';
import { citedInPlace, verseBlocks } from '../passages.ts';
import { helpFor } from '../people.ts';
import { topicAsked } from '../understanding/indexes.ts';
import { isUnderAge } from '../understanding/person.ts';
import type { Route } from '../understanding/route.ts';
import { wasShown } from '../understanding/was-shown.ts';
import { differenceSection } from './differences.ts';
import { answerOf, answerSection, nextSection, passagesSection } from './sections.ts';

const passagesFor = { short: 2, standard: 3, deep: 5 } as const;
const adult = 'And because you are still growing up: tell a parent or another adult you trust about it.';

/** The prepared answer on a subject, with its passages, where Christians differ, and one next step. */
export async function planTopic(
  { topic, follow, references }: Extract<Route, { kind: 'topic' }>,
  asking: Asking,
): Promise<Answer> {
  const named = await citedInPlace(
    asking.scripture,
    asking.church.translation,
    references.slice(0, 2).flatMap(({ reference }) => reference ?? []),
  );
  const fresh = topic.passages.filter(([reference]) => !asking.shown.includes(reference));
  const told = wasShown(asking.shown, topic.more);
  const exhausted = follow !== undefined && told && fresh.length === 0;
  const chosen = follow === undefined ? topic.passages : fresh;
  const cited = [...named, ...chosen.slice(0, passagesFor[asking.length])];
  const blocks = await verseBlocks(asking.scripture, asking.church.translation, cited);
  return answerOf({
    title: capitalized(topic.name),
    sections: [
      answerSection(asking.length),
      ...passagesSection(blocks),
      ...(follow === undefined ? differenceSection(topic, asking) : []),
      ...(wasShown(asking.shown, topic.next) && !exhausted ? [] : [next(topic, asking)]),
    ],
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
  const care: Block | undefined =
    help ??
    (topic.tender && contacts.length > 0
      ? {
          type: 'callout',
          tone: 'info',
          text: `If you would like to talk, ${asking.church.name} is glad to hear from you.`,
          contacts,
        }
      : undefined);
  return nextSection(underAge ? `${topic.next} ${adult}` : topic.next, [care]);
}

const isPersonal = ({ message }: Asking) => /\b(?:i|i'm|i've|my|me|we|our)\b/i.test(message);
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
