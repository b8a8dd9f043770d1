import { useSearchParams } from 'wouter';
import { AllowSite } from './allow-site.tsx';
import { AppSwitches } from './app-switches.tsx';
import { SeenPages } from './seen-pages.tsx';
import { SiteList } from './site-list.tsx';
import styles from './sites.module.css';

/** Allowed websites, pages where apps were seen, and a switch per app. */
export function SitesSection() {
  const [search, setSearch] = useSearchParams();
  const allow = search.get('allow');
  const answered = () =>
    setSearch(
      (before) => {
        before.delete('allow');
        return before;
      },
      { replace: true },
    );
  return (
    <div className={styles.section}>
      {allow && <AllowSite key={allow} origin={allow} onAnswered={answered} />}
      <SiteList />
      <SeenPages />
      <AppSwitches />
    </div>
  );
}
