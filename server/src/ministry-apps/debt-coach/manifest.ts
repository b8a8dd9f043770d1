import type { Manifest } from '@lampstand/sdk/app';
import { catalogueEntry } from '../catalogue.ts';
import { fields } from './fields.ts';

export const manifest: Manifest = {
  ...catalogueEntry('debt-coach'),
  surface: 'form',
  intro:
    'Write down what you owe, and see which debt to pay next and the month you are free. Nothing you write is kept.',
  fields,
  moreLabel: 'Income, one-off amounts, start and currency',
  words: {
    submit: 'Work out the plan',
    busy: 'Working out your plan',
    ready: 'Your plan is ready',
    change: 'Change my numbers',
    restart: 'Start over',
    submitHelp: 'Nothing is kept, and the church does not see your numbers.',
  },
  examples: [
    {
      label: 'Two cards, a car and a hospital bill',
      input: {
        debts: [
          { name: 'Store card', type: 'store', balance: 68_000, apr: 29.99, minimum: 3_500, dueDay: 12 },
          { name: 'Visa card', type: 'card', balance: 424_000, apr: 22.49, minimum: 12_800, dueDay: 20 },
          { name: 'Car loan', type: 'car', balance: 865_000, apr: 7.9, minimum: 24_500, dueDay: 5 },
          { name: 'Medical bill', type: 'medical', balance: 140_000, apr: 0, minimum: 5_000 },
        ],
        extra: 15_000,
        strategy: 'avalanche',
      },
    },
    {
      label: 'A bill with a collector, and little to spare',
      input: {
        debts: [
          { name: 'Hospital', type: 'medical', balance: 186_000, apr: 0, minimum: 4_000, inCollections: true },
          { name: 'Credit card', type: 'card', balance: 312_000, apr: 26.99, minimum: 9_400, dueDay: 18 },
        ],
        extra: 2_500,
        strategy: 'snowball',
      },
    },
  ],
  exports: ['copy', 'print', 'docx', 'csv', 'ics'],
  maxBodyBytes: 32 * 1024,
  heights: { narrow: 2210, medium: 1620, wide: 1560 },
  permissions: ['clipboard-write'],
};
