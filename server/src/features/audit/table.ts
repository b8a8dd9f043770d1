import { id, index, json, nullable, table, text, time } from '../../platform/db/columns.ts';

export type AuditDetails = { readonly [name: string]: string | number | boolean | null };

// No foreign keys: what was done stays on record after the church or the person is gone.
export const auditEntries = table(
  'audit_entry',
  {
    id: id(),
    churchId: nullable.text('church_id'), // null: concerns the whole platform
    /** A person's id, or `system` and `operator` for jobs and the command line. */
    actorId: text('actor_id'),
    /** `entity.verb`, e.g. `invitation.revoke`. */
    action: text('action'),
    subjectId: text('subject_id'),
    details: json<AuditDetails>('details'),
    requestId: nullable.text('request_id'), // null: not made by a request
    createdAt: time('created_at'),
  },
  (t) => [
    index('audit_entry_church_idx').on(t.churchId, t.createdAt, t.id),
    // For the data export of a person: every entry that names them.
    index('audit_entry_actor_idx').on(t.actorId, t.createdAt, t.id),
    index('audit_entry_subject_idx').on(t.subjectId, t.createdAt, t.id),
  ],
);
