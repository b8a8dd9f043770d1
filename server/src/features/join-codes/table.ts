import { foldedText, reference, table, time, uniqueIndex } from '../../platform/db/columns.ts';
import { churches } from '../churches/table.ts';

/** The code that lets anyone ask to join a church; at most one per church. */
export const joinCodes = table(
  'join_code',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }).primaryKey(),
    /** Without the hyphen. It is no secret: it is printed in the bulletin, and everyone who uses it waits for approval. */
    code: foldedText('code'),
    createdAt: time('created_at'),
  },
  (t) => [uniqueIndex('join_code_code_idx').on(t.code)],
);
