import type { Field, InputRecord, Option, SimpleField } from './fields.ts';

/**
 * Builders for the fields of an app. A builder knows the kind, the limits and the type of the value; the words come
 * from the app's texts, so a second language is a second file. `InputOf<typeof fields>` is the type of a checked input.
 */
declare const valueType: unique symbol;
declare const presence: unique symbol;

interface Common {
  optional?: true;
  /** Folded into the one "more" disclosure of the form, or of the record. */
  more?: true;
  /** Two `half` fields in a row share a line on wide frames. */
  half?: true;
  /** Asked for, and required, only while another field of the form has one of these values. */
  showWhen?: { field: string; is: readonly string[] };
}

type Kind = Field['kind'];
type Rest = { readonly [key: string]: unknown };

/** One field without its name and words. `Value` and `Present` exist for the type checker only. */
export interface FieldSpec<Value = unknown, Present extends boolean = boolean, Words = FieldWords> extends Common {
  readonly kind: Kind;
  readonly rest: Rest;
  /** Fields of one record, or columns of a pasted table. */
  readonly of?: FieldSpecs;
  readonly [valueType]?: [Value, Words];
  readonly [presence]?: Present;
}
export type FieldSpecs = { readonly [name: string]: FieldSpec };

/** The words of one field, by language. */
export interface FieldWords {
  label: string;
  help?: string;
  placeholder?: string;
}
interface OptionWords<Value extends string> extends FieldWords {
  options: { readonly [value in Value]: string | { label: string; help: string } };
}
interface UnitWords extends FieldWords {
  unit?: string;
}
interface RecordsWords<Of extends FieldSpecs> extends FieldWords {
  /** One of them, in the singular and lower case: `debt`. */
  item: string;
  /** Label of a record's "more" disclosure. */
  moreLabel?: string;
  of: FieldTexts<Of>;
}
interface CsvWords<Of extends FieldSpecs> extends FieldWords {
  of: FieldTexts<Of>;
}

type ValueOf<Spec> = Spec extends { readonly [valueType]?: [infer Value, unknown] } ? Value : never;
type WordsOf<Spec> = Spec extends { readonly [valueType]?: [unknown, infer Words] } ? Words : never;
type RequiredNames<Specs> = {
  [Name in keyof Specs]: Specs[Name] extends { readonly [presence]?: true } ? Name : never;
}[keyof Specs];

/** The input of an app as `checkInput` returns it. Optional fields and fields with `showWhen` can be absent. */
export type InputOf<Specs extends FieldSpecs> = {
  readonly [Name in RequiredNames<Specs>]: ValueOf<Specs[Name]>;
} & { readonly [Name in Exclude<keyof Specs, RequiredNames<Specs>>]?: ValueOf<Specs[Name]> };

/** The words of every field of a form. */
export type FieldTexts<Specs extends FieldSpecs> = { readonly [Name in keyof Specs]: WordsOf<Specs[Name]> };

type PresenceOf<Options> = Options extends { optional: true } | { showWhen: object } ? false : true;

function field<Value, Words>() {
  return <const Options extends Common>(kind: Kind, options: Options, rest: Rest, of?: FieldSpecs) => {
    const { optional, more, half, showWhen } = options;
    const spec: FieldSpec = {
      kind,
      rest,
      ...(optional ? { optional } : {}),
      ...(more ? { more } : {}),
      ...(half ? { half } : {}),
      ...(showWhen ? { showWhen } : {}),
      ...(of ? { of } : {}),
    };
    return spec as FieldSpec<Value, PresenceOf<Options>, Words>;
  };
}

/** One line of text. `max`: characters. */
export const text = <const O extends Common & { max?: number }>(options: O = {} as O) =>
  field<string, FieldWords>()('text', options, { maxLength: options.max ?? 120 });

/** Several lines of text. `max`: characters. */
export const longText = <const O extends Common & { max?: number; rows?: number }>(options: O = {} as O) =>
  field<string, FieldWords>()('long-text', options, {
    maxLength: options.max ?? 500,
    ...(options.rows ? { rows: options.rows } : {}),
  });

interface NumberOptions extends Common {
  min: number;
  max: number;
  /** Decimal places that can be typed; none unless set. */
  decimals?: number;
  initial?: number;
}

/** A number; its unit is one of its words. */
export const number = <const O extends NumberOptions>(options: O) =>
  field<number, UnitWords>()('number', options, {
    min: options.min,
    max: options.max,
    decimals: options.decimals ?? 0,
    ...(options.initial === undefined ? {} : { initial: options.initial }),
  });

/** A yearly rate in percent, 0 to 400 with three decimals unless set. */
export const percent = <const O extends Partial<NumberOptions>>(options: O = {} as O) =>
  field<number, FieldWords>()('number', options, {
    min: options.min ?? 0,
    max: options.max ?? 400,
    decimals: options.decimals ?? 3,
    unit: '%',
    ...(options.initial === undefined ? {} : { initial: options.initial }),
  });

