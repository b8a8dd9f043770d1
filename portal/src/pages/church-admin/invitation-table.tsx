import type { Invitation, InvitationStatus } from '@lampstand/server/contracts';
import { shortDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Tooltip, TooltipGroup } from '../../ui/tooltip.tsx';
import styles from './church-admin.module.css';

const statuses = {
  sent: { tone: 'wait', word: 'Sent' },
  accepted: { tone: 'on', word: 'Accepted' },
  expired: { tone: 'bad', word: 'Expired' },
  revoked: { tone: 'off', word: 'Revoked' },
} as const satisfies Record<InvitationStatus, { tone: string; word: string }>;

interface Props {
  invitations: readonly Invitation[];
  onResend: (invitation: Invitation) => void;
  onRevoke: (invitation: Invitation) => void;
}

export function InvitationTable({ invitations, onResend, onRevoke }: Props) {
  const columns: Column<Invitation>[] = [
    { id: 'email', heading: 'Invited', cell: ({ email }) => <b className={styles.email}>{email}</b> },
    {
      id: 'status',
      heading: 'Status',
      cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].word}</Badge>,
    },
    { id: 'sent', heading: 'Sent', figures: true, cell: ({ createdAt }) => shortDate(createdAt) },
    { id: 'expires', heading: 'Ends', figures: true, cell: ({ expiresAt }) => shortDate(expiresAt) },
    {
      id: 'do',
      heading: 'Actions',
      cell: (invitation) => <Acts invitation={invitation} onResend={onResend} onRevoke={onRevoke} />,
    },
  ];
  return (
    <TooltipGroup>
      <Table
        caption="Invitations"
        rows={invitations}
        rowId={({ id }) => id}
        rowName={({ email }) => email}
        columns={columns}
      />
    </TooltipGroup>
  );
}

function Acts({ invitation, onResend, onRevoke }: Omit<Props, 'invitations'> & { invitation: Invitation }) {
  const { email, status } = invitation;
  const open = status === 'sent';
  if (!open && status !== 'expired') return <span className="muted small">No actions</span>;
  const again = open ? 'Resend' : 'Send new';
  return (
    <span className={styles.acts}>
      <Tooltip text="Sends a new email. The old link stops working.">
        <Button size="slim" onClick={() => onResend(invitation)} aria-label={`${again} to ${email}`}>
          {again}
        </Button>
      </Tooltip>
      {open && (
        <Button look="quiet" size="slim" onClick={() => onRevoke(invitation)} aria-label={`Revoke… for ${email}`}>
          Revoke…
        </Button>
      )}
    </span>
  );
}
