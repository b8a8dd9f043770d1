import type { CalloutBlock } from '@lampstand/sdk/app';
import type { Trouble } from '../../writing/index.ts';

/** Says that the built-in writer took the model's place. */
export function fallbackNotice(_trouble: Trouble): CalloutBlock {
  return {
    type: 'callout',
    tone: 'info',
    text: 'The model could not write this today, so the built-in writer did.',
    dismissible: true,
  };
}
