import type { Field, SimpleField } from './fields.ts';

type Values = { readonly [name: string]: unknown };

/**
 * Raw values, with the initial value of each required field that is left out; in the rows of lists too. A form always sends
 * such a field, so only a program's request changes. An optional field that is left out stays empty.
 *
 * @example
 * withInitialValues([{ kind: 'choice', name: 'length', initial: '60', … }], {}); // { length: '60' }
 */
export function withInitialValues(fields: readonly Field[], values: Values): { [name: string]: unknown } {
  const filled: { [name: string]: unknown } = filledRow(fields, values);
  for (const field of fields) {
    const rows = filled[field.name];
    if (field.kind !== 'records' || !Array.isArray(rows)) continue;
    filled[field.name] = rows.map((row) => (isRow(row) ? filledRow(field.of, row) : row));
  }
  return filled;
}

const filledRow = (fields: readonly (Field | SimpleField)[], values: Values) => ({
  ...Object.fromEntries(
    fields.flatMap((field) =>
      'initial' in field && field.initial !== undefined && !field.optional ? [[field.name, field.initial]] : [],
    ),
  ),
  ...values,
});

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
