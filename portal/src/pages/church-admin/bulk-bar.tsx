import type { Member } from '@lampstand/server/contracts';
import { type RefObject, useState } from 'react';
import { useMemberActions } from '../../lib/use-member-actions.ts';
import { usePerson } from '../../lib/use-person.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAdmin } from './admin-context.ts';
import styles from './church-admin.module.css';

interface Props {
  chosen: readonly Member[];
  onClear: () => void;
  /** Gets focus when the bar closes. */
  heading: RefObject<HTMLElement | null>;
}

/** Actions for the selected members, without disabling one's own account; sticks to the bottom of the screen. */
export function BulkBar({ chosen, onClear, heading }: Props) {
  const { words, church } = useAdmin();
  const { bulk: said, menu } = words.management;
  const { approveAll, disableAll } = useMemberActions(church, words);
  const { person } = usePerson();
  const [asking, setAsking] = useState(false);
  const waiting = chosen.filter(({ userStatus }) => userStatus === 'pending').map(({ id }) => id);
  const own = person?.user?.id;
  const active = chosen.filter(({ id, userStatus }) => userStatus === 'active' && id !== own).map(({ id }) => id);
  if (chosen.length === 0) return <div role="status" className="hidden" />;
  return (
    <section className={styles.bulk} aria-label={said.label}>
      <p role="status">
        <b>{chosen.length}</b> {said.selected(chosen.length)}
      </p>
      {waiting.length > 0 && (
        <Button look="main" size="slim" onClick={async () => (await approveAll(waiting)) && onClear()}>
          {said.approve(waiting.length)}
        </Button>
      )}
      {active.length > 0 && (
        <Button look="stop" size="slim" onClick={() => setAsking(true)}>
          {said.disableAsk(active.length)}
        </Button>
      )}
      <Button look="quiet" size="slim" onClick={onClear}>
        {said.clear}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={said.ask(active.length)}
        text={menu.askDisableText}
        action={said.disable(active.length)}
        lang={words.sections.lang}
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
