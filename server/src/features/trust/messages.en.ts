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
    'set-right': 'set right',
    'left-out': 'left out',
    references: 'references',
    crisis: 'crisis notes',
    'built-in': 'written by the built-in writer',
    model: 'written by a model',
    withheld: 'held back',
    'fell-back': 'a model could not write',
  },
  day: 'Day',
  app: 'App',
  checked: 'Checked',
  corrected: 'Set right or left out',
  crisis: 'Crisis notes shown',
  written: 'Written',
  writer: 'Writer',
  writers: { 'built-in': 'built-in writer', model: 'model' },
  model: 'Model',
  version: 'Version of the instructions',
  first: 'First',
  last: 'Last',
};