/** An amount of money in integer cents; `min`, `max` and `initial` are cents. */
export const money = <const O extends Common & { min?: number; max?: number; initial?: number }>(
  options: O = {} as O,
) =>
  field<number, FieldWords>()('money', options, {
    min: options.min ?? 0,
    max: options.max ?? 1_000_000_000,
    ...(options.initial === undefined ? {} : { initial: options.initial }),
  });

interface DateOptions extends Common {
  min?: string;
  max?: string;
  initial?: string;
}
const dated =
  (precision: 'day' | 'month') =>
  <const O extends DateOptions>(options: O = {} as O) => {
    const { min, max, initial } = options;
    return field<string, FieldWords>()('date', options, {
      precision,
      ...(min ? { min } : {}),
      ...(max ? { max } : {}),
      ...(initial ? { initial } : {}),
    });
  };
/** A day, `YYYY-MM-DD`. */
export const day = dated('day');
/** A month, `YYYY-MM`. */
export const month = dated('month');

/** One of several values. */
export const choice = <
  const Value extends string,
  const O extends Common & { display?: 'select' | 'segments' | 'options'; initial?: Value },
>(
  values: readonly Value[],
  options: O = {} as O,
) =>
  field<Value, OptionWords<Value>>()('choice', options, {
    values,
    display: options.display ?? 'select',
    ...(options.initial === undefined ? {} : { initial: options.initial }),
  });

/** Any of several values. */
export const choices = <
  const Value extends string,
  const O extends Common & { min?: number; max?: number; initial?: readonly Value[] },
>(
  values: readonly Value[],
  options: O = {} as O,
) =>
  field<readonly Value[], OptionWords<Value>>()('choices', options, {
    values,
    min: options.min ?? (options.optional ? 0 : 1),
    max: options.max ?? values.length,
    ...(options.initial === undefined ? {} : { initial: options.initial }),
  });

/** Yes or no; false when it was left alone. */
export const toggle = <const O extends Common & { initial?: boolean }>(options: O = {} as O) => {
  const spec = field<boolean, FieldWords>()(
    'toggle',
    options,
    options.initial === undefined ? {} : { initial: options.initial },
  );
  // An optional toggle has a value all the same: `optional` only takes the mark from its label.
  return spec as FieldSpec<boolean, O extends { showWhen: object } ? false : true, FieldWords>;
};

interface RecordsOptions<Of extends FieldSpecs> extends Common {
  min: number;
  max: number;
  of: Of;
  /** Offers pasting rows from a spreadsheet. */
  pasteable?: true;
  initial?: readonly InputRecord[];
}

/** A list of things of one shape. */
export const records = <const Of extends FieldSpecs, const O extends RecordsOptions<Of>>(options: O & { of: Of }) =>
  field<readonly InputOf<Of>[], RecordsWords<Of>>()(
    'records',
    options,
    {
      min: options.min,
      max: options.max,
      ...(options.pasteable ? { pasteable: true } : {}),
      ...(options.initial ? { initial: options.initial } : {}),
    },
    options.of,
  );

/** A table pasted as CSV or from a spreadsheet; every cell is text. */
export const csv = <const Of extends FieldSpecs, const O extends Common & { maxRows: number }>(
  options: O & { of: Of },
) => field<readonly InputOf<Of>[], CsvWords<Of>>()('csv', options, { maxRows: options.maxRows }, options.of);

/** The fields of a form as data: the builders' limits with the words of one language. */
export function fieldsOf<Specs extends FieldSpecs>(specs: Specs, texts: FieldTexts<Specs>): Field[] {
  return Object.entries(specs).map(([name, spec]) => fieldOf(name, spec, texts[name] as AnyWords));
}

interface AnyWords extends UnitWords {
  options?: { readonly [value: string]: string | { label: string; help: string } };
  item?: string;
  of?: { readonly [name: string]: AnyWords };
}

function fieldOf(name: string, { kind, rest, of, ...common }: FieldSpec, words: AnyWords): Field {
  const { options = {}, item, of: inner = {}, ...shown } = words;
  const { values, ...limits } = rest as Rest & { values?: readonly string[] };
  const data = {
    ...common,
    kind,
    name,
    ...shown,
    ...limits,
    ...(values ? { options: values.map((value) => optionOf(value, options[value])) } : {}),
    ...(item === undefined ? {} : { item }),
    ...(kind === 'records' ? { of: fieldsOf(of ?? {}, inner) as SimpleField[] } : {}),
    ...(kind === 'csv' ? { columns: columnsOf(of ?? {}, inner) } : {}),
  };
  // The builders made the parts fit their kind; the type checker cannot follow the merge.
  return data as unknown as Field;
}

function optionOf(value: string, words: string | { label: string; help: string } | undefined): Option {
  if (words === undefined) throw new Error(`The option "${value}" has no words.`);
  return typeof words === 'string' ? { value, label: words } : { value, ...words };
}

const columnsOf = (of: FieldSpecs, texts: { readonly [name: string]: AnyWords }) =>
  Object.entries(of).map(([name, { optional }]) => ({
    name,
    label: texts[name]?.label ?? name,
    ...(optional ? { optional } : {}),
  }));
