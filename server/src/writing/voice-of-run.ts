import type { ChurchVoice } from '@lampstand/sdk/app';
import type { ComposeRequest, MinistryApp } from '../ministry-apps/contract.ts';
import { typedWords } from './output-filter/allow-list.ts';
import { hasAvoided } from './words-to-avoid.ts';

/** The voice of a church for one run: a word that the visitor has typed is theirs, and may come back in the answer. */
export function voiceOfRun(
  app: MinistryApp,
  church: ChurchVoice,
  asked: Pick<ComposeRequest, 'input' | 'messages'>,
): ChurchVoice {
  if (church.avoid.length === 0) return church;
  const typed = typedWords(app, asked).join('\n');
  return { ...church, avoid: church.avoid.filter((word) => !hasAvoided(typed, [word])) };
}
