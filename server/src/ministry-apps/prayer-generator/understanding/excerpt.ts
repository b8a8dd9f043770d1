import { spokenWordsIn } from '../../../app-kit/index.ts';
import { isContemptuous } from './own-words.ts';
import { sentencesIn } from './plain-words.ts';

/** Words to the reader of the form that no prayer can have. */
const toReader =
  /\b(?:(?:would|can|could) (?:you|u|y’?all)\b|write|website|email|lol|haha|lmao|thanks? (?:you )?(?:all|in advance)|say a prayer|a prayer (?:for|that|to)|is it (?:ok|okay|wrong|bad)\b)/i;
/** Fewer words say nothing by themselves. */
const LEAST = 7;
/** A short text is quoted whole. */
const SHORT = 25;

interface Coverage {
  /** Whether a petition of the prayer is about this sentence. */
  isCovered: (sentence: string) => boolean;
  /** Most words of the quotation. */
  most: number;
}

/**
 * What the prayer quotes of the person's words, unchanged: all of them where most are open, or the run of sentences that no petition
 * is about. Empty when every sentence is prayed for; undefined when they are too long, or should not be read aloud.
 */
export function excerptOf(ownWords: string, { isCovered, most }: Coverage): string | undefined {
  const sentences = sentencesIn(ownWords);
  const isOpen = sentences.map((sentence) => !isCovered(sentence) && spokenWordsIn(sentence) > 2);
  let first = isOpen.indexOf(true);
  if (first < 0) return '';
  // "She is ok" needs the sentence before it.
  while (first > 0 && /^(?:he|she|they|it|his|her|their|this|that)(?![\p{L}])/iu.test(sentences[first] ?? '')) first--;
  const open = sentences.slice(first, isOpen.lastIndexOf(true) + 1).join(' ');
  const unsaid = sentences.filter((_, index) => isOpen[index]).join(' ');
  const isMostly = spokenWordsIn(unsaid) * 2 >= spokenWordsIn(ownWords) || spokenWordsIn(ownWords) <= SHORT;
  return [...(isMostly ? [ownWords] : []), open].find(
    (words) => spokenWordsIn(words) <= most && spokenWordsIn(words) >= LEAST && isSayable(words),
  );
}

const isSayable = (words: string) => !toReader.test(words) && !isContemptuous(words) && !words.includes('?');
