import type { ChatMessage } from '@lampstand/sdk/app';
import type { FoundReference } from '../../../scripture/reader.ts';
import type { Comparison } from '../../../understanding/compare.ts';
import type { Near } from '../../../understanding/nearest.ts';
import type { PreparedDetail } from '../data/details/index.ts';
import type { Fact } from '../data/fact.ts';
import { minorMatter, outsideMatters } from '../data/outside.ts';
import type { Topic } from '../data/topic.ts';
import { canBegin } from './can-begin.ts';
import { countedWords } from './concordance.ts';
import { asksJudgment, type FollowUp, followUpIn } from './follow-up.ts';
import { meantInContext } from './in-context.ts';
import { subjectOf, topicAsked, topicIndex } from './indexes.ts';
import { isNamed } from './is-named.ts';
import { findMisquotation } from './misquoted.ts';
import { goesOn, NEXT, nearestQuestions, nextQuestion, pointsBack } from './next-question.ts';
import { isOnlyReference, verseAfter } from './passage-follow-up.ts';
import { isUnderAge } from './person.ts';
import { CLEAR_SCORE } from './phrase-index.ts';
import { asksAboutSubject, questionIn, subjectNamedIn } from './question-in.ts';
import { hasOnlyWordsOf, type Reading, readable, readingOf } from './reading.ts';
import { asideOf, routeAfter } from './route-follow-up.ts';
import type { OnSubject, Route, Standing, Turn } from './routes.ts';
import { smallTalkIn } from './small-talk.ts';
import { isStopWord, stemsOf } from './stems.ts';
import { factNamedIn, idOf, isNamedIn, nameOf, ownerOf, type Subject } from './subject.ts';
import { routeIfUnderstood } from './understood.ts';
import { aboutFact, asks, unprepared } from './unprepared.ts';

const sexual = new Set(['lust', 'pornography', 'sex-before-marriage']);
/** A message with this many words or fewer can be about a topic that it names only weakly. */
const FEW_WORDS = 6;
/** A topic that the phrases find has to be at least this near by its meaning. */
const NOT_STRANGE = 0.4;
/** A message this near to a phrasing names its subject by itself. */
const NAMES_SUBJECT = 1.1;
/** How near one sentence among others has to be. */
const NAMES_ALONE = 0.9;
const WORD_FOR_WORD = 1.25;
/** The topic whose phrases are names of many people; a question about one of them is another question. */
const ANY_PERSON = 'bible-people';
/** Subjects that a message is compared with in detail: all. */
const NEAREST = Number.POSITIVE_INFINITY;
/** Turns before the newest that are read again. */
export const TURNS_READ = 6;

/** Finds the route of the newest message without the encoder; earlier ones matter for follow-ups only. */
export function routeOf(messages: readonly ChatMessage[], references: readonly FoundReference[]): Route {
  const asked = messages.filter(({ role }) => role === 'user');
  return routeTurns(
    asked.map(({ text }, index) => ({ text, references: index === asked.length - 1 ? references : [] })),
  );
}

/** Finds the route of the newest turn, reading those before it in their order. `asked` holds the person's own words. */
export function routeTurns(turns: readonly Turn[], asked = turns.map(({ text }) => text)): Route {
  const newest = turns.at(-1);
  return newest ? routeTurn(newest, standingBefore(turns, asked), asked) : { kind: 'unclear' };
}

/** What the conversation is about before the newest turn. */
function standingBefore(turns: readonly Turn[], asked = turns.map(({ text }) => text)): Standing {
  let standing: Standing = { passage: false };
  for (const turn of turns.slice(-TURNS_READ - 1, -1)) {
    standing = standingAfter(turn, standing, asked);
  }
  return standing;
}

