import type { Member } from '@lampstand/server/contracts';
import { useRef, useState } from 'react';
import { EmptyIllustration } from '../../illustrations/empty-illustration.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { type MemberFilter, useMemberStats, useMembers } from '../../lib/use-members.ts';
import { AsyncState, Empty } from '../../ui/async-state.tsx';
import { Button } from '../../ui/button.tsx';
import { Pager } from '../../ui/table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import styles from './church-admin.module.css';
import { MemberFilters } from './member-filters.tsx';
import { MemberTable } from './member-table.tsx';

const SETTLE_MS = 250;

export function MemberSection({ church, onInvite }: { church?: string; onInvite: () => void }) {
  const [filter, setFilter] = useState<MemberFilter>({});
  const settled = useDebounced(filter, SETTLE_MS);
  const { members, error, retry, pages } = useMembers(settled, church);
  const { stats } = useMemberStats(church);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    setChosen(new Set());
    heading.current?.focus();
  };
  const filtered = Object.values(settled).some(Boolean);
  const listed = members?.filter(({ id }) => chosen.has(id)) ?? [];
  return (
    <section className={styles.members} aria-labelledby="members">
      <h2 id="members" ref={heading} tabIndex={-1}>
        Members
      </h2>
      <MemberFilters filter={filter} onChange={setFilter} />
      <AsyncState
        name="members"
        data={members}
        error={error}
        retry={retry}
        empty={{
          when: (rows: Member[]) => rows.length === 0,
          show: filtered ? (
            <Empty
              art={<EmptyIllustration name="books" />}
              title="No matches"
              text="No member matches these filters."
              action={
                <Button size="slim" onClick={() => setFilter({})}>
                  Show all members
                </Button>
              }
            />
          ) : (
            <Empty
              art={<EmptyIllustration name="books" />}
              title="No members yet"
              text="Invite the person who runs your website."
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
            <MemberTable members={rows} chosen={chosen} onChoose={setChosen} church={church} />
            <BulkBar chosen={listed} onClear={clear} heading={heading} church={church} />
            <Pager
              shown={`${rows.length}${stats && !filtered ? ` of ${stats.total}` : ''} shown, newest login first`}
              more={pages.more}
              loading={pages.loading}
              onMore={pages.next}
            />
          </>
        )}
      </AsyncState>
    </section>
  );
}
