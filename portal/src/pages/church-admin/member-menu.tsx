import { assignableRoles, type Member } from '@lampstand/server/contracts';
import { DropdownMenu as Parts } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useMemberActions } from '../../lib/use-member-actions.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './member-menu.module.css';

/** Actions for one member, by status and role. */
export function MemberMenu({ member, church }: { member: Member; church?: string }) {
  const { approve, disable, enable, setRole } = useMemberActions(church);
  const [asking, setAsking] = useState<'disable' | 'promote'>();
  const trigger = useRef<HTMLButtonElement>(null);
  const { id, name, role, userStatus } = member;
  return (
    <>
      <Parts.Root modal={false}>
        <Parts.Trigger ref={trigger} className={styles.trigger} aria-label={`Actions for ${name}`}>
          <Icon name="dots" />
        </Parts.Trigger>
        <Parts.Portal container={document.getElementById('main')}>
          <Parts.Content className={styles.menu} align="end" sideOffset={4}>
            {userStatus === 'pending' && <Item onSelect={() => approve(id)}>Approve</Item>}
            {userStatus === 'disabled' && <Item onSelect={() => enable(id)}>Enable</Item>}
            {assignableRoles
              .filter((other) => other !== role)
              .map((other) => (
                <Item
                  key={other}
                  onSelect={() => (other === 'Church Administrator' ? setAsking('promote') : setRole(id, other))}
                >
                  Make {other}
                </Item>
              ))}
            {userStatus !== 'disabled' && <Item onSelect={() => setAsking('disable')}>Disable…</Item>}
          </Parts.Content>
        </Parts.Portal>
      </Parts.Root>
      <ConfirmDialog
        open={asking === 'disable'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={`Disable ${name}?`}
        text="They keep their account but can’t log in. You can enable them again."
        action="Disable"
        returnFocus={trigger}
        reason
        onConfirm={(reason) => disable(id, reason)}
      />
      <ConfirmDialog
        open={asking === 'promote'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={`Make ${name} an administrator?`}
        text="Administrators can see all members, send invitations and set up the website. You can change this later."
        action="Make Church Administrator"
        returnFocus={trigger}
        onConfirm={() => setRole(id, 'Church Administrator')}
      />
    </>
  );
}

function Item({ onSelect, children }: { onSelect: () => unknown; children: ReactNode }) {
  return (
    <Parts.Item className={styles.item} onSelect={() => void onSelect()}>
      {children}
    </Parts.Item>
  );
}
