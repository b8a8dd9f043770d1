import { oneOf, primaryKey, reference, table, time } from '../../platform/db/columns.ts';
import { churches } from '../churches/table.ts';
import { notedSteps } from './contract.ts';

/** What a new church has done of its first steps, when no other table shows it; one row each. */
export const firstSteps = table(
  'first_step',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    step: oneOf('step', notedSteps),
    createdAt: time('created_at'),
  },
  (t) => [primaryKey({ columns: [t.churchId, t.step] })],
);
