import { useEffect, useMemo, useState } from 'react';
import { HelpIllustration } from '../../illustrations/help-illustration.tsx';
import { useHelp } from '../../lib/use-help.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import styles from './help.module.css';
import { HelpAnswers } from './help-answers.tsx';
import { HelpIndex } from './help-index.tsx';
import { HelpSearch } from './help-search.tsx';
import { sectionsOf } from './help-sections.ts';

export function HelpPage() {
  const { article, error, retry } = useHelp();
  const sections = useMemo(() => article && sectionsOf(article), [article]);
  const [searching, setSearching] = useState(false);
  const isThere = sections !== undefined;
  useEffect(() => {
    // The address can name a folded answer, and not every browser opens it.
    const fold = isThere && document.getElementById(location.hash.slice(1))?.closest('details');
    if (!fold || fold.open) return;
    fold.open = true;
    fold.scrollIntoView();
  }, [isThere]);
  return (
    <PublicPage title="Help Center">
      <div className={styles.page}>
        <header className={styles.head}>
          <div>
            <p className="rubric">Help Center</p>
            <h1>How can we help?</h1>
            <p className={styles.lead}>
              Search, or browse the questions below. Can’t find it? <a href="#technical-support">Contact support</a>.
            </p>
          </div>
          <HelpIllustration />
          {sections && <HelpSearch sections={sections} onSearching={setSearching} />}
        </header>
        <AsyncState name="answers" data={sections} error={error} retry={retry}>
          {(all) => (
            <>
              <HelpIndex sections={all} hidden={searching} />
              <HelpAnswers sections={all} />
            </>
          )}
        </AsyncState>
      </div>
    </PublicPage>
  );
}
