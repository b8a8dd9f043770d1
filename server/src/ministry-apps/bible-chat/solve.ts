import type { ChatMessage } from '@lampstand/sdk/app';
import { careGate, dangerLikelihood, meaningOf } from '../../care/index.ts';
import type { AppContext } from '../contract.ts';
import type { Answer } from './answer.ts';
import type { AnswerRequest } from './answer-request.ts';
import { answerFromAbove } from './answers/above.ts';
import { planConcordance } from './answers/concordance.ts';
import { planDetail, planUnprepared } from './answers/detail.ts';
import { planFact } from './answers/fact.ts';
import { planMisquotation, planOutside, planSmallTalk, planUnclear } from './answers/fixed.ts';
import { planPassage } from './answers/passage.ts';
import { planReference } from './answers/reference.ts';
import { planSearch } from './answers/search.ts';
import { planSpanish } from './answers/spanish.ts';
import { planTopic } from './answers/topic.ts';
import { planTradition } from './answers/tradition.ts';
import { planUnanswered } from './answers/unanswered.ts';
import { type ChatInput, LONGEST_MESSAGE } from './fields.ts';
import { canBegin } from './understanding/can-begin.ts';
import { safeRoute } from './understanding/harm.ts';
import { questionIn } from './understanding/question-in.ts';
import { readable, readingOf } from './understanding/reading.ts';
import { routeTurns, TURNS_READ } from './understanding/route.ts';
import type { Route, Turn } from './understanding/routes.ts';
import { isSpanish, spanishRoute } from './understanding/spanish.ts';
import { isSettled, routeRead, standaloneQuestion } from './understanding/standalone-question.ts';
import { phrasingSet } from './understanding/subject.ts';
import { inContextOfThread } from './understanding/thread.ts';
import { routeIfUnderstood } from './understanding/understood.ts';
import { unrepeated } from './understanding/unrepeated.ts';

/** Answers the newest message of a thread: finds its kind and reads every verse from the scripture reader. */
export async function solve(input: ChatInput, context: AppContext): Promise<Answer> {
  const { church, scripture } = context;
  const messages = context.messages.map(({ role, text }) => ({
    role,
    text: text.slice(0, role === 'user' ? LONGEST_MESSAGE : text.length),
  }));
  const asked = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  const message = withPassageInView(asked.at(-1) ?? '', input.passage);
  const request: AnswerRequest = {
    message,
    asked,
    shownBefore: textsBefore(messages).join('\n'),
    lastAnswer: textsBefore(messages).at(-1) ?? '',
    length: input.length,
    view: input.view,
    church,
    scripture,
  };
  const texts = [...asked.slice(0, -1), message].slice(-TURNS_READ - 1);
  const turns = await inContextOfThread(await Promise.all(texts.map((text) => turnOf(text, context))), asked, (text) =>
    context.understanding.compare(phrasingSet, text),
  );
  const own = (isSpanish(asked) && spanishRoute(asked)) || routeTurns(turns);
  const question = isSettled(own, asked) ? undefined : await standaloneQuestion(messages, message, context);
  const found = question
    ? routeRead(own, routeTurns([...turns.slice(0, -1), await turnOf(question, context)], asked), message)
    : own;
  const read = routeIfUnderstood(found, message);
  // A question that nothing fits must not take away an answer that follows on the one before.
  const understood = read.kind === 'unanswered' ? routeIfUnderstood(own, message) : read;
  const calm = await calmed(understood, [...asked.slice(0, -1), message], message, turns.at(-1), context);
  const fresh = unrepeated(calm, asked, request.shownBefore);
  const route = safeRoute(fresh, asked);
  const above = await answerFromAbove(route, request, context.understanding);
  if (above) return above;
  const answer = await answerTo(route, request);
  const isRefusal = route.kind === 'outside' || route.kind === 'unanswered';
  return isRefusal || route !== fresh ? inPreparedWords(answer) : answer;
}

