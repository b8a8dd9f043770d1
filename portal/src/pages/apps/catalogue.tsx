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

/** The catalogue: search and groups. */
export function Catalogue({ apps }: { apps: readonly ListedApp[] }) {
  const [question, setQuestion] = useState('');
  const [search, setSearch] = useSearchParams();
  const onlyReady = search.has('ready');
  const setOnlyReady = (on: boolean) => setSearch(on ? { ready: '' } : {}, { replace: true });
  const shown = findApps(apps, question)
    .filter(({ available }) => available || !onlyReady)
    .sort((one, other) => Number(other.available) - Number(one.available));
  return (
    <>
      <CatalogueSearch {...{ question, setQuestion, onlyReady, setOnlyReady }} count={shown.length} all={apps.length} />
      {shown.length === 0 && (
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
      {(Object.keys(groups) as Group[]).map((group) => (
        <GroupOf key={group} group={group} apps={shown.filter((app) => app.group === group)} />
      ))}
    </>
  );
}

/** Kept in the page while empty, so that links to it still work. */
function GroupOf({ group, apps }: { group: Group; apps: readonly ListedApp[] }) {
  return (
    <section id={group} className={styles.group} aria-labelledby={`${group}-heading`} hidden={apps.length === 0}>
      <h2 id={`${group}-heading`}>{groups[group]}</h2>
      <ul>
        {apps.map((app) => (
          <CatalogueEntry key={app.id} app={app} />
        ))}
      </ul>
    </section>
  );
}
