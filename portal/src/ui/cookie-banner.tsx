import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { type CookieChoices, essentialOnly, everything } from '../lib/consent.ts';
import { readSessionId } from '../lib/session.ts';
import { useCookieTexts } from '../lib/use-cookie-texts.ts';
import { announce } from './announcer.tsx';
import { Button } from './button.tsx';
import styles from './cookie-banner.module.css';
import { Icon } from './icon.tsx';

interface Props {
  onSave: (choices: CookieChoices) => void;
  onCustomize: () => void;
  /** Hides the banner without a choice. */
  onHide: () => void;
}

/** Pages that are one form. Their buttons end near the bottom of a phone's screen. */
const formPages = /^\/(?:login|signup|join-church|verify-email|forgot-password|reset-password|contact)$/;

/** Shows the strip once its texts are there in the reader's language. */
export function CookieBanner(props: Props) {
  return !useCookieTexts().isLoading && <Strip {...props} />;
}

/**
 * Cookie strip at the bottom of the screen, one line high. It takes no focus, and the page leaves space for it.
 * On pages with a form, and for people who are logged in, it is at the end of the page and covers nothing at all.
 */
function Strip({ onSave, onCustomize, onHide }: Props) {
  const { lang, words } = useCookieTexts();
  const [path] = useLocation();
  const isInPage = formPages.test(path) || readSessionId() !== null;
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner, isInPage);
  useFocusAfterwards(banner);
  useEffect(() => announce(words.shown, 'polite', lang), [words, lang]);
  const save = (choices: CookieChoices) => {
    onSave(choices);
    announce(words.saved, 'polite', lang);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onHide();
  };
  return (
    <section
      ref={banner}
      lang={lang}
      className={isInPage ? `${styles.banner} ${styles.inPage}` : styles.banner}
      aria-labelledby="cookie-question"
      onKeyDown={leave}
    >
      <div className={styles.words}>
        <h2 id="cookie-question" tabIndex={-1}>
          {words.title}
        </h2>
        <p>
          <span className={styles.long}>{words.text} </span>
          <span className={styles.short}>{words.short} </span>
          <Link href="/cookie-policy">{words.policy}</Link>
        </p>
      </div>
      <div className={styles.answers}>
        <Button look="quiet" size="slim" onClick={onCustomize}>
          {words.customize}
        </Button>
        <Button size="slim" onClick={() => save(essentialOnly)}>
          {words.essentialOnly}
        </Button>
        {/* On a phone it is in the dialog behind Customize. */}
        <span className={styles.long}>
          <Button size="slim" onClick={() => save(everything)}>
            {words.acceptAll}
          </Button>
        </span>
      </div>
      <button type="button" className={styles.close} aria-label={words.later} onClick={onHide}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/** Sets the banner's height in CSS, so that nothing focusable is hidden under it. */
function useRoomBelow(banner: React.RefObject<HTMLElement | null>, isInPage: boolean): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      // On a low screen it is in the flow of the page too.
      const isStatic = isInPage || getComputedStyle(element).position === 'static';
      const covered = isStatic ? 0 : element.offsetHeight;
      style.setProperty('--covered-below', `${covered}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty('--covered-below');
    };
  }, [banner, isInPage]);
}

/** When the banner closes with focus inside, focus returns to where it was before. */
function useFocusAfterwards(banner: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    let before: HTMLElement | undefined;
    const remember = (event: FocusEvent) => {
      const { relatedTarget } = event;
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) before = relatedTarget;
    };
    element?.addEventListener('focusin', remember);
    return () => {
      element?.removeEventListener('focusin', remember);
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        before?.focus({ preventScroll: true });
        // That element can be gone too, as the banner's skip link is.
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
      });
    };
  }, [banner]);
}
