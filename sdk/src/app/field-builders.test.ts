import { expect, expectTypeOf, test } from 'vitest';
import { checkInput } from './check-input.ts';
import * as field from './field-builders.ts';

const fields = {
  strategy: field.choice(['compare', 'snowball'], { display: 'segments', initial: 'compare' }),
  extra: field.money({ optional: true, max: 500_00 }),
  note: field.longText({ max: 300, showWhen: { field: 'strategy', is: ['snowball'] } }),
  urgent: field.toggle(),
  debts: field.records({
    min: 1,
    max: 3,
    of: { name: field.text({ half: true }), apr: field.percent({ optional: true }) },
  }),
};
const texts: field.FieldTexts<typeof fields> = {
  strategy: {
    label: 'Order',
    options: { compare: 'Compare both', snowball: { label: 'Smallest first', help: 'Quick wins.' } },
  },
  extra: { label: 'Extra each month' },
  note: { label: 'Why', placeholder: 'Because…' },
  urgent: { label: 'Soon' },
  debts: { label: 'Your debts', item: 'debt', of: { name: { label: 'Name' }, apr: { label: 'APR', help: 'A year.' } } },
};

test('fields are the limits of the builders with the words of one language, in the order of the form', () => {
  expect(field.fieldsOf(fields, texts)).toEqual([
    {
      kind: 'choice',
      name: 'strategy',
      label: 'Order',
      display: 'segments',
      initial: 'compare',
      options: [
        { value: 'compare', label: 'Compare both' },
        { value: 'snowball', label: 'Smallest first', help: 'Quick wins.' },
      ],
    },
    { kind: 'money', name: 'extra', label: 'Extra each month', optional: true, min: 0, max: 500_00 },
    {
      kind: 'long-text',
      name: 'note',
      label: 'Why',
      placeholder: 'Because…',
      maxLength: 300,
      showWhen: { field: 'strategy', is: ['snowball'] },
    },
    { kind: 'toggle', name: 'urgent', label: 'Soon' },
    {
      kind: 'records',
      name: 'debts',
      label: 'Your debts',
      item: 'debt',
      min: 1,
      max: 3,
      of: [
        { kind: 'text', name: 'name', label: 'Name', half: true, maxLength: 120 },
        {
          kind: 'number',
          name: 'apr',
          label: 'APR',
          help: 'A year.',
          optional: true,
          min: 0,
          max: 400,
          decimals: 3,
          unit: '%',
        },
      ],
    },
  ]);
});

test('the type of the input follows the fields', () => {
  type Input = field.InputOf<typeof fields>;
  expectTypeOf<Input['strategy']>().toEqualTypeOf<'compare' | 'snowball'>();
  expectTypeOf<Input['extra']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Input['note']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Input['urgent']>().toEqualTypeOf<boolean>();
  expectTypeOf<Input['debts'][number]['name']>().toEqualTypeOf<string>();
  expectTypeOf<Input['debts'][number]['apr']>().toEqualTypeOf<number | undefined>();

  const { input, issues } = checkInput(field.fieldsOf(fields, texts), {
    strategy: 'compare',
    debts: [{ name: ' Card ' }],
  });
  expect(issues).toEqual([]);
  expect(input).toEqual({ strategy: 'compare', urgent: false, debts: [{ name: 'Card' }] });
});

test('an option without words stops the app from being defined', () => {
  const asked = { phone: field.choice(['iphone', 'android']) };

  const missing = { phone: { label: 'Phone', options: { iphone: 'iPhone' } } } as unknown as field.FieldTexts<
    typeof asked
  >;

  expect(() => field.fieldsOf(asked, missing)).toThrow('The option "android" has no words.');
});
