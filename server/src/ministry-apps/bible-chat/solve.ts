import type { AppContext } from '../contract.ts';
import type { Answer } from './answer.ts';
import type { AnswerRequest } from './answer-request.ts';
import { planConcordance } from './answers/concordance.ts';
import { planMisquotation, planOutside, planSmallTalk, planUnclear } from './answers/fixed.ts';
import { planReference } from './answers/reference.ts';
import { planSearch } from './answers/search.ts';
import { planTopic } from './answers/topic.ts';
import { planUnanswered } from './answers/unanswered.ts';
import { type ChatInput, LONGEST_MESSAGE } from './fields.ts';
import { followUpIn } from './understanding/follow-up.ts';
import { safeRoute } from './understanding/harm.ts';
import { routeOf } from './understanding/route.ts';
import { routeIfUnderstood } from './understanding/understood.ts';

/** Answers the newest message of a thread: finds its kind and reads every verse from the scripture reader. */
export async function solve(input: ChatInput, context: AppContext): Promise<Answer> {
  const messages = context.messages.map(({ role, text }) => ({
    role,
    text: text.slice(0, role === 'user' ? LONGEST_MESSAGE : text.length),
  }));
  const asked = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  const message = withPassageInView(asked.at(-1) ?? '', input.passage);
  const thread = [...messages.slice(0, -1), { role: 'user' as const, text: message }];
  const references = await context.scripture.references(message);
  const request: AnswerRequest = {
    message,
    asked,
    shownBefore: messages
      .filter(({ role }) => role === 'assistant')
      .map(({ text }) => text)
      .join('\n'),
    length: input.length,
    view: input.view,
    church: context.church,
    scripture: context.scripture,
  };
  const found = routeOf(thread, references);
  const lost = found.kind === 'unclear' || found.kind === 'search';
  const earlier = lost && followUpIn(message, false) ? await context.scripture.references(asked.at(-2) ?? '') : [];
  if (earlier.length > 0) return answerTo({ kind: 'reference', references: earlier, context: true }, request);
  return answerTo(safeRoute(routeIfUnderstood(found, message), asked), request);
}

function answerTo(route: ReturnType<typeof routeOf>, request: AnswerRequest): Promise<Answer> {
  switch (route.kind) {
    case 'topic':
      return planTopic(route, request);
    case 'misquotation':
      return planMisquotation(route.misquotation, request);
    case 'reference':
      return planReference(route, request);
    case 'count':
      return planConcordance(route.words, request);
    case 'outside':
      return planOutside(route.matter, request);
    case 'small-talk':
      return planSmallTalk(route.talk);
    case 'search':
      return planSearch(route.words, request);
    case 'unclear':
      return planUnclear();
    case 'unanswered':
      return planUnanswered(route.lang, request);
  }
}

// "What does this passage mean?" is about the passage that the form names.
function withPassageInView(message: string, passage: string | undefined): string {
  if (!passage) return message;
  return message.replace(/\b(?:this|the|that) (?:passage|verse|text|chapter)\b/i, passage);
}
