import { Link } from 'wouter';
import { useSubscribedApps } from '../../../lib/use-embed-codes.ts';
import { AppPlace } from '../../../ui/app-place.tsx';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import { AppSelect } from './app-select.tsx';
import type { Chosen } from './codes-step.tsx';
import styles from './preview-step.module.css';
import { useSectionUrl } from './website-sections.ts';
import wizard from './wizard.module.css';

/** A live preview of the church's app. */
export function PreviewStep({ app, onApp }: Chosen) {
  const { words, church, slug, name } = useAdmin();
  const { apps, error, retry } = useSubscribedApps(church, true);
  const addressOf = useSectionUrl();
  const { preview, codes } = words;
  return (
    <div className={wizard.stack}>
      <p className={wizard.lead}>{preview.lead}</p>
      <Fetched name={codes.name} data={apps} error={error} failed={codes.failedApps} retry={retry}>
        {(all) => {
          const shown = all.find(({ appId }) => appId === app) ?? all[0];
          return (
            <>
              <AppSelect apps={all} app={shown?.appId} onApp={onApp} />
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
              <section className={styles.page} aria-label={preview.sample} tabIndex={0}>
                <p aria-hidden="true">
                  <b>{name}</b>
                  {preview.menu.map((entry) => (
                    <span key={entry}>{entry}</span>
                  ))}
                </p>
                {shown && <AppPlace church={slug} app={shown.appId} title={shown.appName} />}
              </section>
            </>
          );
        }}
      </Fetched>
      <p className={wizard.note}>
        <Link href={addressOf('appearance')}>{preview.look}</Link>
        <span>{preview.lookText}</span>
      </p>
    </div>
  );
}