/** What the conversation is about after a turn. */
export function standingAfter(turn: Turn, standing: Standing, asked: readonly string[]): Standing {
  const route = routeIfUnderstood(routeTurn(turn, standing, asked), turn.text);
  const begun = true;
  if (route.kind === 'topic' || route.kind === 'fact' || route.kind === 'misquotation') {
    return { subject: route, passage: false, begun };
  }
  if (route.kind === 'detail') {
    return { subject: subjectOfDetail(route.detail), detail: route.detail, passage: false, begun };
  }
  if (route.kind === 'unprepared') return { subject: route.subject, passage: false, begun };
  if (route.kind === 'tradition') {
    return { subject: { kind: 'topic', topic: route.topic, references: [] }, passage: false, begun };
  }
  if (route.kind === 'reference' || route.kind === 'passage') return { ...standing, passage: true, begun };
  // A remark changes no subject, and neither does a question that nothing fits and that names nothing else.
  const isOpen = route.kind === 'search' || route.kind === 'unclear' || route.kind === 'unanswered';
  const lost = isOpen && !subjectNamedIn(turn.text);
  const beside = route.kind === 'small-talk' || route.kind === 'outside';
  return lost || beside ? { ...standing, begun } : { passage: false, begun };
}

function routeTurn(turn: Turn, before: Standing, asked: readonly string[]): Route {
  const { text: message, references, comparison } = turn;
  const near = comparison && nearestTo(comparison);
  const direct = topicAsked(message);
  if (direct) return { kind: 'topic', topic: direct, references: [] };
  const talk = smallTalkIn(message);
  if (talk) return { kind: 'small-talk', talk };
  // What a message tells of its writer hides the subject that it plainly asks about.
  const question = asksAboutSubject(message) ? questionIn(message) : message;
  const reading = near && readingOf(readable(question), near);
  const nearest = reading?.sure;
  const loose = nearest !== undefined && isLoose(nearest, question, before);
  const only = isOnlyReference(message, references);
  if (nearest?.kind === 'fact' && isNamedBy(references, nearest.fact) && references.length > 0 && !only) return nearest;
  if (only && (before.begun || nearest?.kind === 'fact')) return { kind: 'reference', references, context: false };
  const verse = verseAfter(message, before);
  if (verse) return { kind: 'passage', from: verse };
  const sure = before.begun && loose && !before.subject ? undefined : nearest;
  const strong =
    reading && reading.score >= NAMES_SUBJECT && !(before.subject && loose && !isWord(reading)) ? sure : undefined;
  if (strong?.kind === 'outside') return { ...strong, reading };
  const meant = turn.inContext && before.subject && meantInContext(turn.inContext, before.subject);
  if (meant?.isOwn && strong && meant.score > (reading?.score ?? 0))
    return routeTo(meant.sure, reading as Reading, references);
  const bare = isBareTradition(message) ? followUpIn(message, true) : undefined;
  const ofTradition = bare?.kind === 'tradition' && routeAfter(bare, message, references, before);
  if (ofTradition) return ofTradition;
  const next = comparison && before.subject && nextQuestion(comparison, idOf(before.subject));
  const beside = asideOf(message, before);
  const place = before.subject && !beside ? followUpIn(message, true) : undefined;
  const toPlace =
    place?.kind === 'where' || place?.kind === 'shorter' || place?.kind === 'reaction'
      ? routeAfter(place, message, references, before)
      : undefined;
  if (toPlace && !(next && next.probability >= NEXT.plain)) return toPlace;
  if (next && !beside && next.probability >= NEXT.certain) return { kind: 'detail', detail: next.detail };
  const judged = before.subject && !before.passage && asksJudgment(message) ? before.subject : undefined;
  if (judged) return next ? { kind: 'detail', detail: next.detail } : { ...judged, follow: 'shorter' };
  const standing = beginsAnew(question, before) ? { passage: false, begun: true as const } : before;
  const bound = followUpIn(message, true);
  const boundTo = bound && isBound(bound) ? routeAfter(bound, message, references, standing) : undefined;
  if (boundTo) return boundTo;
  const about = comparison && factNamedIn(question);
  if (about && references.length === 0 && !(sure && isNamed(nameOf(sure) ?? '', about.name))) {
    const asked = nextQuestion(comparison, `fact:${about.id}`);
    if (asked) return { kind: 'detail', detail: asked.detail };
    if (!strong) return aboutFact(message, about, comparison);
  }
  const matter = outsideMatters.find(({ when }) => when.test(message));
  const onSubject = before.subject && goesOn(message) && hasOnlyWordsOf(message, idOf(before.subject));
  if (matter && !onSubject) return { kind: 'outside', matter };
  const words = countedWords(message);
  if (words) return { kind: 'count', words };
  const topic = topicOf(question, references, sure, near);
  if (topic && sexual.has(topic.id) && asked.some(isUnderAge)) return { kind: 'outside', matter: minorMatter };
  if (strong?.kind === 'misquotation') return strong;
  if (references.length > 0 && !((topic || sure?.kind === 'misquotation') && isMoreThanReference(message))) {
    return {
      kind: 'reference',
      references,
      context: /\bcontext\b|\bbackground\b|\babout\b|\bmeans?\b|\bexplain/i.test(message),
    };
  }
  if (next && standing.subject && !strong && !beside) return { kind: 'detail', detail: next.detail };
  const own = near ? strong !== undefined : topic !== undefined;
  const follow = followUpIn(message, own);
  if (meant && standing.subject && !strong && !(follow && forms.has(follow.kind)))
    return routeTo(meant.sure, reading ?? { score: 1, phrasing: '', questions: [], id: '' }, references);
  const followed = follow && routeAfter(follow, message, references, standing);
  if (followed) return comparison ? withNearest(followed, message, comparison) : followed;
  const { subject } = standing;
  const names = strong || findMisquotation(message) || (topic && !ofSomeone.test(message) && !loose);
  if (comparison && subject && !names && !beside && !factNamedIn(message) && goesOn(message)) {
    // A sentence about a loss is no question.
    if (subject.kind === 'topic' && subject.topic.tender && !asks.test(message)) return { ...subject, follow: 'told' };
    return unprepared(message, subject, comparison, reading);
  }
  const aside = strong ? undefined : beside;
  if (aside) return { kind: 'fact', fact: aside };
  const misquotation = findMisquotation(message);
  if (reading && sure) return routeTo(sure, reading, references);
  const told = misquotation ? undefined : inOneSentence(turn);
  if (told?.sure) return routeTo(told.sure, told, references);
  if (misquotation) return { kind: 'misquotation', misquotation };
  if (topic) return { kind: 'topic', topic, references, ...(reading ? { questions: reading.questions } : {}) };
  const weak = near ? undefined : weakTopic(message);
  if (weak) return { kind: 'topic', topic: weak, references };
  const content = stemsOf(message).filter((stem) => !isStopWord(stem));
  return content.length > 0 ? { kind: 'search', words: message, questions: reading?.questions } : { kind: 'unclear' };
}

