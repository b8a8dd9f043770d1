import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { RequirePerson } from '../../lib/require-person.tsx';
import { useAdministeredChurch } from '../../lib/use-administered-church.ts';
import { usePendingMembers } from '../../lib/use-members.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminProvider, useAdminLanguage } from './admin-context.ts';
import { ChurchManagement } from './church-management.tsx';
import { SendInvitationDialog } from './send-invitation-dialog.tsx';
import { TrustSection } from './trust/trust-section.tsx';
import { VoiceSection } from './voice/voice-section.tsx';
import { WebsiteSection } from './website/website-section.tsx';
import { sectionOf } from './website/website-sections.ts';

export function ChurchAdminPage() {
  return (
    <RequirePerson name="Church Admin" roles={['Church Administrator', 'Super Admin']}>
      {({ user, church }) =>
        user.role === 'Super Admin' ? <AnyChurch own={church} /> : <ChurchAdmin own={church} superAdmin={false} />
      }
    </RequirePerson>
  );
}

/** Tabs by their names in the URL; the first is the default. */
const tabs = ['management', 'website', 'voice', 'trust'] as const;
type Tab = (typeof tabs)[number];
type Words = ReturnType<typeof useAdminLanguage>['words'];

interface Church {
  name: string;
  slug: string;
}

/** A church that a Super Admin opens by `?church=`; without it, their own. */
function AnyChurch({ own }: { own: Church | null }) {
  const [search] = useSearchParams();
  const slug = search.get('church') ?? undefined;
  const { church, error, retry } = useAdministeredChurch(slug);
  if (!slug) return own ? <ChurchAdmin own={own} superAdmin /> : <Redirect to="/super-admin" replace />;
  if (church) return <ChurchAdmin key={church.slug} own={own} asked={church} superAdmin />;
  return (
    <Page title="Church Admin" noindex>
      <AsyncState name="church" data={undefined} error={error} retry={retry}>
        {() => null}
      </AsyncState>
      <p>
        <ButtonLink href="/super-admin">Open another church</ButtonLink>
      </p>
    </Page>
  );
}

interface ChurchProps {
  own: Church | null;
  /** The church that a Super Admin opened. */
  asked?: Church;
  superAdmin: boolean;
}

function ChurchAdmin({ own, asked: opened, superAdmin }: ChurchProps) {
  const [search, setSearch] = useSearchParams();
  const asked = opened?.slug;
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
  const name = opened?.name ?? own?.name ?? 'Your church';
  const language = useAdminLanguage(asked);
  const { words, lang } = language;
  const slug = asked ?? own?.slug ?? '';
  const panels = {
    management: <ChurchManagement onInvite={() => setInviting(true)} />,
    website: <WebsiteSection />,
    voice: <VoiceSection />,
    trust: <TrustSection />,
  };
  return (
    <AdminProvider value={{ church: asked, slug, name, superAdmin, ...language }}>
      <Page
        title={titleOf(words, tab, search.get('part'))}
        noindex
        heading={name}
        about={
          <span lang={lang}>
            {words.management.churchId} <code>{slug}</code>
          </span>
        }
        action={
          tab === 'management' && (
            <Button look="main" lang={lang} onClick={() => setInviting(true)}>
              <Icon name="letter" />
              {words.management.invite}
            </Button>
          )
        }
      >
        <div lang={lang}>
          <Tabs
            label={words.tabs.label}
            value={tab}
            onChange={setTab}
            tabs={tabs.map((id) => ({
              id,
              label: words.tabs.names[id],
              count: id === 'management' ? pending?.length : undefined,
              children: panels[id],
            }))}
          />
        </div>
        <SendInvitationDialog open={inviting} onOpenChange={setInviting} />
      </Page>
    </AdminProvider>
  );
}

/** Title of the browser's tab: the section, the tab and the page. The first of each has none of its own. */
function titleOf({ tabs: { title, names }, sections }: Words, tab: Tab, part: string | null): string {
  const section = sectionOf(part);
  return [
    tab === 'website' && section !== 'set-up' && sections.names[section],
    tab !== 'management' && names[tab],
    title,
  ]
    .filter(Boolean)
    .join(' · ');
}
