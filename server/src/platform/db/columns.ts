/**
 * Column helpers for all tables. To support another SQL dialect, replace this file. Columns are NOT NULL unless taken
 * from `nullable`; then a comment says what null means. `oneOf`, `boolean` and `json` add a CHECK.
 */
import { type BuildColumns, sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  check,
  customType,
  type SQLiteColumnBuilderBase,
  type SQLiteTableExtraConfigValue,
  integer as sqliteInteger,
  sqliteTable,
  text as sqliteText,
} from 'drizzle-orm/sqlite-core';
import { fold } from './fold.ts';
import { newId } from './new-id.ts';

export type { AnySQLiteColumn as AnyColumn, AnySQLiteTable as AnyTable } from 'drizzle-orm/sqlite-core';
export { index, primaryKey, uniqueIndex } from 'drizzle-orm/sqlite-core';

interface ReferenceOptions {
  onDelete: 'cascade' | 'restrict' | 'set null';
}
type Target = () => AnySQLiteColumn;

const folded = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: fold,
});

export const nullable = {
  text: (name: string) => sqliteText(name),
  foldedText: (name: string) => folded(name),
  reference: (name: string, target: Target, options: ReferenceOptions) => sqliteText(name).references(target, options),
  oneOf: <U extends string, const V extends Readonly<[U, ...U[]]>>(name: string, values: V) =>
    sqliteText(name, { enum: values }),
  /** Epoch milliseconds. */
  time: (name: string) => sqliteInteger(name),
  integer: (name: string) => sqliteInteger(name),
  boolean: (name: string) => sqliteInteger(name, { mode: 'boolean' }),
  json: <T>(name: string) => sqliteText(name, { mode: 'json' }).$type<T>(),
  cents: (name: string) => sqliteInteger(name),
};

/** The primary key `id`: a time-ordered UUID, made on insert. */
export const id = () => sqliteText('id').primaryKey().notNull().$defaultFn(newId);
export const text = (name: string) => nullable.text(name).notNull();
/** Stored in its folded form (see fold.ts), so that it is unique and found in any case. */
export const foldedText = (name: string) => nullable.foldedText(name).notNull();
export const reference = (name: string, target: Target, options: ReferenceOptions) =>
  nullable.reference(name, target, options).notNull();
export const oneOf = <U extends string, const V extends Readonly<[U, ...U[]]>>(name: string, values: V) =>
  nullable.oneOf(name, values).notNull();
/** Epoch milliseconds. */
export const time = (name: string) => nullable.time(name).notNull();
export const integer = (name: string) => nullable.integer(name).notNull();
export const boolean = (name: string) => nullable.boolean(name).notNull();
export const json = <T>(name: string) => nullable.json<T>(name).notNull();
/** Money: whole cents. */
export const cents = (name: string) => nullable.cents(name).notNull();

/** One table with its indexes. Adds the CHECK constraints of its columns. */
export function table<Name extends string, Columns extends Record<string, SQLiteColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extras?: (t: BuildColumns<Name, Columns, 'sqlite'>) => SQLiteTableExtraConfigValue[],
) {
  return sqliteTable(name, columns, (t) => [...checksOf(name, Object.values(t)), ...(extras?.(t) ?? [])]);
}

function checksOf(tableName: string, columns: AnySQLiteColumn[]) {
  return columns.flatMap((column) => {
    const rule = ruleOf(column);
    return rule ? [check(`${tableName}_${column.name}_check`, sql.raw(rule))] : [];
  });
}

function ruleOf(column: AnySQLiteColumn): string | undefined {
  const name = `"${column.name}"`;
  if (column.enumValues?.length) {
    return `${name} in (${column.enumValues.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`;
  }
  if (column.dataType === 'boolean') return `${name} in (0, 1)`;
  if (column.dataType === 'json') return `json_valid(${name})`;
  return undefined;
}