/** Whether a message asks for something by a name that the subject before does not have. */
function beginsAnew(message: string, { subject }: Standing): boolean {
  const bound = followUpIn(message, true);
  const named = subjectNamedIn(message);
  if (!subject || !named || (bound && isBound(bound))) return false;
  return !isNamedIn(named, subject);
}

/** Follow-ups that ask for another form of the answer before. */
const forms: ReadonlySet<FollowUp['kind']> = new Set([
  'shorter',
  'another',
  'where',
  'words',
  'prayer',
  'echo',
  'verdict',
]);

const nears = new WeakMap<Comparison, Near[]>();

/** The nearest phrasings that can begin a conversation; earlier turns are routed more than once. */
function nearestTo(comparison: Comparison): Near[] {
  const known = nears.get(comparison) ?? comparison.nearest(NEAREST, canBegin);
  nears.set(comparison, known);
  return known;
}

/** Follow-ups that are worded the same after every subject ("what is the point of the story?"). */
const ofAnySubject: ReadonlySet<FollowUp['kind']> = new Set(['lesson', 'do', 'opinion', 'reaction']);

/** Whether a subject is only guessed: the message points at the one before, or is worded as for any subject. */
function isLoose(nearest: Subject, question: string, { subject }: Standing): boolean {
  const named = isNamedIn(question, nearest);
  if (pointsBack(question)) return !named || (subject?.kind === 'fact' && ofSomeone.test(question));
  const kind = followUpIn(question, false)?.kind;
  return subject !== undefined && nearest.kind === 'detail' && !named && kind !== undefined && ofAnySubject.has(kind);
}

