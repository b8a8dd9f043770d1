import { useSearchParams } from 'wouter';
import { type OfChurch, useAdmin } from '../admin-context.ts';
import { AdminTab } from '../admin-tab.tsx';
import { AppearanceSection } from '../appearance/appearance-section.tsx';
import { SectionNav } from '../section-nav.tsx';
import { SitesSection } from '../sites/sites-section.tsx';
import { UsageSection } from '../usage/usage-section.tsx';
import { partOf, parts, usePartAddress } from './website-parts.ts';
import { Wizard } from './wizard.tsx';

/** The Website Integration tab: setting up, and what is looked after later. */
export function WebsiteSection(church: OfChurch) {
  const [search] = useSearchParams();
  const part = partOf(search.get('part'));
  return (
    <AdminTab of={church} nav={<Parts current={part} />}>
      {part === 'set-up' && <Wizard />}
      {part === 'appearance' && <AppearanceSection />}
      {part === 'sites' && <SitesSection />}
      {part === 'usage' && <UsageSection />}
    </AdminTab>
  );
}

function Parts({ current }: { current: string }) {
  const { nav, names } = useAdmin().words.parts;
  const addressOf = usePartAddress();
  return (
    <SectionNav
      label={nav}
      parts={parts.map((id) => ({ id, name: names[id], address: addressOf(id) }))}
      current={current}
    />
  );
}
