import type { Member } from '@lampstand/server/contracts';
import { useRef, useState } from 'react';
import { EmptyIllustration } from '../../illustrations/empty-illustration.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { type MemberFilter, useMemberStats, useMembers } from '../../lib/use-members.ts';
import { Empty } from '../../ui/async-state.tsx';
import { Button } from '../../ui/button.tsx';
import { Pager } from '../../ui/table.tsx';
import { useAdmin } from './admin-context.ts';
import { BulkBar } from './bulk-bar.tsx';
import styles from './church-admin.module.css';
import { Fetched } from './fetched.tsx';
import { MemberFilters } from './member-filters.tsx';
import { MemberTable } from './member-table.tsx';

const SETTLE_MS = 250;

export function MemberSection({ onInvite }: { onInvite: () => void }) {
  const { words, church } = useAdmin();
  const { members: said, invite } = words.management;
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
        {said.title}
      </h2>
      <MemberFilters filter={filter} onChange={setFilter} />
      <Fetched
        name={said.name}
        failed={said.failed}
        data={members}
        error={error}
        retry={retry}
        empty={{
          when: (rows: Member[]) => rows.length === 0,
          show: filtered ? (
            <Empty
              art={<EmptyIllustration name="books" />}
              title={said.noMatch}
              text={said.noMatchText}
              action={
                <Button size="slim" onClick={() => setFilter({})}>
                  {said.showAll}
                </Button>
              }
            />
          ) : (
            <Empty
              art={<EmptyIllustration name="books" />}
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
            <MemberTable members={rows} chosen={chosen} onChoose={setChosen} />
            <BulkBar chosen={listed} onClear={clear} heading={heading} />
            <Pager
              shown={said.shown(rows.length, filtered ? undefined : stats?.total)}
              more={pages.more}
              loading={pages.loading}
              onMore={pages.next}
              words={words.sections.seen}
            />
          </>
        )}
      </Fetched>
    </section>
  );
}
