import { expect, test } from 'vitest';
import { checkInput } from './check-input.ts';
import type { Field } from './fields.ts';
import { withInitialValues } from './initial-values.ts';

const options = [
  { value: '60', label: 'One minute' },
  { value: 'card', label: 'Card' },
  { value: 'loan', label: 'Loan' },
];
const name = { kind: 'text', name: 'name', label: 'Name', maxLength: 60 } as const;
const type = { kind: 'choice', name: 'type', label: 'Type', options, display: 'select', initial: 'card' } as const;
const fields: Field[] = [
  { kind: 'choice', name: 'length', label: 'Length', options, display: 'select', initial: '60' },
  { kind: 'number', name: 'people', label: 'People', min: 1, max: 9, decimals: 0, optional: true, initial: 2 },
  { kind: 'text', name: 'topic', label: 'Topic', maxLength: 60 },
  { kind: 'records', name: 'debts', label: 'Debts', item: 'debt', of: [name, type], min: 1, max: 3 },
];

test('a required field that is left out takes its initial value, in rows too', () => {
  const filled = withInitialValues(fields, { topic: 'rain', debts: [{ name: 'Visa' }, { name: 'Car', type: 'loan' }] });

  expect(checkInput(fields, filled)).toEqual({
    input: {
      length: '60',
      topic: 'rain',
      debts: [
        { name: 'Visa', type: 'card' },
        { name: 'Car', type: 'loan' },
      ],
    },
    issues: [],
  });
});

test('what was sent stays, wrong or empty, and an optional field stays empty', () => {
  const filled = withInitialValues(fields, { length: 'forever', debts: 'none', topic: '' });

  expect(filled).toEqual({ length: 'forever', debts: 'none', topic: '' });
  expect(withInitialValues(fields, { length: null }).length).toBeNull();
});
