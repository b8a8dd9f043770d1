import type { Field, Input, SimpleField } from '../../app/index.ts';
import { readMoney, readMonth, readNumber } from './numbers.ts';

/** Reads the form as raw values for `checkInput`. Empty answers are absent. */
export function collectInput(form: HTMLFormElement, fields: readonly Field[]): { [name: string]: unknown } {
  const data = new FormData(form);
  const found: { [name: string]: unknown } = {};
  for (const field of fields) {
    const value = collectField(data, field);
    if (value !== undefined) found[field.name] = value;
  }
  return found;
}

/** One row of a records field, by the id it has in the form. */
export function collectRow(data: FormData, name: string, row: string, of: readonly SimpleField[]) {
  const record: { [name: string]: unknown } = {};
  for (const column of of) {
    const value = collectSimple(data, column, `${name}.${row}.${column.name}`);
    if (value !== undefined) record[column.name] = value;
  }
  return record;
}

/** Whether an answer was changed since the form was rendered, also before the runtime arrived. */
export function isTouched(form: HTMLFormElement): boolean {
  // A text area has no `checked`, and the two of them are the same there.
  return [...form.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  );
}

/** Collected values as a start for a later form; what is no number cannot be shown again. */
export function keepable(values: { readonly [name: string]: unknown }): Input {
  // The values have the shapes of their fields: that is how they were collected.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !Number.isNaN(value))) as Input;
}

function collectField(data: FormData, field: Field): unknown {
  // A records field lists the ids of its rows under its own name, in their order.
  if (field.kind === 'records') {
    const rows = data.getAll(field.name).map((row) => collectRow(data, field.name, String(row), field.of));
    while (rows.length > field.min && isBlank(rows.at(-1), field.of)) rows.pop();
    return field.optional && rows.length === 0 ? undefined : rows;
  }
  if (field.kind === 'csv') {
    const rows = data.get(field.name);
    return rows ? JSON.parse(String(rows)) : undefined;
  }
  return collectSimple(data, field, field.name);
}

function collectSimple(data: FormData, field: SimpleField, name: string): unknown {
  if (field.kind === 'toggle') return data.has(name);
  if (field.kind === 'choices') return data.getAll(name).map(String);
  const text = String(data.get(name) ?? '');
  if (!text.trim()) return undefined;
  switch (field.kind) {
    case 'number':
      return readNumber(text);
    case 'money':
      return readMoney(text);
    case 'date':
      return field.precision === 'month' ? readMonth(text) : text;
    default:
      return text;
  }
}

/** Whether a row was added and never filled in. Choices keep their initial value, so they do not count. */
export function isBlank(row: { readonly [name: string]: unknown } | undefined, of: readonly SimpleField[]): boolean {
  const chosen = of.filter(({ kind }) => kind === 'choice' || kind === 'choices' || kind === 'toggle');
  return Object.keys(row ?? {}).every((name) => chosen.some((column) => column.name === name));
}
