import type { Member } from '@lampstand/server/contracts';
import { useRef, useState } from 'react';
import { onDay } from '../../lib/dates.ts';
import { useMemberActions } from '../../lib/use-member-actions.ts';
import { usePendingMembers } from '../../lib/use-members.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './church-admin.module.css';

/** Weekdays in the text font, dates in tabular figures. */
function Day({ time }: { time: number }) {
  const words = onDay(time);
  return <span className={/\d/.test(words) ? 'fig' : undefined}>{words}</span>;
}

/** Members who wait for approval. Declining disables the account with the specification's reason. */
export function PendingQueue({ church }: { church?: string }) {
  const { pending, error, retry } = usePendingMembers(church);
  const { approve, approveAll, disable } = useMemberActions(church);
  const [declining, setDeclining] = useState<Member>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked row is removed, so focus moves to the queue.
  const thenStay = async (work: Promise<boolean>) => (await work) && heading.current?.focus();
  return (
    <section className={styles.queue} aria-labelledby="at-the-door">
      <header>
        <h2 id="at-the-door" ref={heading} tabIndex={-1}>
          Waiting for approval
        </h2>
        {pending && pending.length > 1 && (
          <Button look="quiet" size="slim" onClick={() => thenStay(approveAll(pending.map(({ id }) => id)))}>
            Approve all {pending.length}
          </Button>
        )}
      </header>
      <AsyncState
        name="queue"
        data={pending}
        error={error}
        retry={retry}
        empty={{ when: (people) => people.length === 0, show: <p className="muted">Nobody is waiting.</p> }}
      >
        {(people) => (
          <ul>
            {people.map((person) => (
              <li key={person.id}>
                <span>
                  {person.name}
                  <small>
                    {person.email}, asked <Day time={person.createdAt} />
                  </small>
                </span>
                <Button size="slim" onClick={() => thenStay(approve(person.id))} aria-label={`Approve ${person.name}`}>
                  <Icon name="check" />
                  Approve
                </Button>
                <Button
                  look="quiet"
                  size="slim"
                  onClick={() => setDeclining(person)}
                  aria-label={`Decline ${person.name}`}
                >
                  Decline
                </Button>
              </li>
            ))}
          </ul>
        )}
      </AsyncState>
      <ConfirmDialog
        open={declining !== undefined}
        onOpenChange={(open) => !open && setDeclining(undefined)}
        title={`Decline ${declining?.name ?? ''}?`}
        text="They keep their account but can’t use it with your church. You can enable them later."
        action="Decline"
        returnFocus={heading}
        onConfirm={async () => declining !== undefined && disable(declining.id, 'Registration rejected')}
      />
    </section>
  );
}
