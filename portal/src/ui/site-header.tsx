import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { preload } from '../lib/preload.ts';
import { usePerson } from '../lib/use-person.ts';
import { useShell } from '../lib/use-shell.ts';
import { Brand } from './brand.tsx';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './site-header.module.css';

const places = [
  ['home', '/'],
  ['apps', '/apps'],
  ['pricing', '/pricing#seat-based-model'],
  ['helpCenter', '/help'],
  ['blog', '/blog'],
] as const;

/** Header of every public page: main links, and log-in or the person's own page. */
export function SiteHeader() {
  const { person } = usePerson();
  const { lang, words } = useShell();
  return (
    <header className={styles.header} lang={lang}>
      <div>
        <Brand />
        <nav id="navigation" className={styles.nav} aria-label={words.header.label} tabIndex={-1}>
          <ul className={styles.wide}>
            <Places />
          </ul>
          <div className={styles.enter}>
            {person ? (
              <ButtonLink size="slim" href={person.home ?? '/dashboard'}>
                {words.header.dashboard}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink look="quiet" size="slim" href="/login">
                  {words.header.login}
                </ButtonLink>
                <ButtonLink size="slim" href="/signup">
                  {words.header.signUp}
                </ButtonLink>
              </>
            )}
          </div>
          <Menu home={person ? (person.home ?? '/dashboard') : undefined} />
        </nav>
      </div>
    </header>
  );
}

function Places() {
  const [path] = useLocation();
  const { links } = useShell().words;
  return places.map(([name, href]) => {
    const place = href.replace(/#.*/, '');
    const here = path === place ? 'page' : place !== '/' && path.startsWith(`${place}/`) ? 'true' : undefined;
    const warm = () => preload(place);
    return (
      <li key={name}>
        <Link href={href} aria-current={here} onPointerEnter={warm} onFocus={warm}>
          {links[name]}
        </Link>
      </li>
    );
  });
}

/** The menu on a narrow screen. It opens without JavaScript too. `home`: the page of someone who is logged in. */
function Menu({ home }: { home: string | undefined }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [path] = useLocation();
  const { header } = useShell().words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [path]);
  useEffect(() => closeFromOutside(menu.current), []);
  return (
    <details ref={menu} className={styles.menu}>
      <summary>
        <Icon name="menu" />
        {header.menu}
      </summary>
      <ul className={styles.panel}>
        <Places />
        {home ? (
          <li className={styles.narrow}>
            <Link href={home}>{header.dashboard}</Link>
          </li>
        ) : (
          <>
            <li>
              <Link href="/login">{header.login}</Link>
            </li>
            <li className={styles.narrow}>
              <Link href="/signup">{header.signUp}</Link>
            </li>
          </>
        )}
      </ul>
    </details>
  );
}

/** Escape closes the menu and returns focus. A click or focus elsewhere and a chosen entry close it too. */
function closeFromOutside(menu: HTMLDetailsElement | null) {
  if (!menu) return;
  const close = (event: Event) => {
    if (!menu.open) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      menu.querySelector('summary')?.focus();
    } else if (event.target instanceof Node && menu.contains(event.target)) {
      if (event.type !== 'click' || !(event.target instanceof Element && event.target.closest('a'))) return;
    }
    menu.open = false;
  };
  const events = ['keydown', 'pointerdown', 'focusin', 'click'] as const;
  for (const name of events) document.addEventListener(name, close);
  return () => {
    for (const name of events) document.removeEventListener(name, close);
  };
}
