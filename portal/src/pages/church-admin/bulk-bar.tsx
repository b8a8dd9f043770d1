import type { Member } from '@lampstand/server/contracts';
import { type RefObject, useState } from 'react';
import { useMemberActions } from '../../lib/use-member-actions.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import styles from './church-admin.module.css';

interface Props {
  chosen: readonly Member[];
  onClear: () => void;
  /** Gets focus when the bar closes. */
  heading: RefObject<HTMLElement | null>;
  church?: string;
}

/** Actions for the selected members; sticks to the bottom of the screen. */
export function BulkBar({ chosen, onClear, heading, church }: Props) {
  const { approveAll, disableAll } = useMemberActions(church);
  const [asking, setAsking] = useState(false);
  const waiting = chosen.filter(({ userStatus }) => userStatus === 'pending').map(({ id }) => id);
  const active = chosen.filter(({ userStatus }) => userStatus === 'active').map(({ id }) => id);
  if (chosen.length === 0) return <div role="status" className="hidden" />;
  return (
    <section className={styles.bulk} aria-label="Selected members">
      <p role="status">
        <b>{chosen.length}</b> selected
      </p>
      {waiting.length > 0 && (
        <Button look="main" size="slim" onClick={async () => (await approveAll(waiting)) && onClear()}>
          Approve {waiting.length} waiting
        </Button>
      )}
      {active.length > 0 && (
        <Button look="stop" size="slim" onClick={() => setAsking(true)}>
          Disable {active.length}…
        </Button>
      )}
      <Button look="quiet" size="slim" onClick={onClear}>
        Clear
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Disable ${active.length} ${active.length === 1 ? 'member' : 'members'}?`}
        text="They keep their account but can’t log in. You can enable them again."
        action={`Disable ${active.length}`}
        reason
        returnFocus={heading}
        onConfirm={async (reason) => {
          const done = await disableAll(active, reason);
          if (done) onClear();
          return done;
        }}
      />
    </section>
  );
}
