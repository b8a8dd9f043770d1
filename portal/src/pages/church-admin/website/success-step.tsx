import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { WebsiteIllustration } from '../../../illustrations/website-illustration.tsx';
import { useSubscribedApps } from '../../../lib/use-embed-codes.ts';
import { Button } from '../../../ui/button.tsx';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import { AppSelect } from './app-select.tsx';
import type { Chosen } from './codes-step.tsx';
import styles from './success-step.module.css';
import { useSectionUrl } from './website-sections.ts';
import wizard from './wizard.module.css';

interface Props extends Chosen {
  finished: boolean;
  /** Goes back to the codes for the next app. */
  onMore: () => void;
}

/** Last step: what to do after the code is live. */
export function SuccessStep({ app, onApp, finished, onMore }: Props) {
  const { words, church } = useAdmin();
  const { success, codes } = words;
  const { apps, error, retry } = useSubscribedApps(church, true);
  return (
    <div className={wizard.stack}>
      {finished && <Complete onMore={onMore} />}
      <p className={wizard.lead}>{success.lead}</p>
      <ol className={styles.next}>
        {success.next.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Fetched name={codes.name} data={apps} error={error} failed={codes.failedApps} retry={retry}>
        {(all) => {
          const shown = all.find(({ appId }) => appId === app) ?? all[0];
          return (
            <section className={wizard.part} aria-label={success.hosted}>
              <AppSelect apps={all} app={shown?.appId} onApp={onApp} />
              {shown && <OwnPage appId={shown.appId} appName={shown.appName} />}
            </section>
          );
        }}
      </Fetched>
    </div>
  );
}

function OwnPage({ appId, appName }: { appId: string; appName: string }) {
  const { words, lang, slug } = useAdmin();
  const { success } = words;
  const address = `/a/${slug}/${appId}`;
  const links = [
    [address, success.hosted],
    [`${address}/poster?lang=${lang}`, success.poster],
  ] as const;
  return (
    <div className={styles.own}>
      <img src={`${address}/qr.svg`} alt={success.qr(appName)} width={160} height={160} />
      <ul>
        {links.map(([href, name]) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {name} <span className="muted small">{success.newTab}</span>
            </a>
          </li>
        ))}
        <li className="small muted">{`${location.host}${address}`}</li>
      </ul>
    </div>
  );
}

/** The specification's confirmation message. */
function Complete({ onMore }: { onMore: () => void }) {
  const { success } = useAdmin().words;
  const addressOf = useSectionUrl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.complete} aria-labelledby="tutorial-complete">
      <WebsiteIllustration />
      <div>
        <h3 id="tutorial-complete" ref={heading} tabIndex={-1}>
          {success.complete}
        </h3>
        <p>{success.completeText}</p>
        <p className={styles.ways}>
          <Button size="slim" onClick={onMore}>
            {success.more}
          </Button>
          <Link href={addressOf('appearance')}>{success.appearance}</Link>
          <Link href={addressOf('usage')}>{success.usage}</Link>
        </p>
      </div>
    </section>
  );
}
