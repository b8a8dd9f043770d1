import type { SubscribedApp, SubscribedApps } from '@lampstand/server/contracts';
import { useState } from 'react';
import { useAppSwitches } from '../../../lib/use-sites.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import styles from './sites.module.css';

/** A switch for each app, and one for all. */
export function AppSwitches({ church }: { church?: string }) {
  const { state, error, retry, switches } = useAppSwitches(church);
  const [asking, setAsking] = useState<SubscribedApp | 'all'>();
  const one = asking === 'all' ? undefined : asking;
  return (
    <section className={styles.part} aria-labelledby="switches">
      <header>
        <h2 id="switches">Switches</h2>
        <p className={styles.lead}>
          An app that is off shows a calm notice in its place, with a helpline for anybody in need. Your pages stay as
          they are.
        </p>
      </header>
      <Loaded name="switches" data={state} error={error} retry={retry}>
        {({ apps, allOff }: SubscribedApps) => (
          <>
            {allOff && (
              <Callout tone="caution" title="Every app is off.">
                <p>Each of them comes back as it was before.</p>
              </Callout>
            )}
            <ul className={styles.switches}>
              {apps
                .filter(({ available }) => available)
                .map((app) => (
                  <li key={app.appId}>
                    <span>
                      <b>{app.appName}</b>
                      <small>{app.description}</small>
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
                Switch them on again
              </Button>
            ) : (
              <Button look="stop" onClick={() => setAsking('all')}>
                Switch every app off…
              </Button>
            )}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={asking === 'all' ? 'Switch every app off?' : `Switch the ${one?.appName ?? ''} off?`}
        text="Visitors see a calm notice in its place at once, on every page. You can switch it on again."
        action="Switch off"
        onConfirm={async () => (one ? switches.one(one.appId, one.appName, false) : switches.all(false))}
      />
    </section>
  );
}

function Switch({ app, locked, onSwitch }: { app: SubscribedApp; locked: boolean; onSwitch: () => void }) {
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
      {app.off ? 'Off' : 'On'}
    </button>
  );
}
