import { oneOf, reference, table, time } from '../../platform/db/columns.ts';
import { churches } from '../churches/index.ts';
import { keeps } from './contract.ts';

/** How long counts of a church are kept. A church without a row keeps them for thirteen months. */
export const churchRetentions = table('church_retention', {
  churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }).primaryKey(),
  keep: oneOf('keep', keeps),
  setAt: time('set_at'),
});
