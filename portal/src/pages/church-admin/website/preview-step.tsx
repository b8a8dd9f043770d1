import type { EmbedSettings } from '@lampstand/server/contracts';
import { Link } from 'wouter';
import { useSubscribedApps } from '../../../lib/use-embed-codes.ts';
import { useAdmin } from '../admin-context.ts';
import { AppPreview } from '../appearance/app-preview.tsx';
import { Fetched } from '../fetched.tsx';
import { AppSelect } from './app-select.tsx';
import type { Chosen } from './codes-step.tsx';
import styles from './preview-step.module.css';
import { useSectionUrl } from './website-sections.ts';
import wizard from './wizard.module.css';

interface Props extends Chosen {
  look: EmbedSettings;
}

/** The church's app in the church's colors. It works without a plan, and nothing is counted. */
export function PreviewStep({ app, onApp, look }: Props) {
  const { words, church, name } = useAdmin();
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
              <section className={styles.page} aria-label={preview.sample}>
                <p aria-hidden="true">
                  <b>{name}</b>
                  {preview.menu.map((entry) => (
                    <span key={entry}>{entry}</span>
                  ))}
                </p>
                {shown && <AppPreview look={look} appId={shown.appId} title={shown.appName} />}
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
