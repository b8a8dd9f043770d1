import type { Invitation, InvitationStatus } from '@lampstand/server/contracts';
import { useState } from 'react';
import { shortDate } from '../../lib/dates.ts';
import { useInvitationActions, useInvitationStats, useInvitations } from '../../lib/use-invitations.ts';
import { Art } from '../../ui/art.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty, Loaded } from '../../ui/loaded.tsx';
import { type Column, Pager, Table } from '../../ui/table.tsx';
import styles from './church-admin.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';

const statuses = {
  sent: { tone: 'wait', word: 'Sent' },
  accepted: { tone: 'on', word: 'Accepted' },
  expired: { tone: 'bad', word: 'Expired' },
  revoked: { tone: 'off', word: 'Revoked' },
} as const satisfies Record<InvitationStatus, { tone: string; word: string }>;

export function InvitationSection({ church, onInvite }: { church?: string; onInvite: () => void }) {
  const { invitations, error, retry, pages } = useInvitations(church);
  const { stats } = useInvitationStats(church);
  const { resend, revoke } = useInvitationActions(church);
  const [revoking, setRevoking] = useState<Invitation>();
  const columns: Column<Invitation>[] = [
    { id: 'email', heading: 'Invited', cell: ({ email }) => <b className={styles.email}>{email}</b> },
    {
      id: 'status',
      heading: 'Status',
      cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].word}</Badge>,
    },
    { id: 'sent', heading: 'Sent', figures: true, cell: ({ createdAt }) => shortDate(createdAt) },
    { id: 'expires', heading: 'Ends', figures: true, cell: ({ expiresAt }) => shortDate(expiresAt) },
    {
      id: 'do',
      heading: 'Actions',
      cell: (invitation) => (
        <span className={styles.acts}>
          {(invitation.status === 'sent' || invitation.status === 'expired') && (
            <Button size="slim" onClick={() => resend(invitation.id)} aria-label={`Resend to ${invitation.email}`}>
              {invitation.status === 'sent' ? 'Resend' : 'Send new'}
            </Button>
          )}
          {invitation.status === 'sent' && (
            <Button
              look="quiet"
              size="slim"
              onClick={() => setRevoking(invitation)}
              aria-label={`Revoke for ${invitation.email}`}
            >
              Revoke…
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <section className={styles.members} aria-labelledby="invitations">
      <header className={styles.sectionHead}>
        <h2 id="invitations">Invitations</h2>
        {stats && invitations?.length !== 0 && (
          <p className="small muted fig">
            {stats.sent} sent, {stats.accepted} accepted, {stats.expired} expired, {stats.revoked} revoked
          </p>
        )}
      </header>
      <Loaded
        name="invitations"
        data={invitations}
        error={error}
        retry={retry}
        empty={{
          when: (rows: Invitation[]) => rows.length === 0,
          show: (
            <Empty
              art={<Art name="letters" />}
              title="No invitations yet"
              text="An invitation is a letter with a link that only one person can use."
              action={
                <Button size="slim" onClick={onInvite}>
                  Invite someone
                </Button>
              }
            />
          ),
        }}
      >
        {(rows) => (
          <>
            <Table
              caption="Invitations"
              rows={rows}
              rowId={({ id }) => id}
              rowName={({ email }) => email}
              columns={columns}
            />
            <Pager
              shown={`${rows.length} shown, newest first`}
              more={pages.more}
              loading={pages.loading}
              onMore={pages.next}
            />
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={revoking !== undefined}
        onOpenChange={(open) => !open && setRevoking(undefined)}
        title="Revoke this invitation?"
        text={`The link sent to ${revoking?.email ?? ''} stops working. You can invite them again.`}
        action="Revoke"
        onConfirm={async () => revoking !== undefined && revoke(revoking.id)}
      />
    </section>
  );
}
