import type { ChurchVoice } from '@lampstand/sdk/app';
import type { ComposeRequest, MinistryApp, Plan, PlannedSection } from '../ministry-apps/contract.ts';
import { inTermsOf } from './denomination-terms.ts';
import { typedWords } from './output-filter/allow-list.ts';
import { hasAvoided, withoutAvoided } from './words-to-avoid.ts';

/** A text cut below both of these, as a share of its words and in words, is no prayer and no answer any more. */
const LEAST = { share: 0.2, words: 12 };

type Asked = Pick<ComposeRequest, 'input' | 'messages'>;

/** The church's voice for one run. A word that the visitor typed is not avoided in this run. */
export function voiceOfRun(app: MinistryApp, church: ChurchVoice, asked: Asked): ChurchVoice {
  if (church.avoid.length === 0) return church;
  const typed = typedWords(app, asked).join('\n');
  return { ...church, avoid: church.avoid.filter((word) => !hasAvoided(typed, [word])) };
}

/**
 * The app's own prose in the terms of the church's tradition, without the sentences that have a word to avoid. When next to
 * nothing would be left, the whole text stays.
 */
export function composeInVoice(app: MinistryApp, request: ComposeRequest): string {
  const { church } = request;
  const text = inTermsOf(church.tradition, app.compose(request), typedWords(app, request).join('\n'));
  const left = withoutAvoided(text, church.avoid);
  const whole = wordCount(text);
  return wordCount(left) >= Math.min(whole, Math.max(LEAST.words, whole * LEAST.share)) ? left : text;
}

/** The plan with its next steps in the terms of the church's tradition: a Catholic visitor is sent to a priest. */
export function planInTerms(app: MinistryApp, plan: Plan, church: ChurchVoice, asked: Asked): Plan {
  const typed = typedWords(app, asked).join('\n');
  const sectionInTerms = (section: PlannedSection): PlannedSection => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.type === 'callout' && block.tone === 'next'
        ? { ...block, text: inTermsOf(church.tradition, block.text, typed) }
        : block,
    ),
  });
  return { ...plan, sections: plan.sections.map(sectionInTerms) };
}

const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0;
