import type { Invitation } from '@lampstand/server/contracts';
import { useState } from 'react';
import { EmptyIllustration } from '../../illustrations/empty-illustration.tsx';
import { useInvitationActions, useInvitationStats, useInvitations } from '../../lib/use-invitations.ts';
import { Empty } from '../../ui/async-state.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Pager } from '../../ui/table.tsx';
import { useAdmin } from './admin-context.ts';
import styles from './church-admin.module.css';
import { Fetched } from './fetched.tsx';
import { InvitationTable } from './invitation-table.tsx';

export function InvitationSection({ onInvite }: { onInvite: () => void }) {
  const { words, church } = useAdmin();
  const { invitations: said, invite } = words.management;
  const { invitations, error, retry, pages } = useInvitations(church);
  const { stats } = useInvitationStats(church);
  const { resend, revoke } = useInvitationActions(church, words);
  const [revoking, setRevoking] = useState<Invitation>();
  return (
    <section className={styles.members} aria-labelledby="invitations">
      <header className={styles.sectionHead}>
        <h2 id="invitations">{said.title}</h2>
        {stats && invitations?.length !== 0 && (
          <p className="small muted fig">{said.counts(stats.sent, stats.accepted, stats.expired, stats.revoked)}</p>
        )}
      </header>
      <Fetched
        name={said.name}
        failed={said.failed}
        data={invitations}
        error={error}
        retry={retry}
        empty={{
          when: (rows: Invitation[]) => rows.length === 0,
          show: (
            <Empty
              art={<EmptyIllustration name="envelope" />}
              title={said.none}
              text={said.noneText}
              action={
                <Button size="slim" onClick={onInvite}>
                  {invite}
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
              shown={said.shown(rows.length)}
              more={pages.more}
              loading={pages.loading}
              onMore={pages.next}
              words={words.sections.seen}
            />
          </>
        )}
      </Fetched>
      <ConfirmDialog
        open={revoking !== undefined}
        onOpenChange={(open) => !open && setRevoking(undefined)}
        title={said.ask}
        text={said.askText(revoking?.email ?? '')}
        action={said.revoke}
        lang={words.sections.lang}
        onConfirm={async () => revoking !== undefined && revoke(revoking.id)}
      />
    </section>
  );
}
