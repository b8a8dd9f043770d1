import type { Invitation } from '@lampstand/server/contracts';
import { useState } from 'react';
import { EmptyIllustration } from '../../illustrations/empty-illustration.tsx';
import { useInvitationActions, useInvitationStats, useInvitations } from '../../lib/use-invitations.ts';
import { AsyncState, Empty } from '../../ui/async-state.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Pager } from '../../ui/table.tsx';
import styles from './church-admin.module.css';
import { InvitationTable } from './invitation-table.tsx';

export function InvitationSection({ church, onInvite }: { church?: string; onInvite: () => void }) {
  const { invitations, error, retry, pages } = useInvitations(church);
  const { stats } = useInvitationStats(church);
  const { resend, revoke } = useInvitationActions(church);
  const [revoking, setRevoking] = useState<Invitation>();
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
      <AsyncState
        name="invitations"
        data={invitations}
        error={error}
        retry={retry}
        empty={{
          when: (rows: Invitation[]) => rows.length === 0,
          show: (
            <Empty
              art={<EmptyIllustration name="envelope" />}
              title="No invitations yet"
              text="Invite people by email. Each link works for one person."
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
            <InvitationTable invitations={rows} onResend={({ id }) => resend(id)} onRevoke={setRevoking} />
            <Pager
              shown={`${rows.length} shown, newest first`}
              more={pages.more}
              loading={pages.loading}
              onMore={pages.next}
            />
          </>
        )}
      </AsyncState>
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
