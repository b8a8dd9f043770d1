import { useMemberStats } from '../../lib/use-members.ts';
import { HymnBoard } from '../../ui/hymn-board.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import styles from './church-admin.module.css';
import { InvitationSection } from './invitation-section.tsx';
import { MemberSection } from './member-section.tsx';
import { PendingQueue } from './pending-queue.tsx';

interface Props {
  /** Set when a Super Admin looks at another church. */
  church?: string;
  onInvite: () => void;
}

export function ChurchManagement({ church, onInvite }: Props) {
  const { stats, error, retry } = useMemberStats(church);
  return (
    <>
      <div className={styles.head}>
        <Loaded name="numbers" data={stats} error={error} retry={retry}>
          {({ total, active, pending, disabled }) => (
            <HymnBoard
              label="Members"
              counts={[
                { label: 'On the list', count: total },
                { label: 'Active', count: active },
                { label: 'Waiting for you', count: pending, lit: pending > 0 },
                { label: 'Disabled', count: disabled },
              ]}
            />
          )}
        </Loaded>
        <PendingQueue church={church} />
      </div>
      <MemberSection church={church} onInvite={onInvite} />
      <InvitationSection church={church} onInvite={onInvite} />
    </>
  );
}
