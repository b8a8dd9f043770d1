import { field, type InputOf } from '@lampstand/sdk/app';
import { currencies } from '../../app-kit/index.ts';
import { debtTypes } from './payoff/debt.ts';

/** The fields of the form, in the order of the page. Amounts are integer cents. */
export const fields = {
  debts: field.records({
    min: 1,
    max: 30,
    pasteable: true,
    of: {
      name: field.text({ half: true }),
      balance: field.money({ min: 1, half: true }),
      apr: field.percent({ half: true }),
      minimum: field.money({ half: true }),
      type: field.choice(debtTypes, { optional: true, more: true, half: true }),
      dueDay: field.number({ min: 1, max: 31, optional: true, more: true, half: true }),
      promoApr: field.percent({ optional: true, more: true, half: true }),
      promoMonths: field.number({ min: 1, max: 120, optional: true, more: true, half: true }),
      inCollections: field.toggle({ optional: true, more: true }),
    },
  }),
  extra: field.money({ optional: true, half: true }),
  strategy: field.choice(['compare', 'snowball', 'avalanche', 'custom'], {
    display: 'options',
    initial: 'compare',
    more: true,
  }),
  situation: field.longText({ max: 1_000, rows: 2, optional: true, more: true }),
  income: field.money({ optional: true, more: true, half: true }),
  essentials: field.money({ optional: true, more: true, half: true }),
  oneOffs: field.records({
    min: 0,
    max: 24,
    optional: true,
    more: true,
    of: { amount: field.money({ min: 1, half: true }), month: field.month({ half: true }) },
  }),
  start: field.month({ max: '2099-12', optional: true, more: true, half: true }),
  currency: field.choice(currencies, {
    initial: 'USD',
    optional: true,
    more: true,
    half: true,
  }),
};

export type DebtInput = InputOf<typeof fields>;
