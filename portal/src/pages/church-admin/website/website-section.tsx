import { Link, useSearchParams } from 'wouter';
import { AppearanceSection } from '../appearance/appearance-section.tsx';
import { SitesSection } from '../sites/sites-section.tsx';
import { UsageSection } from '../usage/usage-section.tsx';
import { partOf, parts, usePartAddress } from './website-parts.ts';
import styles from './website-section.module.css';
import { type OfWebsite, Wizard } from './wizard.tsx';

/** The Website Integration tab: setting up, and what is looked after later. */
export function WebsiteSection(website: OfWebsite) {
  const [search] = useSearchParams();
  const part = partOf(search.get('part'));
  const addressOf = usePartAddress();
  const of = website.church ? { church: website.church } : {};
  return (
    <>
      <nav className={styles.parts} aria-label="Website Integration">
        {parts.map(({ id, name }) => (
          <Link key={id} href={addressOf(id)} aria-current={id === part ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      {part === 'set-up' && <Wizard {...website} />}
      {part === 'appearance' && <AppearanceSection {...of} />}
      {part === 'sites' && <SitesSection {...of} />}
      {part === 'usage' && <UsageSection {...of} />}
    </>
  );
}