/** The same answer, which no model words: a refusal, or help for someone who can be in danger. */
function inPreparedWords({ plan, prose }: Answer): Answer {
  const sections = plan.sections.map((section) =>
    section.write ? { ...section, write: { ...section.write, prepared: true as const } } : section,
  );
  return { plan: { ...plan, sections }, prose };
}

/** A message that is not understood gets people to call only when something in it can be about danger. */
const CALM = { first: 0.6, later: 0.8073 };

async function calmed(
  route: Route,
  asked: readonly string[],
  message: string,
  turn: Turn | undefined,
  { understanding }: AppContext,
): Promise<Route> {
  if (route.kind !== 'unanswered' || route.lang !== 'en' || !turn?.comparison) return route;
  const meaning = await meaningOf(asked, understanding);
  const likelihood = dangerLikelihood(message, meaning);
  // After messages in which nothing was found, a remark is read by the threshold of the care gate's own notes.
  const calmBefore = asked.length > 1 && careGate(asked, meaning).length === 0;
  const most = calmBefore ? CALM.later : CALM.first;
  if (likelihood === undefined || likelihood >= most || careGate([message]).length > 0) return route;
  const { questions } = readingOf(readable(message), turn.comparison.nearest(Number.POSITIVE_INFINITY, canBegin));
  return { ...route, calm: questions };
}

/** Before a passage that someone does not want ("not the Phil 4:13 one"). */
const notWanted =
  /\b(?:(?:don['’]?t|do not|not|stop|no) (?:\w+ ){0,4}|not|besides|except|other than|instead of|anything but)(?: the| just| only)? $/i;

async function turnOf(text: string, { church, scripture, understanding }: AppContext): Promise<Turn> {
  const english = !isSpanish([text]);
  const [references, comparison] = await Promise.all([
    scripture.references(text, church.translation),
    english && text.trim() !== '' ? understanding.compare(phrasingSet, readable(questionIn(text))) : undefined,
  ]);
  const wanted = references.filter(({ start }) => !notWanted.test(text.slice(0, start)));
  return { text, references: wanted, comparison, sentences: comparison ? await sentencesOf(text, understanding) : [] };
}

/** Sentences of a message that are read each by itself, at most. */
const MOST_SENTENCES = 4;

async function sentencesOf(text: string, { compare }: AppContext['understanding']): Promise<Turn['sentences']> {
  const all = text.split(/(?<=[.!?…\n]["”’)]?)\s+/).filter((one) => one.trim().split(/\s+/).length > 2);
  if (all.length < 2 || questionIn(text) !== text) return [];
  const read = all
    .slice(0, MOST_SENTENCES)
    .map(async (one) => ({ text: readable(one), comparison: await compare(phrasingSet, readable(one)) }));
  return (await Promise.all(read)).flatMap(({ text: one, comparison }) =>
    comparison ? [{ text: one, comparison }] : [],
  );
}

const textsBefore = (messages: readonly ChatMessage[]) =>
  messages.filter(({ role }) => role === 'assistant').map(({ text }) => text);

function answerTo(route: Route, request: AnswerRequest): Promise<Answer> {
  switch (route.kind) {
    case 'topic':
      return planTopic(route, request);
    case 'fact':
      return planFact(route, request);
    case 'detail':
      return planDetail(route, request);
    case 'unprepared':
      return planUnprepared(route, request);
    case 'misquotation':
      return planMisquotation(route, request);
    case 'tradition':
      return planTradition(route, request);
    case 'passage':
      return planPassage(route.from, request);
    case 'reference':
      return planReference(route, request);
    case 'spanish':
      return planSpanish(route, request);
    case 'count':
      return planConcordance(route.words, request);
    case 'outside':
      return planOutside(route.matter, request);
    case 'small-talk':
      return planSmallTalk(route.talk);
    case 'search':
      return planSearch(route, request);
    case 'unclear':
      return planUnclear();
    case 'unanswered':
      return planUnanswered(route, request);
  }
}

// "What does this passage mean?" is about the passage that the form names.
function withPassageInView(message: string, passage: string | undefined): string {
  if (!passage) return message;
  return message.replace(/\b(?:this|the|that) (?:passage|verse|text|chapter)\b/i, passage);
}
