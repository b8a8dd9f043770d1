import { type ChurchVoice, checkInput, fieldsOf, type InputRecord } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { someChurch } from '../../testing/church-voice.ts';
import { type DebtInput, fields } from './fields.ts';
import { texts } from './texts.en.ts';

const form = fieldsOf(fields, texts.fields);

export const now = new Date('2026-11-20T15:00:00Z');
export const church: ChurchVoice = {
  ...someChurch,
  slug: 'grace-chapel',
  name: 'Grace Chapel',
  care: { label: 'The care team of Grace Chapel' },
};

/** A checked input; fails when the fields refuse it. */
export function given(raw: object): DebtInput {
  const { input, issues } = checkInput(form, raw);
  if (issues.length > 0) throw new Error(`Not a valid input: ${JSON.stringify(issues)}`);
  return input as unknown as DebtInput; // checked against these very fields
}

export const storeCard: InputRecord = {
  name: 'Store card',
  type: 'store',
  balance: 68_000,
  apr: 29.99,
  minimum: 3_500,
  dueDay: 31,
};
export const carLoan: InputRecord = {
  name: 'Car loan',
  type: 'car',
  balance: 865_000,
  apr: 7.9,
  minimum: 24_500,
  dueDay: 5,
};
export const hospital: InputRecord = { name: 'Hospital', type: 'medical', balance: 140_000, apr: 0, minimum: 5_000 };
export const payday: InputRecord = { name: 'Payday', type: 'payday', balance: 60_000, apr: 390, minimum: 10_000 };

const cents = (max: number) => fc.integer({ min: 0, max });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const month = fc
  .integer({ min: 0, max: 60 })
  .map((n) => `${2026 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`);

/** Any input that the fields accept, as the frame would send it. */
export const anyHousehold: fc.Arbitrary<DebtInput> = fc
  .record({
    debts: fc.array(
      fc.record({
        name: fc.constantFrom(
          'Visa',
          'Visa',
          'visa',
          'Uncle Ben',
          '**bold** [x](y)',
          '$5.00 loan',
          'May 2030',
          '銀行 ローン',
          '<b>Card</b>',
        ),
        type: fc.constantFrom(
          'card',
          'medical',
          'car',
          'student',
          'store',
          'tax',
          'payday',
          'title',
          'family',
          'mortgage',
          'other',
        ),
        balance: fc.oneof(fc.integer({ min: 1, max: 3_000_000 }), fc.integer({ min: 1, max: 1_000_000_000 })),
        apr: fc.oneof(
          fc.constantFrom(0, 24.99, 7.125),
          fc.integer({ min: 0, max: 400_000 }).map((apr) => apr / 1000),
        ),
        minimum: fc.oneof(fc.constant(0), cents(50_000), cents(2_000_000)),
        dueDay: optional(fc.integer({ min: 1, max: 31 })),
        promoApr: optional(fc.constantFrom(0, 1.99)),
        promoMonths: optional(fc.integer({ min: 1, max: 24 })),
        inCollections: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    extra: optional(cents(200_000)),
    strategy: fc.constantFrom('compare', 'snowball', 'avalanche', 'custom'),
    income: optional(cents(900_000)),
    essentials: optional(cents(900_000)),
    oneOffs: optional(fc.array(fc.record({ amount: fc.integer({ min: 1, max: 500_000 }), month }), { maxLength: 3 })),
    start: optional(month),
    situation: optional(fc.constantFrom('', 'I lost my job in May.', 'My husband is ill, and $400 is gone.')),
    currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR'),
  })
  .map((raw) => checkInput(form, raw))
  .filter(({ issues }) => issues.length === 0)
  .map(({ input }) => input as unknown as DebtInput);
