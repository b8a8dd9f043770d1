import {
  foldedText,
  id,
  index,
  nullable,
  oneOf,
  reference,
  table,
  text,
  time,
  uniqueIndex,
} from '../../platform/db/columns.ts';
import { users } from '../accounts/table.ts';
import { churches } from '../churches/table.ts';

export const invitations = table(
  'invitation',
  {
    id: id(),
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    email: foldedText('email'),
    /** Plain text of the inviting person; empty when there is none. */
    message: text('message'),
    status: oneOf('status', ['sent', 'accepted', 'revoked']),
    codeHash: text('code_hash'),
    invitedBy: nullable.reference('invited_by', () => users.id, { onDelete: 'set null' }), // null: that account is gone
    acceptedBy: nullable.reference('accepted_by', () => users.id, { onDelete: 'set null' }), // null: not accepted, or gone
    createdAt: time('created_at'),
    expiresAt: time('expires_at'),
  },
  (t) => [
    uniqueIndex('invitation_code_idx').on(t.codeHash),
    index('invitation_church_idx').on(t.churchId, t.createdAt, t.id),
    index('invitation_church_email_idx').on(t.churchId, t.email),
    index('invitation_email_idx').on(t.email),
    // For the deletion of an account, which looks for its traces here.
    index('invitation_invited_by_idx').on(t.invitedBy),
    index('invitation_accepted_by_idx').on(t.acceptedBy),
  ],
);
