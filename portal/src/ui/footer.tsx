import { Link, useLocation } from 'wouter';
import type { ShellTexts } from '../content/en/shell.ts';
import { openCookiePreferences } from '../lib/consent.ts';
import { useIsPageTranslated } from '../lib/translated.ts';
import { useShell } from '../lib/use-shell.ts';
import { Brand } from './brand.tsx';
import { ContactSupport } from './contact-support.tsx';
import styles from './footer.module.css';
import { LanguageButton } from './language-button.tsx';
import { TextButton } from './text-button.tsx';

const product = [
  ['apps', '/apps'],
  ['pricing', '/pricing#seat-based-model'],
  ['documentation', '/docs'],
  ['blog', '/blog'],
] as const;
/** Login and signup pages have no header, so their footer has the links. */
const atTheDoor = [
  ['ministryTools', '/ministry-tools'],
  ['communityOutreach', '/community-outreach'],
] as const;
const smallPrint = [
  ['privacy', '/privacy-policy'],
  ['terms', '/terms'],
  ['cookies', '/cookie-policy'],
] as const;

/** Footer of every public page. */
export function Footer() {
  const [path] = useLocation();
  const { lang, words } = useShell();
  const isTranslated = useIsPageTranslated();
  const { links, footer } = words;
  const atDoor = path === '/login' || path === '/signup';
  return (
    <footer className={styles.footer} lang={lang}>
      <div>
        <div>
          <Brand />
          <p className={`small muted ${styles.tagline}`}>{footer.tagline}</p>
        </div>
        <nav aria-labelledby="footer-product">
          <p id="footer-product" className="rubric">
            {footer.product}
          </p>
          <Links of={atDoor ? [...product, ...atTheDoor] : product} names={links} />
        </nav>
        <nav aria-labelledby="footer-help">
          <p id="footer-help" className="rubric">
            {footer.help}
          </p>
          <Link href="/help">{links.helpCenter}</Link>
          <ContactSupport plain>{links.contact}</ContactSupport>
          <Link href="/about">{links.about}</Link>
        </nav>
        <nav aria-labelledby="footer-small-print">
          <p id="footer-small-print" className="rubric">
            {footer.legal}
          </p>
          <Links of={smallPrint} names={links} />
          <TextButton plain onClick={openCookiePreferences}>
            {links.cookieChoice}
          </TextButton>
        </nav>
        <p className={`small ${styles.language}`}>
          <LanguageButton />
          {!isTranslated && footer.untranslated && <span className="muted">{footer.untranslated}</span>}
        </p>
        <p className={`small muted ${styles.last}`}>{footer.last}</p>
      </div>
    </footer>
  );
}

type Links = ShellTexts['links'];

const Links = ({ of, names }: { of: readonly (readonly [name: keyof Links, href: string])[]; names: Links }) =>
  of.map(([name, href]) => (
    <Link key={href} href={href}>
      {names[name]}
    </Link>
  ));
