import type { Field, Input, InputRecord, InputValue, SimpleField, SimpleValue } from './fields.ts';

export type IssueRule =
  | 'required'
  | 'too_long'
  | 'not_a_number'
  | 'too_small'
  | 'too_large'
  | 'too_precise'
  | 'not_a_date'
  | 'too_early'
  | 'too_late'
  | 'not_an_option'
  | 'too_few'
  | 'too_many'
  | 'wrong_type';

/** One thing wrong with an input. Words for it: `issues` in the words table, filled with `label` and `limit`. */
export interface InputIssue {
  /** `debts.2.balance` for the third debt's balance. */
  path: string;
  rule: IssueRule;
  label: string;
  /** What the value is measured against, in display form. */
  limit?: string;
}

// Controls except tab and newline, and formatting characters that hide or reorder text; joiners stay, for scripts and emoji that need them.
const unseen = /(?![\n\t])\p{Cc}|(?![\u200c\u200d])\p{Cf}|[\u2028\u2029]/gu;

/** Text as it is used and shown: no invisible controls, one kind of line break, no blanks at the ends. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unseen, '').trim();
}

/**
 * Checks raw values against a manifest's fields. The frame and the server call this same function.
 * Unknown keys are dropped, hidden fields (`showWhen`) are skipped, texts are cleaned.
 */
export function checkInput(fields: readonly Field[], raw: unknown): { input: Input; issues: InputIssue[] } {
  const issues: InputIssue[] = [];
  const values = isObject(raw) ? raw : {};
  const input: { [name: string]: InputValue } = {};
  for (const field of fields) {
    if (!isShown(field, values)) continue;
    const value = checkField(field, values[field.name], field.name, issues);
    if (value !== undefined) input[field.name] = value;
  }
  return { input, issues };
}

/** Whether a field is asked for, given the other values. */
export function isShown(field: Field, values: { readonly [name: string]: unknown }): boolean {
  if (!field.showWhen) return true;
  const other = values[field.showWhen.field];
  return field.showWhen.is.some((wanted) => (Array.isArray(other) ? other.includes(wanted) : String(other) === wanted));
}

function checkField(field: Field, value: unknown, path: string, issues: InputIssue[]): InputValue | undefined {
  if (field.kind !== 'records' && field.kind !== 'csv') return checkSimple(field, value, path, issues);
  const min = field.kind === 'records' ? field.min : field.optional ? 0 : 1;
  const max = field.kind === 'records' ? field.max : field.maxRows;
  const issue = issueAt(field, path, issues);
  if (value === undefined || value === null) {
    if (min > 0 && !field.optional) issue('required');
    return undefined;
  }
  if (!Array.isArray(value) || !value.every(isObject)) return issue('wrong_type');
  if (value.length < min && !(field.optional && value.length === 0)) return issue('too_few', min);
  if (value.length > max) return issue('too_many', max);
  const columns: readonly SimpleField[] =
    field.kind === 'records'
      ? field.of
      : field.columns.map((column) => ({ ...column, kind: 'text' as const, maxLength: 500 }));
  return value.map((row, index) => {
    const record: { [name: string]: SimpleValue } = {};
    for (const column of columns) {
      if (!isShown(column, row)) continue;
      const cell = checkSimple(column, row[column.name], `${path}.${index}.${column.name}`, issues);
      if (cell !== undefined) record[column.name] = cell;
    }
    return record as InputRecord;
  });
}

function checkSimple(field: SimpleField, value: unknown, path: string, issues: InputIssue[]): SimpleValue | undefined {
  const issue = issueAt(field, path, issues);
  const empty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (empty && field.kind !== 'toggle') {
    if (!field.optional) issue('required');
    return undefined;
  }
  switch (field.kind) {
    case 'text':
    case 'long-text': {
      if (typeof value !== 'string') return issue('wrong_type');
      const text = cleanText(field.kind === 'text' ? value.replace(/\s+/g, ' ') : value);
      if (!text && !field.optional) return issue('required');
      if (text.length > field.maxLength) return issue('too_long', field.maxLength);
      return text || undefined;
    }
    case 'number':
    case 'money': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return issue('not_a_number');
      const money = field.kind === 'money';
      const shown = (limit: number) => (money ? (limit / 100).toLocaleString('en-US') : limit.toLocaleString('en-US'));
      if (value < field.min) return issue('too_small', shown(field.min));
      if (value > field.max) return issue('too_large', shown(field.max));
      const decimals = money ? 0 : field.decimals;
      const scaled = value * 10 ** decimals;
      if (Math.abs(scaled - Math.round(scaled)) > 1e-6) return issue('too_precise', decimals);
      return value;
    }
    case 'date': {
      if (typeof value !== 'string' || !isDate(value, field.precision)) return issue('not_a_date');
      if (field.min && value < field.min) return issue('too_early', field.min);
      if (field.max && value > field.max) return issue('too_late', field.max);
      return value;
    }
    case 'choice':
      return field.options.some((option) => option.value === value) ? (value as string) : issue('not_an_option');
    case 'choices': {
      if (!Array.isArray(value)) return issue('wrong_type');
      const known = value.every((item) => field.options.some((option) => option.value === item));
      if (!known) return issue('not_an_option');
      const chosen = [...new Set(value as string[])];
      if (chosen.length < field.min) return issue('too_few', field.min);
      if (chosen.length > field.max) return issue('too_many', field.max);
      return chosen;
    }
    case 'toggle':
      if (empty) return false;
      return typeof value === 'boolean' ? value : issue('wrong_type');
  }
}

/** Whether a text is a date of the calendar (`2026-02-30` is not), between the years 1000 and 9999. */
export function isDate(text: string, precision: 'day' | 'month'): boolean {
  const parts = /^([1-9]\d{3})-(\d\d)(?:-(\d\d))?$/.exec(text);
  if (!parts || (precision === 'day') !== (parts[3] !== undefined)) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 1)];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function issueAt(field: Field, path: string, issues: InputIssue[]) {
  return (rule: IssueRule, limit?: string | number): undefined => {
    issues.push({ path, rule, label: field.label, ...(limit === undefined ? {} : { limit: String(limit) }) });
  };
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
