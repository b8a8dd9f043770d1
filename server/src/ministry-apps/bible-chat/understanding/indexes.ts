import { misquotations } from '../data/misquotations.ts';
import type { Topic } from '../data/topic.ts';
import { topics } from '../data/topics/index.ts';
import { PhraseIndex } from './phrase-index.ts';

export const topicIndex = new PhraseIndex(topics);
export const misquotationIndex = new PhraseIndex(misquotations);

const byQuestion = new Map(topics.map((topic) => [plain(topic.question), topic]));

/** Returns the topic with exactly this question, which a suggestion sends. */
export function topicAsked(message: string): Topic | undefined {
  return byQuestion.get(plain(message));
}

/** Removes "what does the Bible say about" and the like. */
export function subjectOf(message: string): string {
  return message.replace(
    /\b(?:what|where|does|do|did|how|is there)?\s*(?:does|do|did|in)?\s*(?:the )?(?:holy )?(?:bible|scriptures?|god'?s word)\s+(?:really |actually |ever )?(?:says?|teach(?:es)?|tells?(?: us)?|speaks?|mentions?|talks?)\b(?:\s+(?:about|on|of|regarding|to))?/gi,
    ' ',
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
