import { closestIn } from './align.ts';
import type { VerseRange } from './resolve.ts';
import type { TextIndex } from './text-index.ts';
import { tokensOf } from './tokens.ts';

/** A longer passage shares words with every text. */
const MOST_WORDS = 4_000;
/** Share of the words in order and share of the words that carry the meaning, on average; see paraphrases.fixture.ts. */
const ALIKE = 0.3;
/** Letters of a word that are compared, so that endings do not count. */
const STEM = 5;

const smallWords = new Set(
  'a about after again all also always am an and any anyone are as at be because been before but by can come could day did do does down each even ever every everyone for from get give go god had has have he her him himself his how i if in into is it its just know let like lord make many may me more most much must my never new no not nothing now of off on one only or other our out over own put say see shall she should so some such take tell than that the their them themselves then there these they thing things this those through to too under until up upon us very was way we well were what when where which while who whoever whom whose why will with without would yes yet you your yours'.split(
    ' ',
  ),
);

/** Whether quoted words retell one of the cited passages in words of their own. */
export function isParaphrase(
  words: readonly string[],
  cited: readonly VerseRange[],
  texts: readonly TextIndex[],
): boolean {
  return cited.some((range) => texts.some((text) => likenessOf(words, range, text) >= ALIKE));
}

function likenessOf(words: readonly string[], { first, last }: VerseRange, text: TextIndex): number {
  const at = text.wordsWithin(first, last);
  if (!at || at.to - at.from > MOST_WORDS) return 0;
  const there = new Set(tokensOf(text.print(at)).map(({ word }) => stemOf(word)));
  const telling = words.filter((word) => !smallWords.has(word));
  const shared = telling.filter((word) => there.has(stemOf(word))).length / Math.max(1, telling.length);
  const inOrder = closestIn(text.numbersOf(words), text.words, at)?.score ?? 0;
  return (shared + inOrder) / 2;
}

const stemOf = (word: string) => word.replace(/'s$/, '').slice(0, STEM);
