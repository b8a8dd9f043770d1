import { useMemberStats } from '../../lib/use-members.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { StatBoard } from '../../ui/stat-board.tsx';
import { type AdminChurch, AdminProvider, wordsIn } from './admin-context.ts';
import styles from './church-admin.module.css';
import { InvitationSection } from './invitation-section.tsx';
import { JoinCodeSection } from './join-code-section.tsx';
import { MemberSection } from './member-section.tsx';
import { PendingQueue } from './pending-queue.tsx';
import { StartHere } from './start-here.tsx';

interface Props extends AdminChurch {
  onInvite: () => void;
}

/** The Church Management tab. It is in English. */
export function ChurchManagement({ onInvite, ...of }: Props) {
  const { church } = of;
  const { stats, error, retry } = useMemberStats(church);
  return (
    <>
      <AdminProvider value={{ words: wordsIn('en'), lang: 'en', ...of }}>
        <StartHere onInvite={onInvite} />
      </AdminProvider>
      <div className={styles.head}>
        <AsyncState name="numbers" data={stats} error={error} retry={retry}>
          {({ total, active, pending, disabled }) => (
            <StatBoard
              label="Members"
              counts={[
                { label: 'Members', count: total },
                { label: 'Active', count: active },
                { label: 'Waiting for approval', count: pending, lit: pending > 0 },
                { label: 'Disabled', count: disabled },
              ]}
            />
          )}
        </AsyncState>
        <PendingQueue church={church} />
      </div>
      <MemberSection church={church} onInvite={onInvite} />
      <InvitationSection church={church} onInvite={onInvite} />
      <JoinCodeSection church={church} />
    </>
  );
}
