import { carePatterns } from './patterns/index.ts';
import { type Indexed, phrasePrefilter } from './phrase-prefilter.ts';
import type { CareKind } from './types.ts';

/** The lists of a kind in the order in which they are asked. */
export const phraseLists = ['idioms', 'self', 'selfBefore', 'other', 'mention'] as const;
export type PhraseList = (typeof phraseLists)[number];
export type IndexedPhrase = Indexed<{ kind: CareKind; list: PhraseList }>;

/** The phrases of all kinds that may fit a readable sentence. */
export const phrasesFor: (sentence: string) => Set<IndexedPhrase> = phrasePrefilter(
  carePatterns.flatMap((patterns) =>
    phraseLists.flatMap((list) =>
      patterns[list].map((phrase) => ({
        phrase,
        meaning: { kind: patterns.kind, list },
        flags: list === 'idioms' ? 'g' : '',
      })),
    ),
  ),
);
