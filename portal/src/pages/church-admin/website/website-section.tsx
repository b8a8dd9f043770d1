import { useSearchParams } from 'wouter';
import { AppearanceSection } from '../appearance/appearance-section.tsx';
import { PartNav } from '../part-nav.tsx';
import { Room } from '../room.tsx';
import { type OfChurch, useRoom } from '../room-context.ts';
import { SitesSection } from '../sites/sites-section.tsx';
import { UsageSection } from '../usage/usage-section.tsx';
import { partOf, parts, usePartAddress } from './website-parts.ts';
import { Wizard } from './wizard.tsx';

/** The Website Integration tab: setting up, and what is looked after later. */
export function WebsiteSection(church: OfChurch) {
  const [search] = useSearchParams();
  const part = partOf(search.get('part'));
  return (
    <Room of={church} nav={<Parts current={part} />}>
      {part === 'set-up' && <Wizard />}
      {part === 'appearance' && <AppearanceSection />}
      {part === 'sites' && <SitesSection />}
      {part === 'usage' && <UsageSection />}
    </Room>
  );
}

function Parts({ current }: { current: string }) {
  const { nav, names } = useRoom().words.parts;
  const addressOf = usePartAddress();
  return (
    <PartNav
      label={nav}
      parts={parts.map((id) => ({ id, name: names[id], address: addressOf(id) }))}
      current={current}
    />
  );
}
