import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { RequirePerson } from '../../lib/require-person.tsx';
import { usePendingMembers } from '../../lib/use-members.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ChurchManagement } from './church-management.tsx';
import { SendInvitationDialog } from './send-invitation-dialog.tsx';
import { TrustSection } from './trust/trust-section.tsx';
import { VoiceSection } from './voice/voice-section.tsx';
import { WebsiteSection } from './website/website-section.tsx';

export function ChurchAdminPage() {
  return (
    <RequirePerson name="Church Admin" roles={['Church Administrator', 'Super Admin']}>
      {({ user, church }) => <ChurchAdmin own={church} superAdmin={user.role === 'Super Admin'} />}
    </RequirePerson>
  );
}

/** Tabs by their names in the URL; the first is the default. */
const tabs = ['management', 'website', 'voice', 'trust'] as const;
/** Part of the title of the browser's tab. */
const rooms = { management: '', website: 'Website Integration', voice: 'Voice', trust: 'Trust' } as const;

interface Church {
  name: string;
  slug: string;
}

function ChurchAdmin({ own, superAdmin }: { own: Church | null; superAdmin: boolean }) {
  const [search, setSearch] = useSearchParams();
  const asked = superAdmin ? (search.get('church') ?? undefined) : undefined;
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'management';
  const setTab = (next: string) =>
    setSearch(
      (before) => {
        before.set('tab', next);
        return before;
      },
      { replace: true },
    );
  const [inviting, setInviting] = useState(false);
  const { pending } = usePendingMembers(asked);
  const name = asked ?? own?.name ?? 'Your church';
  const church = { church: asked, slug: asked ?? own?.slug ?? '', name, superAdmin };
  if (superAdmin && !asked && !own) return <Redirect to="/super-admin" replace />;
  return (
    <Page
      title={[rooms[tab], 'Church Admin'].filter(Boolean).join(' · ')}
      noindex
      heading={name}
      about={
        <>
          Church id <code>{asked ?? own?.slug}</code>
        </>
      }
      action={
        tab === 'management' && (
          <Button look="main" onClick={() => setInviting(true)}>
            <Icon name="letter" />
            Invite someone
          </Button>
        )
      }
    >
      <Tabs
        label="Rooms"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'management',
            label: 'Church Management',
            count: pending?.length,
            children: <ChurchManagement church={asked} onInvite={() => setInviting(true)} />,
          },
          {
            id: 'website',
            label: 'Website Integration',
            children: <WebsiteSection {...church} />,
          },
          { id: 'voice', label: 'Voice', children: <VoiceSection {...church} /> },
          { id: 'trust', label: 'Trust', children: <TrustSection {...church} /> },
        ]}
      />
      <SendInvitationDialog open={inviting} onOpenChange={setInviting} churchName={name} church={asked} />
    </Page>
  );
}
