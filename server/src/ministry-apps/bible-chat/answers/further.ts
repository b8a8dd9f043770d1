import type { AnswerRequest } from '../answer-request.ts';
import { details, type PreparedDetail } from '../data/details/index.ts';
import { questionOf } from '../understanding/next-question.ts';
import type { Follow } from '../understanding/routes.ts';
import { wasShown } from '../understanding/was-shown.ts';

/** Prepared questions of a kind, by how they are asked. */
const kinds: { readonly [follow in Follow]?: RegExp } = {
  why: /^(?:but |so )?(?:why|how come)\b/i,
  lesson: /\b(?:lesson|learn|the point|takeaway|mean (?:for|to) me|be like (?:him|her|that))\b/i,
  do: /^(?:what (?:should|can|do) i|how (?:do|can|should) i)\b/i,
  reaction: /\b(?:mean|unfair|fair|cruel|horrible|harsh|hard|weird|strange)\b/i,
  more: /./,
};

/** Prepared questions on a subject that were not answered yet, as they are asked. */
export function openQuestions(about: string, { shownBefore }: Pick<AnswerRequest, 'shownBefore'>): string[] {
  return details
    .filter((one) => one.about === about && !wasShown(shownBefore, one.answer))
    .slice(0, 3)
    .map(questionOf);
}

/** "Why?" or "tell me more" with more words than this asks for something of its own. */
const BARE = 3;

/** A prepared question on a subject that was not answered yet and is of the kind that a follow-up asks for. */
export function furtherOn(
  about: string,
  follow: Follow | undefined,
  { message, shownBefore }: Pick<AnswerRequest, 'message' | 'shownBefore'>,
): PreparedDetail | undefined {
  const kind = follow && kinds[follow];
  if (!kind || ((follow === 'why' || follow === 'more') && message.trim().split(/\s+/).length > BARE)) return undefined;
  return details.find(
    (one) => one.about === about && one.asked.some((text) => kind.test(text)) && !wasShown(shownBefore, one.answer),
  );
}
