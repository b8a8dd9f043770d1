import { useMemo, useState } from 'react';
import article from '../../content/help/help.md?article';
import { PublicPage } from '../../ui/public-page.tsx';
import styles from './help.module.css';
import { HelpAnswers } from './help-answers.tsx';
import { HelpBell } from './help-bell.tsx';
import { HelpIndex } from './help-index.tsx';
import { HelpSearch } from './help-search.tsx';
import { sectionsOf } from './help-sections.ts';

export function HelpPage() {
  const sections = useMemo(() => sectionsOf(article), []);
  const [searching, setSearching] = useState(false);
  return (
    <PublicPage title="Help Center">
      <div className={styles.page}>
        <header className={styles.head}>
          <div>
            <p className="rubric">Help Center</p>
            <h1>What is in the way?</h1>
            <p className={styles.lead}>
              Every answer stands on this page: search it, or look through the contents. What is not here, a person
              answers; <a href="#technical-support">write to us</a>.
            </p>
          </div>
          <HelpBell />
          <HelpSearch sections={sections} onSearching={setSearching} />
        </header>
        <HelpIndex sections={sections} hidden={searching} />
        <HelpAnswers sections={sections} />
      </div>
    </PublicPage>
  );
}