/** Whether a message is a phrasing of a topic or a fact, word for word. */
const isWord = ({ score, id }: Reading) => score >= WORD_FOR_WORD && !id.startsWith('detail:');

/** What the sentence of a message that is nearest to something prepared asks for; the others tell about the writer. */
function inOneSentence({ sentences = [] }: Turn): Reading | undefined {
  return sentences
    .map(({ text, comparison }) => readingOf(text, nearestTo(comparison)))
    .filter(({ sure, score }) => score >= NAMES_ALONE && sure && sure.kind !== 'small-talk' && sure.kind !== 'outside')
    .sort((a, b) => b.score - a.score)[0];
}

/** The same route to a fact, with the questions nearest to what a follow-up asks for in words of its own. */
function withNearest(route: Route, message: string, comparison: Comparison): Route {
  if (route.kind !== 'fact' || !route.follow) return route;
  const onlyNamed = stemsOf(message).every((stem) => isStopWord(stem) || stemsOf(route.fact.name).includes(stem));
  return onlyNamed ? route : { ...route, near: nearestQuestions(comparison, idOf(route)) };
}

/** A tradition's name and nothing else, e.g. "and Pentecostals?". */
const isBareTradition = (message: string) => message.trim().split(/\s+/).length <= 2;

/** The topic or the fact that a prepared question belongs to, as a route. */
export function subjectOfDetail(detail: PreparedDetail): OnSubject {
  const owner = ownerOf(detail);
  return 'topic' in owner ? { kind: 'topic', topic: owner.topic, references: [] } : { kind: 'fact', fact: owner.fact };
}

function routeTo(sure: NonNullable<Reading['sure']>, reading: Reading, references: readonly FoundReference[]): Route {
  if (sure.kind === 'topic') return { ...sure, references, reading };
  return sure.kind === 'outside' ? { ...sure, reading } : sure;
}

/** Words for someone who was named before. */
const ofSomeone = /\b(?:he|she|they|him|her|his|hers|them|their)\b/i;
/** Whether a follow-up is about what was shown before, whatever else its words are near to. */
const isBound = ({ kind }: FollowUp) => kind === 'verse' || kind === 'tradition' || kind === 'translation';

/** Whether a message names no passage, or the passage that the fact explains. */
const isNamedBy = (references: readonly FoundReference[], { name }: Fact) =>
  references.every(({ reference }) => reference === name);

/** Returns the topic that a message clearly names: by the nearest phrasing, or by its phrases where the meaning allows it. */
function topicOf(
  message: string,
  references: readonly FoundReference[],
  sure: Reading['sure'],
  near: readonly Near[] | undefined,
): Topic | undefined {
  if (sure) return sure.kind === 'topic' ? sure.topic : undefined;
  const topic = clearTopic(message, references);
  if (!topic || !near) return topic;
  if (topic.id === ANY_PERSON) return undefined;
  return near.some(({ id, score }) => id === `topic:${topic.id}` && score >= NOT_STRANGE) ? topic : undefined;
}

function clearTopic(message: string, references: readonly FoundReference[]): Topic | undefined {
  const rest = references.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, message);
  const [best] = topicIndex.match(subjectOf(rest));
  return best && best.score >= CLEAR_SCORE ? best.entry : undefined;
}

function weakTopic(message: string): Topic | undefined {
  const subject = subjectOf(message);
  const [best, second] = topicIndex.match(subject);
  const content = stemsOf(subject).filter((stem) => !isStopWord(stem));
  if (!best || content.length > FEW_WORDS) return undefined;
  return best.score > (second?.score ?? 0) || content.length <= 2 ? best.entry : undefined;
}

// "What does Ephesians 5:22 say?" is about the verse; "quoted Malachi 3:10, do I have to tithe?" is about a topic.
function isMoreThanReference(message: string): boolean {
  return !/\b(?:what (?:does|do|is|did)|context|read|show|quote me|say|says|mean|means|explain|text of)\b/i.test(
    message,
  );
}
