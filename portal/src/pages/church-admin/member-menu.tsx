import { assignableRoles, type Member } from '@lampstand/server/contracts';
import { DropdownMenu as Parts } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useMemberActions } from '../../lib/use-member-actions.ts';
import { usePerson } from '../../lib/use-person.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdmin } from './admin-context.ts';
import styles from './member-menu.module.css';

/** Actions for one member, by status and role. No one disables their own account. */
export function MemberMenu({ member }: { member: Member }) {
  const { words, lang, church } = useAdmin();
  const { menu: said, roles } = words.management;
  const { approve, disable, enable, setRole } = useMemberActions(church, words);
  const [asking, setAsking] = useState<'disable' | 'promote'>();
  const isOwn = usePerson().person?.user?.id === member.id;
  const trigger = useRef<HTMLButtonElement>(null);
  const { id, name, role, userStatus } = member;
  return (
    <>
      <Parts.Root modal={false}>
        <Parts.Trigger ref={trigger} className={styles.trigger} aria-label={said.open(name)}>
          <Icon name="dots" />
        </Parts.Trigger>
        <Parts.Portal container={document.getElementById('main')}>
          <Parts.Content lang={lang} className={styles.menu} align="end" sideOffset={4}>
            {userStatus === 'pending' && <Item onSelect={() => approve(id)}>{said.approve}</Item>}
            {userStatus === 'disabled' && <Item onSelect={() => enable(id)}>{said.enable}</Item>}
            {assignableRoles
              .filter((other) => other !== role)
              .map((other) => (
                <Item
                  key={other}
                  onSelect={() => (other === 'Church Administrator' ? setAsking('promote') : setRole(id, other))}
                >
                  {said.make(roles[other])}
                </Item>
              ))}
            {userStatus !== 'disabled' && !isOwn && (
              <Item onSelect={() => setAsking('disable')}>{said.disableAsk}</Item>
            )}
          </Parts.Content>
        </Parts.Portal>
      </Parts.Root>
      <ConfirmDialog
        open={asking === 'disable'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={said.askDisable(name)}
        text={said.askDisableText}
        action={said.disable}
        lang={words.sections.lang}
        returnFocus={trigger}
        reason
        onConfirm={(reason) => disable(id, reason)}
      />
      <ConfirmDialog
        open={asking === 'promote'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={said.askPromote(name)}
        text={said.askPromoteText}
        action={said.make(roles['Church Administrator'])}
        lang={words.sections.lang}
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
