import type { CalloutBlock, Language } from '@lampstand/sdk/app';
import type { ModelErrorKind } from '../../writing/index.ts';
import { runMessages } from './messages.ts';

/** Says that the built-in writer took the model's place, and why. */
export function fallbackNotice(trouble: ModelErrorKind, lang: Language): CalloutBlock {
  const { builtInInstead, modelErrors } = runMessages[lang];
  return { type: 'callout', tone: 'info', lang, text: builtInInstead(modelErrors[trouble]), dismissible: true };
}
