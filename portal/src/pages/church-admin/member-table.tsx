import type { Member, UserStatus } from '@lampstand/server/contracts';
import { lastSeen, shortDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import styles from './church-admin.module.css';
import { MemberMenu } from './member-menu.tsx';

const statuses = {
  active: { tone: 'on', word: 'Active' },
  pending: { tone: 'wait', word: 'Pending' },
  disabled: { tone: 'off', word: 'Disabled' },
} as const satisfies Record<UserStatus, { tone: string; word: string }>;

interface Props {
  members: readonly Member[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  church?: string;
}

export function MemberTable({ members, chosen, onChoose, church }: Props) {
  const columns: Column<Member>[] = [
    {
      id: 'member',
      heading: 'Member',
      cell: ({ name, email }) => (
        <span className={styles.who}>
          <b>{name}</b>
          <small>{email}</small>
        </span>
      ),
    },
    { id: 'role', heading: 'Role', cell: ({ role }) => <span className="small">{role}</span> },
    {
      id: 'status',
      heading: 'Status',
      cell: ({ userStatus }) => <Badge tone={statuses[userStatus].tone}>{statuses[userStatus].word}</Badge>,
    },
    { id: 'joined', heading: 'Joined', wideOnly: true, figures: true, cell: ({ createdAt }) => shortDate(createdAt) },
    { id: 'login', heading: 'Last login', figures: true, cell: ({ lastLogin }) => lastSeen(lastLogin) },
    {
      id: 'app',
      heading: 'Last app',
      wideOnly: true,
      cell: ({ lastAppAccessed }) => <span className="small">{lastAppAccessed ?? 'None yet'}</span>,
    },
    { id: 'actions', heading: 'Actions', cell: (member) => <MemberMenu member={member} church={church} /> },
  ];
  return (
    <Table
      caption="Members of the church"
      rows={members}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
