import type { Member, UserStatus } from '@lampstand/server/contracts';
import { lastSeen, shortDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useAdmin } from './admin-context.ts';
import styles from './church-admin.module.css';
import { MemberMenu } from './member-menu.tsx';

const tones = { active: 'on', pending: 'wait', disabled: 'off' } as const satisfies Record<UserStatus, string>;

interface Props {
  members: readonly Member[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

export function MemberTable({ members, chosen, onChoose }: Props) {
  const { words, lang } = useAdmin();
  const { members: said, roles, statuses } = words.management;
  const { columns: headings } = said;
  const columns: Column<Member>[] = [
    {
      id: 'member',
      heading: headings.member,
      cell: ({ name, email }) => (
        <span className={styles.who}>
          <b>{name}</b>
          <small>{email}</small>
        </span>
      ),
    },
    { id: 'role', heading: headings.role, cell: ({ role }) => <span className="small">{roles[role]}</span> },
    {
      id: 'status',
      heading: headings.status,
      cell: ({ userStatus }) => <Badge tone={tones[userStatus]}>{statuses[userStatus]}</Badge>,
    },
    {
      id: 'joined',
      heading: headings.joined,
      wideOnly: true,
      figures: true,
      cell: ({ createdAt }) => shortDate(createdAt, lang),
    },
    {
      id: 'login',
      heading: headings.login,
      figures: true,
      cell: ({ lastLogin }) => lastSeen(lastLogin, Date.now(), lang),
    },
    {
      id: 'app',
      heading: headings.app,
      wideOnly: true,
      cell: ({ lastAppAccessed }) => <span className="small">{lastAppAccessed ?? said.noApp}</span>,
    },
    { id: 'actions', heading: headings.actions, cell: (member) => <MemberMenu member={member} /> },
  ];
  return (
    <Table
      caption={said.caption}
      rows={members}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
      chosen={chosen}
      onChoose={onChoose}
      words={said.select}
    />
  );
}
