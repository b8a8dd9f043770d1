import type { SubscribedApp, SubscribedApps } from '@lampstand/server/contracts';
import { useState } from 'react';
import { useAppSwitches } from '../../../lib/use-sites.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdmin } from '../admin-context.ts';
import tab from '../admin-tab.module.css';
import { Fetched } from '../fetched.tsx';
import styles from './sites.module.css';

/** A switch per app and one for all. */
export function AppSwitches() {
  const { words, church } = useAdmin();
  const { switches: said } = words.sections;
  const { state, error, retry, switches } = useAppSwitches(church, words.sections);
  const [asking, setAsking] = useState<SubscribedApp | 'all'>();
  const one = asking === 'all' ? undefined : asking;
  return (
    <section className={styles.part} aria-labelledby="switches">
      <header>
        <h2 id="switches">{said.title}</h2>
        <p className={tab.lead}>{said.lead}</p>
      </header>
      <Fetched name={said.name} failed={said.failed} data={state} error={error} retry={retry}>
        {({ apps, allOff }: SubscribedApps) => (
          <>
            {allOff && (
              <Callout tone="caution" title={said.allOff}>
                <p>{said.allOffText}</p>
              </Callout>
            )}
            <ul className={styles.switches}>
              {apps
                .filter(({ available }) => available)
                .map((app) => (
                  <li key={app.appId}>
                    <span>
                      <b>{app.appName}</b>
                      <small lang="en">{app.description}</small>
                    </span>
                    <Switch
                      app={app}
                      locked={allOff}
                      onSwitch={() => (app.off ? void switches.one(app.appId, app.appName, true) : setAsking(app))}
                    />
                  </li>
                ))}
            </ul>
            {allOff ? (
              <Button look="main" onClick={() => void switches.all(true)}>
                {said.allOn}
              </Button>
            ) : (
              <Button look="stop" onClick={() => setAsking('all')}>
                {said.everyOff}
              </Button>
            )}
          </>
        )}
      </Fetched>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={asking === 'all' ? said.askAll : said.askOne(one?.appName ?? '')}
        text={said.askText}
        action={said.doIt}
        lang={words.sections.lang}
        onConfirm={async () => (one ? switches.one(one.appId, one.appName, false) : switches.all(false))}
      />
    </section>
  );
}

function Switch({ app, locked, onSwitch }: { app: SubscribedApp; locked: boolean; onSwitch: () => void }) {
  const { switches: said } = useAdmin().words.sections;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={!app.off}
      aria-label={app.appName}
      disabled={locked}
      className={styles.switch}
      onClick={onSwitch}
    >
      <i aria-hidden="true" />
      {app.off ? said.off : said.on}
    </button>
  );
}
