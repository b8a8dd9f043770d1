import type { Member } from '@lampstand/server/contracts';
import { useRef, useState } from 'react';
import { onDay } from '../../lib/dates.ts';
import { useMemberActions } from '../../lib/use-member-actions.ts';
import { usePendingMembers } from '../../lib/use-members.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdmin } from './admin-context.ts';
import styles from './church-admin.module.css';
import { Fetched } from './fetched.tsx';

/** Weekdays in the text font, dates in tabular figures. */
function Day({ time }: { time: number }) {
  const day = onDay(time, Date.now(), useAdmin().lang);
  return <span className={/\d/.test(day) ? 'fig' : undefined}>{day}</span>;
}

/** Members who wait for approval. Declining disables the account with the specification's reason. */
export function PendingQueue() {
  const { words, church } = useAdmin();
  const said = words.management.queue;
  const { pending, error, retry } = usePendingMembers(church);
  const { approve, approveAll, disable } = useMemberActions(church, words);
  const [declining, setDeclining] = useState<Member>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked row is removed, so focus moves to the queue.
  const thenStay = async (work: Promise<boolean>) => (await work) && heading.current?.focus();
  return (
    <section className={styles.queue} aria-labelledby="at-the-door">
      <header>
        <h2 id="at-the-door" ref={heading} tabIndex={-1}>
          {said.title}
        </h2>
        {pending && pending.length > 1 && (
          <Button look="quiet" size="slim" onClick={() => thenStay(approveAll(pending.map(({ id }) => id)))}>
            {said.approveAll(pending.length)}
          </Button>
        )}
      </header>
      <Fetched
        name={said.name}
        failed={said.failed}
        data={pending}
        error={error}
        retry={retry}
        empty={{ when: (people) => people.length === 0, show: <p className="muted">{said.none}</p> }}
      >
        {(people) => (
          <ul>
            {people.map((person) => (
              <li key={person.id}>
                <span>
                  {person.name}
                  <small>
                    {person.email}, {said.asked} <Day time={person.createdAt} />
                  </small>
                </span>
                <Button
                  size="slim"
                  onClick={() => thenStay(approve(person.id))}
                  aria-label={said.approveOf(person.name)}
                >
                  <Icon name="check" />
                  {said.approve}
                </Button>
                <Button
                  look="quiet"
                  size="slim"
                  onClick={() => setDeclining(person)}
                  aria-label={said.declineOf(person.name)}
                >
                  {said.decline}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Fetched>
      <ConfirmDialog
        open={declining !== undefined}
        onOpenChange={(open) => !open && setDeclining(undefined)}
        title={said.ask(declining?.name ?? '')}
        text={said.askText}
        action={said.decline}
        lang={words.sections.lang}
        returnFocus={heading}
        onConfirm={async () => declining !== undefined && disable(declining.id, 'Registration rejected')}
      />
    </section>
  );
}
