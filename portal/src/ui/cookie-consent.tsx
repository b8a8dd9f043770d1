import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type everything, onOpenPreferences, readConsent, saveConsent, startConsent } from '../lib/consent.ts';
import type { CookieBanner } from './cookie-banner.tsx';
import type { CookieDialog } from './cookie-dialog.tsx';

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never;
const BANNER_AFTER_MS = 1_000;
const FIELDS = 'input, textarea, select, iframe';

/** Shows the cookie banner 1,000 ms after the page loads, and its dialog. Their code loads when they are shown. */
export function CookieConsent() {
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const Banner = usePart<PropsOf<typeof CookieBanner>>(asking, () =>
    import('./cookie-banner.tsx').then((module) => module.CookieBanner),
  );
  const Dialog = usePart<PropsOf<typeof CookieDialog>>(choosing, () =>
    import('./cookie-dialog.tsx').then((module) => module.CookieDialog),
  );
  useEffect(() => {
    const stopConsent = startConsent((chosen) => setAsking(!chosen));
    const stopOpening = onOpenPreferences(() => setChoosing(true));
    const stopWaiting = whenNothingIsAsked(() => readConsent() ?? setAsking(true));
    return () => {
      stopConsent();
      stopOpening();
      stopWaiting();
    };
  }, []);
  const save = (choices: typeof everything) => {
    setAsking(false);
    setChoosing(false);
    saveConsent(choices);
  };
  return (
    <>
      {asking && Banner && (
        <Banner onSave={save} onCustomize={() => setChoosing(true)} onHide={() => setAsking(false)} />
      )}
      {Dialog && <Dialog open={choosing} onOpenChange={setChoosing} onSave={save} />}
    </>
  );
}

/** Loads a component when it is first needed; undefined until then. */
function usePart<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>();
  const loading = useRef(false);
  useEffect(() => {
    if (!wanted || loading.current) return;
    loading.current = true;
    load().then(
      (Part) => setPart({ Part }),
      () => {
        loading.current = false;
      },
    );
  });
  return part?.Part;
}

/** Calls back after the banner's delay, or once no dialog is open and no one types. Returns a cancel function. */
function whenNothingIsAsked(then: () => void): () => void {
  const timer = setInterval(() => {
    // An app in a frame counts as a field.
    if (document.querySelector('[role="dialog"]') || document.activeElement?.matches(FIELDS)) return;
    clearInterval(timer);
    then();
  }, BANNER_AFTER_MS);
  return () => clearInterval(timer);
}
