import type { Field, NumberField, SimpleField } from '@lampstand/sdk/app';
import { currencies } from './document/words.ts';
import { debtTypes } from './payoff/debt.ts';

const options = (labels: { readonly [value: string]: string }) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Cents: ten million. */
const most = 1_000_000_000;
const percent = (field: Pick<NumberField, 'name' | 'label'> & Partial<NumberField>): NumberField => ({
  kind: 'number',
  min: 0,
  max: 400,
  decimals: 3,
  unit: '%',
  ...field,
});

const debt: readonly SimpleField[] = [
  { kind: 'text', name: 'name', label: 'Name', maxLength: 120, placeholder: 'Store card', half: true },
  {
    kind: 'choice',
    name: 'type',
    label: 'Kind',
    display: 'select',
    options: options(debtTypes),
    initial: 'card',
    half: true,
  },
  { kind: 'money', name: 'balance', label: 'Balance', min: 1, max: most, half: true },
  percent({ name: 'apr', label: 'APR', help: 'The yearly rate on the statement. No interest is 0.', half: true }),
  {
    kind: 'money',
    name: 'minimum',
    label: 'Minimum each month',
    help: 'What you have to pay, or pay now. It may be 0.',
    min: 0,
    max: most,
    half: true,
  },
  { kind: 'number', name: 'dueDay', label: 'Due day', min: 1, max: 31, decimals: 0, optional: true, half: true },
  percent({
    name: 'promoApr',
    label: 'Promotional APR',
    help: 'Only while a special rate runs.',
    optional: true,
    half: true,
  }),
  {
    kind: 'number',
    name: 'promoMonths',
    label: 'Months it still runs',
    min: 1,
    max: 120,
    decimals: 0,
    optional: true,
    half: true,
  },
  { kind: 'toggle', name: 'inCollections', label: 'A collector writes or calls about it', optional: true },
];

/** What the app asks for, in the order of the page. */
export const fields: readonly Field[] = [
  {
    kind: 'records',
    name: 'debts',
    label: 'Your debts',
    help: 'One entry each. A rough balance will do; the statement is better.',
    item: 'debt',
    of: debt,
    min: 1,
    max: 30,
    pasteable: true,
  },
  {
    kind: 'money',
    name: 'extra',
    label: 'Extra you can pay each month',
    help: 'Beyond all the minimums. It may be nothing.',
    min: 0,
    max: most,
    optional: true,
    half: true,
  },
  {
    kind: 'choice',
    name: 'strategy',
    label: 'Plan',
    display: 'options',
    initial: 'compare',
    options: [
      { value: 'compare', label: 'Compare all', help: 'See the orders side by side.' },
      { value: 'snowball', label: 'Snowball', help: 'Smallest balance first, for an early win.' },
      { value: 'avalanche', label: 'Avalanche', help: 'Highest rate first, for the least interest.' },
      { value: 'custom', label: 'My own order', help: 'As you listed them: the first is paid off first.' },
    ],
  },
  {
    kind: 'money',
    name: 'income',
    label: 'Income each month',
    help: 'What arrives after taxes, for the whole household.',
    min: 0,
    max: most,
    optional: true,
    more: true,
    half: true,
  },
  {
    kind: 'money',
    name: 'essentials',
    label: 'Essentials each month',
    help: 'Housing, food, power, the car, medicine, child support. Leave out the debts above.',
    min: 0,
    max: most,
    optional: true,
    more: true,
    half: true,
  },
  {
    kind: 'records',
    name: 'oneOffs',
    label: 'One-off amounts',
    help: 'A tax refund, a bonus, something sold. All of it goes to debts in that month.',
    item: 'amount',
    min: 0,
    max: 24,
    optional: true,
    more: true,
    of: [
      { kind: 'money', name: 'amount', label: 'Amount', min: 1, max: most, half: true },
      { kind: 'date', name: 'month', label: 'Month', precision: 'month', half: true },
    ],
  },
  {
    kind: 'date',
    name: 'start',
    label: 'First month of the plan',
    help: 'Next month, unless you choose another.',
    precision: 'month',
    max: '2099-12',
    optional: true,
    more: true,
    half: true,
  },
  {
    kind: 'choice',
    name: 'currency',
    label: 'Currency',
    display: 'select',
    options: Object.entries(currencies).map(([value, { label }]) => ({ value, label })),
    initial: 'USD',
    optional: true,
    more: true,
    half: true,
  },
];
