import { useSearchParams } from 'wouter';
import { useEmbedSettings } from '../../../lib/use-embed-settings.ts';
import { AppearanceSection } from '../appearance/appearance-section.tsx';
import { PartNav } from '../part-nav.tsx';
import { SitesSection } from '../sites/sites-section.tsx';
import { UsageSection } from '../usage/usage-section.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { type OfWebsite, SetUpProvider, useGuideLanguage, wordsIn } from './set-up-context.ts';
import { partOf, parts, usePartAddress } from './website-parts.ts';
import styles from './website-section.module.css';
import { Wizard } from './wizard.tsx';

/** The Website Integration tab: setting up, and what is looked after later, in English or Spanish. */
export function WebsiteSection(website: OfWebsite) {
  const [search] = useSearchParams();
  const part = partOf(search.get('part'));
  const addressOf = usePartAddress();
  const { settings } = useEmbedSettings(website.church);
  const { lang, choose } = useGuideLanguage(settings?.language);
  const words = wordsIn(lang);
  return (
    <SetUpProvider value={{ words, lang, ...website }}>
      <div lang={lang}>
        <div className={styles.top}>
          <PartNav
            label={words.parts.nav}
            parts={parts.map((id) => ({ id, name: words.parts.names[id], address: addressOf(id) }))}
            current={part}
          />
          <LanguageSwitch onChoose={choose} />
        </div>
        {part === 'set-up' && <Wizard />}
        {part === 'appearance' && <AppearanceSection />}
        {part === 'sites' && <SitesSection />}
        {part === 'usage' && <UsageSection />}
      </div>
    </SetUpProvider>
  );
}
