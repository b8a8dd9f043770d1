import { invalidInput } from './app-error.ts';

/** The end of a page: time and id of its last row. */
export interface Place {
  time: number;
  id: string;
}

/** The opaque cursor for the next request. */
function cursorOf({ time, id }: Place): string {
  return Buffer.from(`${time}.${id}`).toString('base64url');
}

/** Reads a cursor. @throws AppError `invalid_input` for any other text. */
export function readCursor(cursor: string): Place {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!time || !id) throw invalidInput('Please reload the list.', 'cursor');
  return { time: Number(time), id };
}

/** One page of `limit + 1` rows, and the cursor of the next page when there is one. */
export function pageOf<Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => Place) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? cursorOf(placeOf(last)) : null };
}
