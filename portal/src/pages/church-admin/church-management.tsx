import { useMemberStats } from '../../lib/use-members.ts';
import { StatBoard } from '../../ui/stat-board.tsx';
import { useAdmin } from './admin-context.ts';
import styles from './church-admin.module.css';
import { Fetched } from './fetched.tsx';
import { InvitationSection } from './invitation-section.tsx';
import { JoinCodeSection } from './join-code-section.tsx';
import { MemberSection } from './member-section.tsx';
import { PendingQueue } from './pending-queue.tsx';
import { StartHere } from './start-here.tsx';

/** The Church Management tab. */
export function ChurchManagement({ onInvite }: { onInvite: () => void }) {
  return (
    <>
      <StartHere onInvite={onInvite} />
      <div className={styles.head}>
        <Counts />
        <PendingQueue />
      </div>
      <MemberSection onInvite={onInvite} />
      <InvitationSection onInvite={onInvite} />
      <JoinCodeSection />
    </>
  );
}

function Counts() {
  const { words, church } = useAdmin();
  const said = words.management.counts;
  const { stats, error, retry } = useMemberStats(church);
  return (
    <Fetched name={said.name} failed={said.failed} data={stats} error={error} retry={retry}>
      {({ total, active, pending, disabled }) => (
        <StatBoard
          label={said.label}
          counts={[
            { label: said.total(total), count: total },
            { label: said.active, count: active },
            { label: said.pending, count: pending, lit: pending > 0 },
            { label: said.disabled, count: disabled },
          ]}
        />
      )}
    </Fetched>
  );
}
