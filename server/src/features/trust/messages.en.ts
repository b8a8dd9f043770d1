import type { QualityEvent } from './contract.ts';

/** Column headings of the CSV. */
export interface TrustMessages {
  what: string;
  count: string;
  /** Row headings of the first table. */
  names: { readonly [Event in QualityEvent]: string };
  day: string;
  app: string;
  checked: string;
  corrected: string;
  crisis: string;
  written: string;
  writer: string;
  writers: { 'built-in': string; model: string };
  model: string;
  version: string;
  first: string;
  last: string;
}

export const en: TrustMessages = {
  what: 'What',
  count: 'Count',
  names: {
    verified: 'checked word for word',
    'set-right': 'corrected',
    'left-out': 'removed',
    references: 'references',
    crisis: 'crisis help',
    'built-in': 'written without AI',
    model: 'written with AI',
    withheld: 'held back',
    'fell-back': 'AI couldn’t write',
  },
  day: 'Day',
  app: 'App',
  checked: 'Checked',
  corrected: 'Corrected or removed',
  crisis: 'Crisis help shown',
  written: 'Written',
  writer: 'Written',
  writers: { 'built-in': 'without AI', model: 'with AI' },
  model: 'AI model',
  version: 'Version of the instructions',
  first: 'First',
  last: 'Last',
};
