import { groups } from '@lampstand/sdk/app';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { ListedApp } from '../../lib/use-apps.ts';
import { Button } from '../../ui/button.tsx';
import styles from './apps-page.module.css';
import { CatalogueEntry } from './catalogue-entry.tsx';
import { CatalogueSearch } from './catalogue-search.tsx';
import { findApps } from './find-apps.ts';

type Group = keyof typeof groups;

/** The catalogue: ready apps first; the others by group, folded until someone searches. */
export function Catalogue({ apps }: { apps: readonly ListedApp[] }) {
  const [question, setQuestion] = useState('');
  const [search, setSearch] = useSearchParams();
  const onlyReady = search.has('ready');
  const setOnlyReady = (on: boolean) => setSearch(on ? { ready: '' } : {}, { replace: true });
  const found = findApps(apps, question);
  const ready = found.filter(({ available }) => available);
  const coming = onlyReady ? [] : found.filter(({ available }) => !available);
  const count = ready.length + coming.length;
  return (
    <>
      <CatalogueSearch {...{ question, setQuestion, onlyReady, setOnlyReady }} count={count} all={apps.length} />
      {count === 0 && (
        <div className={styles.none}>
          <p>
            <b>No apps match “{question.trim()}”.</b> Try a simpler word: prayer, money, job, children, food.
          </p>
          <Button
            size="slim"
            onClick={() => {
              setQuestion('');
              setOnlyReady(false);
            }}
          >
            Show all apps
          </Button>
        </div>
      )}
      {ready.length > 0 && (
        <section className={styles.group} aria-labelledby="ready-heading">
          <h2 id="ready-heading">Ready today</h2>
          <ul>
            {ready.map((app) => (
              <CatalogueEntry key={app.id} app={app} />
            ))}
          </ul>
        </section>
      )}
      <details className={styles.coming} open={question.trim() !== '' || undefined} hidden={coming.length === 0}>
        <summary>
          <h2>On the way ({coming.length})</h2>
        </summary>
        {(Object.keys(groups) as Group[]).map((group) => (
          <GroupOf key={group} group={group} apps={coming.filter((app) => app.group === group)} />
        ))}
      </details>
    </>
  );
}

/** Kept in the page while empty, so that links to it still work. */
function GroupOf({ group, apps }: { group: Group; apps: readonly ListedApp[] }) {
  return (
    <section id={group} className={styles.group} aria-labelledby={`${group}-heading`} hidden={apps.length === 0}>
      <p id={`${group}-heading`} className={styles.name}>
        {groups[group]}
      </p>
      <ul>
        {apps.map((app) => (
          <CatalogueEntry key={app.id} app={app} />
        ))}
      </ul>
    </section>
  );
}
