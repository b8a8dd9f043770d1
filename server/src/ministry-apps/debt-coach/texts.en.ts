import type { AppTexts } from '../contract.ts';
import type { fields } from './fields.ts';

/** Words around the form. */
export const texts: AppTexts<typeof fields> = {
  intro:
    'Write down what you owe, and see which debt to pay next and the month you are free. Nothing you write is kept.',
  moreLabel: 'Income, one-off amounts, start and currency',
  words: {
    submit: 'Work out the plan',
    busy: 'Working out your plan',
    ready: 'Your plan is ready',
    change: 'Change my numbers',
    restart: 'Start over',
    submitHelp: 'Nothing is kept, and the church does not see your numbers.',
  },
  fields: {
    debts: {
      label: 'Your debts',
      help: 'One entry each. A rough balance will do; the statement is better.',
      item: 'debt',
      of: {
        name: { label: 'Name', placeholder: 'Store card' },
        type: {
          label: 'Kind',
          options: {
            card: 'Credit card',
            medical: 'Medical bill',
            personal: 'Personal loan',
            car: 'Car loan',
            student: 'Student loan',
            store: 'Store card',
            tax: 'Taxes',
            payday: 'Payday loan',
            family: 'Family or friend',
            mortgage: 'Mortgage',
            other: 'Something else',
          },
        },
        balance: { label: 'Balance' },
        apr: { label: 'APR', help: 'The yearly rate on the statement. No interest is 0.' },
        minimum: { label: 'Minimum each month', help: 'What you have to pay, or pay now. It may be 0.' },
        dueDay: { label: 'Due day' },
        promoApr: { label: 'Promotional APR', help: 'Only while a special rate runs.' },
        promoMonths: { label: 'Months it still runs' },
        inCollections: { label: 'A collector writes or calls about it' },
      },
    },
    extra: { label: 'Extra you can pay each month', help: 'Beyond all the minimums. It may be nothing.' },
    strategy: {
      label: 'Plan',
      options: {
        compare: { label: 'Compare all', help: 'See the orders side by side.' },
        snowball: { label: 'Snowball', help: 'Smallest balance first, for an early win.' },
        avalanche: { label: 'Avalanche', help: 'Highest rate first, for the least interest.' },
        custom: { label: 'My own order', help: 'As you listed them: the first is paid off first.' },
      },
    },
    income: { label: 'Income each month', help: 'What arrives after taxes, for the whole household.' },
    essentials: {
      label: 'Essentials each month',
      help: 'Housing, food, power, the car, medicine, child support. Leave out the debts above.',
    },
    oneOffs: {
      label: 'One-off amounts',
      help: 'A tax refund, a bonus, something sold. All of it goes to debts in that month.',
      item: 'amount',
      of: { amount: { label: 'Amount' }, month: { label: 'Month' } },
    },
    start: { label: 'First month of the plan', help: 'Next month, unless you choose another.' },
    currency: {
      label: 'Currency',
      options: {
        USD: 'US dollar',
        CAD: 'Canadian dollar',
        GBP: 'Pound sterling',
        EUR: 'Euro',
        AUD: 'Australian dollar',
        NZD: 'New Zealand dollar',
      },
    },
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
};
