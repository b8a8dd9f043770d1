import type { Invitation, InvitationStatus } from '@lampstand/server/contracts';
import { shortDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Tooltip, TooltipGroup } from '../../ui/tooltip.tsx';
import { useAdmin } from './admin-context.ts';
import styles from './church-admin.module.css';

const tones = { sent: 'wait', accepted: 'on', expired: 'bad', revoked: 'off' } as const satisfies Record<
  InvitationStatus,
  string
>;

interface Props {
  invitations: readonly Invitation[];
  onResend: (invitation: Invitation) => void;
  onRevoke: (invitation: Invitation) => void;
}

export function InvitationTable({ invitations, onResend, onRevoke }: Props) {
  const { words, lang } = useAdmin();
  const said = words.management.invitations;
  const columns: Column<Invitation>[] = [
    { id: 'email', heading: said.columns.email, cell: ({ email }) => <b className={styles.email}>{email}</b> },
    {
      id: 'status',
      heading: said.columns.status,
      cell: ({ status }) => <Badge tone={tones[status]}>{said.statuses[status]}</Badge>,
    },
    { id: 'sent', heading: said.columns.sent, figures: true, cell: ({ createdAt }) => shortDate(createdAt, lang) },
    {
      id: 'expires',
      heading: said.columns.expires,
      figures: true,
      cell: ({ expiresAt }) => shortDate(expiresAt, lang),
    },
    {
      id: 'do',
      heading: said.columns.actions,
      cell: (invitation) => <Acts invitation={invitation} onResend={onResend} onRevoke={onRevoke} />,
    },
  ];
  return (
    <TooltipGroup>
      <Table
        caption={said.title}
        rows={invitations}
        rowId={({ id }) => id}
        rowName={({ email }) => email}
        columns={columns}
      />
    </TooltipGroup>
  );
}

function Acts({ invitation, onResend, onRevoke }: Omit<Props, 'invitations'> & { invitation: Invitation }) {
  const { words, lang } = useAdmin();
  const said = words.management.invitations;
  const { email, status } = invitation;
  const open = status === 'sent';
  if (!open && status !== 'expired') return <span className="muted small">{said.noActions}</span>;
  return (
    <span className={styles.acts}>
      <Tooltip text={said.resendHint} lang={lang}>
        <Button
          size="slim"
          onClick={() => onResend(invitation)}
          aria-label={open ? said.resendTo(email) : said.sendNewTo(email)}
        >
          {open ? said.resend : said.sendNew}
        </Button>
      </Tooltip>
      {open && (
        <Button look="quiet" size="slim" onClick={() => onRevoke(invitation)} aria-label={said.revokeOf(email)}>
          {said.revokeAsk}
        </Button>
      )}
    </span>
  );
}
