/**
 * What a ministry app asks for. A manifest lists fields; the frame renders any of them and the server checks
 * the same rules, so a field is data only: no functions, no markup.
 */
interface FieldBase {
  /** Key of the value in the run's input; kebab-free, e.g. `situation`. */
  name: string;
  label: string;
  help?: string;
  optional?: true;
  /** Shown inside the one "more" disclosure of the form, or of the record, instead of at once. */
  more?: true;
  /** Two fields marked `half` in a row share a line on wide frames. */
  half?: true;
  /** Shown (and required) only while another field of the form has one of these values. */
  showWhen?: { field: string; is: readonly string[] };
}

export interface TextField extends FieldBase {
  kind: 'text';
  /** Characters, at most. Short 120, medium 500. */
  maxLength: number;
  placeholder?: string;
}

export interface LongTextField extends FieldBase {
  kind: 'long-text';
  /** Characters, at most. Medium 500, long 4,000, paste area 20,000. */
  maxLength: number;
  rows?: number;
  placeholder?: string;
}

/** A plain number, such as an APR in percent or a count of people. Value: number. */
export interface NumberField extends FieldBase {
  kind: 'number';
  min: number;
  max: number;
  /** Decimal places that may be typed; 0 means whole numbers. */
  decimals: number;
  unit?: string;
  initial?: number;
}

/** An amount of money. Value: integer cents. */
export interface MoneyField extends FieldBase {
  kind: 'money';
  /** Cents. */
  min: number;
  /** Cents. */
  max: number;
  initial?: number;
}

/** Value: `YYYY-MM-DD`, or `YYYY-MM` with `precision: 'month'`. */
export interface DateField extends FieldBase {
  kind: 'date';
  precision: 'day' | 'month';
  min?: string;
  max?: string;
  initial?: string;
}

export interface Option {
  value: string;
  label: string;
  help?: string;
}

/** One of several. Value: the option's value. */
export interface ChoiceField extends FieldBase {
  kind: 'choice';
  options: readonly Option[];
  display: 'select' | 'segments' | 'options';
  initial?: string;
}

/** Any of several. Value: list of option values. */
export interface ChoicesField extends FieldBase {
  kind: 'choices';
  options: readonly Option[];
  min: number;
  max: number;
  initial?: readonly string[];
}

/** Value: boolean. */
export interface ToggleField extends FieldBase {
  kind: 'toggle';
  initial?: boolean;
}

export type SimpleField =
  | TextField
  | LongTextField
  | NumberField
  | MoneyField
  | DateField
  | ChoiceField
  | ChoicesField
  | ToggleField;

/** A list of things of one shape, such as debts or memories. Value: list of objects. */
export interface RecordsField extends FieldBase {
  kind: 'records';
  /** One of them, in the singular and lower case: `debt`. */
  item: string;
  of: readonly SimpleField[];
  /** Label of a record's "more" disclosure, when a field of it is marked `more`. */
  moreLabel?: string;
  /** Rows at least, and the rows that an empty form begins with; 0 when the field is optional. */
  min: number;
  max: number;
  /** Offers pasting rows from a spreadsheet, matched to `of` by column heading. */
  pasteable?: true;
  initial?: readonly InputRecord[];
}

/** A table pasted as CSV or from a spreadsheet. Value: list of objects of text, one a row. */
export interface CsvField extends FieldBase {
  kind: 'csv';
  columns: readonly { name: string; label: string; optional?: true }[];
  maxRows: number;
}

export type Field = SimpleField | RecordsField | CsvField;
export type FieldKind = Field['kind'];

export type SimpleValue = string | number | boolean | readonly string[];
export type InputRecord = { readonly [name: string]: SimpleValue | undefined };
export type InputValue = SimpleValue | readonly InputRecord[];
/** What the person entered, by field name. Optional fields that were left empty are absent. */
export type Input = { readonly [name: string]: InputValue | undefined };
