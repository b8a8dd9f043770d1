import { AppError } from '../http/app-error.ts';

const storageCodes = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY|LOCKED|CORRUPT|NOTADB|PROTOCOL|PERM)/;

/** The SQLite code of a driver error, also when the query builder has wrapped it; undefined for other errors. */
export function sqliteCode(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ('code' in cause && typeof cause.code === 'string' && cause.code.startsWith('SQLITE_')) return cause.code;
  }
  return undefined;
}

/** The database file cannot be opened. The cause is the driver's error. */
export class CannotOpenDatabase extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file} can’t be opened: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.file = file;
  }
}

/** The file that could not be opened, where the error says so. */
export function fileOf(error: unknown): string | undefined {
  return error instanceof CannotOpenDatabase ? error.file : undefined;
}

/** `storage_unavailable` when the storage itself failed (full, read-only, unreadable); undefined for any other error. */
export function asStorageError(error: unknown): AppError | undefined {
  const code = sqliteCode(error);
  if (!code || !storageCodes.test(code)) return undefined;
  const said = {
    en: 'We can’t save or load data right now. Please try again later.',
    es: 'No podemos guardar ni cargar datos en este momento. Inténtelo más tarde.',
  };
  return new AppError('storage_unavailable', said, { cause: error, retryAfterSeconds: 30 });
}

/** Whether a unique index refused a row. */
export function isUniqueViolation(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}
