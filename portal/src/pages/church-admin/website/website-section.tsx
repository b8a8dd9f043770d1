import { useSearchParams } from 'wouter';
import { useAdmin } from '../admin-context.ts';
import { AppearanceSection } from '../appearance/appearance-section.tsx';
import { SectionNav } from '../section-nav.tsx';
import { SitesSection } from '../sites/sites-section.tsx';
import { UsageSection } from '../usage/usage-section.tsx';
import { sectionOf, sections, useSectionUrl } from './website-sections.ts';
import { Wizard } from './wizard.tsx';

/** The Website Integration tab. */
export function WebsiteSection() {
  const [search] = useSearchParams();
  const part = sectionOf(search.get('part'));
  return (
    <>
      <Parts current={part} />

      {part === 'set-up' && <Wizard />}
      {part === 'appearance' && <AppearanceSection />}
      {part === 'sites' && <SitesSection />}
      {part === 'usage' && <UsageSection />}
    </>
  );
}

function Parts({ current }: { current: string }) {
  const { nav, names } = useAdmin().words.sections;
  const addressOf = useSectionUrl();
  return (
    <SectionNav
      label={nav}
      sections={sections.map((id) => ({ id, name: names[id], address: addressOf(id) }))}
      current={current}
    />
  );
}
