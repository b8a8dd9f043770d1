import type { CalloutBlock } from '@lampstand/sdk/app';
import type { Trouble } from '../../writing/index.ts';

const reasons: { readonly [Reason in Trouble]: string } = {
  unreachable: 'The language model could not be reached just now',
  refused: 'The language model is not available just now',
  limited: 'Many people are asking the language model just now',
  stalled: 'The language model stopped before it was done',
  'too-slow': 'The language model took too long',
  garbled: 'What the language model sent could not be used',
  'over-budget': 'The language model has written as much as it may for now',
  resting: 'The language model is resting for some minutes',
  withheld: 'What the language model wrote did not keep the rules of this page',
};

/** Says that the built-in writer took the model's place, and why. In English, like every sentence of the server. */
export function fallbackNotice(trouble: Trouble): CalloutBlock {
  const text = `${reasons[trouble]}, so the built-in writer has written in its place.`;
  return { type: 'callout', tone: 'info', text, dismissible: true };
}
