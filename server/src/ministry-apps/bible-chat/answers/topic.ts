import { callout, capitalize, nextStepSection, section, sectionIfAny } from '../../../app-kit/index.ts';
import { churchContacts } from '../../../care/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { morePassages } from '../data/more-passages.ts';
import { sentenceToSay } from '../data/sentences-to-say.ts';
import type { Topic } from '../data/topic.ts';
import { words } from '../texts.en.ts';
import { topicAsked } from '../understanding/indexes.ts';
import { asksForWords, isUnderAge } from '../understanding/person.ts';
import type { Route } from '../understanding/routes.ts';
import { isYesNoQuestion } from '../understanding/verdict.ts';
import { wasPassageShown, wasShown } from '../understanding/was-shown.ts';
import { planDetail } from './detail.ts';
import { differenceSections } from './differences.ts';
import { furtherOn } from './further.ts';
import { preparedVerses, versesWithContext } from './passages.ts';
import { answerOf, answerSection, firstSentences, helpFor, questionsOf } from './sections.ts';

type TopicRoute = Extract<Route, { kind: 'topic' }>;

/** A message this near to a question asks the same. */
const SAME_QUESTION = 1.15;

const withoutPassages: ReadonlySet<TopicRoute['follow']> = new Set(['echo', 'verdict', 'words', 'do', 'reaction']);
const passagesFor = { short: 2, standard: 3, deep: 5 } as const;

/** Answers a topic: the prepared answer, its passages, where Christians differ, and the next step; or what follows on it. */
export async function planTopic(route: TopicRoute, request: AnswerRequest): Promise<Answer> {
  const { topic, follow, references } = route;
  const named = references
    .slice(0, 2)
    .flatMap(({ reference }) => (reference && !isChapterOf(topic, reference) ? reference : []));
  const chosen = passagesToShow(route, request);
  const moreShown = wasShown(request.shownBefore, topic.more);
  const goesOn = follow === 'why' || follow === 'more' || follow === 'person' || follow === 'lesson';
  const exhausted = (goesOn && moreShown && chosen.length === 0) || (follow === 'another' && chosen.length === 0);
  const ofKind = follow === 'lesson' || follow === 'do' || follow === 'reaction' || (exhausted && goesOn);
  const further = ofKind ? furtherOn(`topic:${topic.id}`, follow, request) : undefined;
  if (further) return planDetail({ kind: 'detail', detail: further }, request);
  const blocks = [...(await versesWithContext(request, named)), ...(await preparedVerses(request, chosen))];
  const shorter = follow === 'shorter' && asksForWords(request.asked.at(-2) ?? '');
  const sentence = follow === 'words' || shorter || asksForWords(request.message) ? sentenceToSay(topic.id) : undefined;
  const toSay = sentence && shorter ? firstSentences(sentence, 2) : sentence;
  const withNext = follow === undefined || (goesOn && !exhausted);
  return answerOf({
    title: capitalize(topic.name),
    sections: [
      answerSection(request.length),
      ...(toSay
        ? [section('words', words.toSay.title, [callout('info', toSay, { title: words.toSay.title })], { bare: true })]
        : []),
      ...sectionIfAny('passages', words.passages.title, blocks),
      ...(follow === undefined ? differenceSections(topic, request) : []),
      ...(withNext && !wasShown(request.shownBefore, topic.next) ? [next(topic, request)] : []),
    ],
    length: request.length,
    named: named.length > 0,
    suggestions: questionsOf(topic.related),
    prose: {
      kind: 'topic',
      id: topic.id,
      length: request.length,
      follow: exhausted ? 'exhausted' : shorter && toSay ? 'words' : follow,
      moreShown,
      personal: isPersonal(request),
      verdict: isWrittenFor(route, request.message),
      place: chosen[0]?.[0] ?? '',
    },
  });
}

/** Passages that were not shown before; for "where does it say that" the clearest ones, for "another one" a single one. */
function passagesToShow(
  { topic, follow }: TopicRoute,
  { message, asked, shownBefore, lastAnswer, length }: AnswerRequest,
) {
  const all = [...topic.passages, ...(follow === undefined ? [] : morePassages(topic.id))];
  const wanted = [
    message,
    ...asked.toReversed().slice(0, 2),
    ...(follow === 'another' ? [lastAnswer.slice(0, 600)] : []),
  ];
  const sorted = ofBookAsked(all, wanted.join(' '));
  const fresh = sorted.filter(([reference]) => !wasPassageShown(shownBefore, reference));
  if (follow === 'shorter') return shortest(topic.passages);
  if (withoutPassages.has(follow)) return [];
  if (follow === 'where') return topic.passages.slice(0, 2);
  if (follow === 'another') return fresh.slice(0, 1);
  if (follow !== undefined)
    return topic.passages.filter((passage) => fresh.includes(passage)).slice(0, passagesFor[length]);
  return sorted.slice(0, passagesFor[length]);
}

/** The passage with the fewest verses, for a short answer. */
const shortest = (passages: Topic['passages']): Topic['passages'] =>
  [...passages].sort(([a], [b]) => versesIn(a) - versesIn(b)).slice(0, 1);

function versesIn(reference: string): number {
  const [, first, last] = /:(\d+)(?:-(\d+))?$/.exec(reference) ?? [];
  return first ? Number(last ?? first) - Number(first) + 1 : Number.POSITIVE_INFINITY;
}

/** Whether a whole chapter is meant of which the topic has the verses. */
const isChapterOf = ({ passages }: Topic, reference: string) =>
  !reference.includes(':') && passages.some(([cited]) => cited.startsWith(`${reference}:`));

/** Puts psalms first for someone who asks for a psalm, and proverbs for a proverb. */
function ofBookAsked(passages: Topic['passages'], text: string): Topic['passages'] {
  const book = /\bpsalms?\b/i.test(text) ? 'Psalm ' : /\bproverbs?\b/i.test(text) ? 'Proverbs ' : undefined;
  if (!book) return passages;
  return [...passages].sort(([a], [b]) => Number(b.startsWith(book)) - Number(a.startsWith(book)));
}

/** Whether the answer's yes or no answers this message: the topic's own question, or one that is all but the same. */
function isWrittenFor({ topic, reading }: TopicRoute, message: string): boolean {
  if (topicAsked(message)?.id === topic.id) return true;
  return reading?.phrasing === topic.question && reading.score >= SAME_QUESTION && isYesNoQuestion(message);
}

function next(topic: Topic, request: AnswerRequest): PlannedSection {
  const underAge = request.asked.some(isUnderAge);
  const help = topic.help && helpFor(topic.help, request.church);
  const contacts = churchContacts(request.church);
  const care =
    topic.tender && contacts.length > 0 && callout('info', words.topic.talk(request.church.name), { contacts });
  return nextStepSection(underAge ? `${topic.next} ${words.topic.underAge}` : topic.next, { blocks: [help ?? care] });
}

const isPersonal = ({ message }: AnswerRequest) => /\b(?:i|i'm|i've|my|me|we|our)\b/i.test(message);
