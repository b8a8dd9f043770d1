import { lazy, Suspense, useEffect, useState } from 'react';
import { openCookiePreferences } from '../../lib/consent.ts';
import { onSessionChange } from '../../lib/session.ts';
import { explain, isLogin, readStoredItems, removeStoredItem, type StoredItem } from '../../lib/stored-items.ts';
import { useEndSession } from '../../lib/use-person.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './privacy-dashboard.module.css';

const ConfirmDialog = lazy(() =>
  import('../../ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** Cookies and storage items of this site, each with its purpose and a remove button. */
export function BrowserSection() {
  const { traces, blocked, remove } = useTraces();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const clearAll = async () => {
    await remove(traces ?? []);
    announce('Everything was deleted from this browser.');
    return true;
  };
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <section className={styles.section} aria-labelledby="this-browser">
      <h2 id="this-browser" tabIndex={-1}>
        In this browser
      </h2>
      <div aria-live="polite">
        {blocked ? (
          <p>Your browser blocks storage, so there’s nothing here.</p>
        ) : !traces ? (
          <p className="muted">Looking…</p>
        ) : traces.length === 0 ? (
          <p>Nothing is stored in this browser.</p>
        ) : (
          <ul className={styles.traces}>
            {traces.map((trace) => (
              <TraceRow key={`${trace.place} ${trace.name}`} trace={trace} onRemove={() => remove([trace])} />
            ))}
          </ul>
        )}
      </div>
      <p className="small muted">
        One more cookie can’t be shown here. It protects forms and is called <code>__Host-pre</code> (<code>pre</code>{' '}
        on a test server). Scripts can’t read it. It holds a random number and goes away when you close the browser.
      </p>
      <div className="row">
        <Button onClick={openCookiePreferences}>Cookie preferences</Button>
        {traces && traces.length > 0 && (
          <Button look="stop" onClick={ask}>
            Delete everything…
          </Button>
        )}
      </div>
      <Suspense>
        {asked && (
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            title="Delete everything in this browser?"
            text="You’ll be logged out here, and we’ll ask about cookies again. Your account and your church aren’t affected."
            action="Delete everything"
            onConfirm={clearAll}
          />
        )}
      </Suspense>
    </section>
  );
}

function TraceRow({ trace, onRemove }: { trace: StoredItem; onRemove: () => void }) {
  const { what, until } = explain(trace);
  const act = isLogin(trace) ? 'Log out' : 'Delete';
  return (
    <li>
      <div>
        <p>{what}</p>
        <p className="small muted">
          <code>{trace.name}</code> in {trace.place === 'cookie' ? 'a cookie' : trace.place}.{' '}
          <span className="fig">{until}.</span>
        </p>
      </div>
      <Button size="slim" onClick={onRemove} aria-label={`${act}: ${trace.name}`}>
        {act}
      </Button>
    </li>
  );
}

/** Read after mount, because the page is prerendered. */
function useTraces() {
  const [seen, setSeen] = useState<{ traces: StoredItem[] | undefined }>();
  const endSession = useEndSession();
  useEffect(() => {
    const look = () => setSeen({ traces: readStoredItems() });
    look();
    addEventListener('cookie-consent-changed', look);
    const stop = onSessionChange(look);
    return () => {
      removeEventListener('cookie-consent-changed', look);
      stop();
    };
  }, []);
  const remove = async (traces: readonly StoredItem[]) => {
    if (traces.some(isLogin)) await endSession();
    for (const trace of traces) removeStoredItem(trace);
    setSeen({ traces: readStoredItems() });
    document.getElementById('this-browser')?.focus();
  };
  return { traces: seen?.traces, blocked: seen !== undefined && !seen.traces, remove };
}
