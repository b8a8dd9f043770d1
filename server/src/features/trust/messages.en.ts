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
    crisis: 'times helplines were shown',
    'built-in': 'written without AI',
    model: 'written with AI',
    withheld: 'AI text not used',
    'fell-back': 'AI not available',
  },
  day: 'Day',
  app: 'App',
  checked: 'Checked',
  corrected: 'Corrected or removed',
  crisis: 'Helplines shown',
  written: 'Written',
  writer: 'Writer',
  writers: { 'built-in': 'without AI', model: 'with AI' },
  model: 'Model',
  version: 'Version of the instructions',
  first: 'First',
  last: 'Last',
};
