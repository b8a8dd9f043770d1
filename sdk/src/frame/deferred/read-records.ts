import { checkInput, type Field, type Input } from '../../app/index.ts';
import { RECORDS_VERSION } from './save-file.ts';

/** Bytes; a run's body is never larger than a quarter of it. */
const MOST_BYTES = 1_000_000;

/** Reads a file that `saveRecords` has saved. What does not fit the app's fields is left out. */
export async function readRecords(
  file: File,
  app: string,
  fields: readonly Field[],
): Promise<{ input: Input } | { problem: 'unreadable' | 'otherApp' | 'newer' }> {
  try {
    if (file.size > MOST_BYTES) return { problem: 'unreadable' };
    const read = Object(JSON.parse(await file.text()));
    const found = Object(read.meta?.lampstand ?? read);
    if (typeof found.app !== 'string' || typeof found.records !== 'object') return { problem: 'unreadable' };
    if (found.app !== app) return { problem: 'otherApp' };
    if (found.version !== RECORDS_VERSION) return { problem: found.version > RECORDS_VERSION ? 'newer' : 'unreadable' };
    return { input: checkInput(fields, found.records).input };
  } catch {
    return { problem: 'unreadable' };
  }
}
