import { nextStepSection, sectionIfAny } from '../../../app-kit/index.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { words } from '../texts.en.ts';
import { subjectOf } from '../understanding/indexes.ts';
import { isKnownWord } from '../understanding/reading.ts';
import type { Route } from '../understanding/routes.ts';
import { isStopWord } from '../understanding/stems.ts';
import { versesWithContext } from './passages.ts';
import { answerOf, answerSection, questionsOf } from './sections.ts';

const MOST_VERSES = 3;
const MOST_WORDS = 6;
const starters = ['bible-reading', 'prayer', 'jesus'];
/** A verse with fewer of a question's words is not about it. */
const WORDS_IN_COMMON = 3;

/** Answers a message without a prepared topic: says so, and shows verses with its words. */
export async function planSearch(
  { words: message, questions }: Extract<Route, { kind: 'search' }>,
  request: AnswerRequest,
): Promise<Answer> {
  const { scripture, church, length } = request;
  const sought = contentWords(subjectOf(message));
  const near = questions?.length ?? 0;
  const common =
    sought.length === 1 && message.trim().split(/\s+/).length > 1 && near > 0 ? isKnownWord(sought[0] ?? '') : false;
  const found = common ? [] : await scripture.search(sought.join(' '), { translation: church.translation, limit: 12 });
  const close = found.filter(({ text }) => inCommon(sought, text) >= Math.min(WORDS_IN_COMMON, sought.length));
  const shown = close.slice(0, MOST_VERSES).map(({ reference }) => reference);
  const blocks = await versesWithContext(request, shown);
  return answerOf({
    title: words.search.title,
    sections: [
      answerSection(length),
      ...sectionIfAny('found', words.search.passages, blocks, { folded: blocks.length > 0 && sought.length > 1 }),
      nextStepSection(words.search.next),
    ],
    // Without the encoder nothing is known to be near.
    suggestions: questions ? [...questions] : questionsOf(starters),
    prose: {
      kind: 'search',
      near,
      words: sought.join(', '),
      found: blocks.length,
      single: sought.length === 1,
    },
  });
}

function contentWords(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}'’]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 2 && !isStopWord(word.toLowerCase())))].slice(0, MOST_WORDS);
}

function inCommon(words: readonly string[], text: string): number {
  const plain = text.toLowerCase();
  return words.filter((word) => plain.includes(word.toLowerCase().slice(0, Math.max(4, word.length - 2)))).length;
}
