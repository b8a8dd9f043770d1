import { Link, useLocation } from 'wouter';
import { openCookiePreferences } from '../lib/consent.ts';
import { Brand } from './brand.tsx';
import { ContactSupport } from './contact-support.tsx';
import styles from './footer.module.css';
import { TextButton } from './text-button.tsx';

const product = [
  ['Apps', '/apps'],
  ['Pricing', '/pricing#seat-based-model'],
  ['Documentation', '/docs'],
  ['Blog', '/blog'],
] as const;
/** Login and signup pages have no header, so their footer has the links. */
const atTheDoor = [
  ['Ministry Tools', '/ministry-tools'],
  ['Community Outreach', '/community-outreach'],
] as const;
const smallPrint = [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms'],
  ['Cookie Policy', '/cookie-policy'],
] as const;

/** Footer of every public page. */
export function Footer() {
  const [path] = useLocation();
  const atDoor = path === '/login' || path === '/signup';
  return (
    <footer className={styles.footer}>
      <div>
        <div>
          <Brand />
          <p className={`small muted ${styles.tagline}`}>Ministry apps for the website your church already has.</p>
        </div>
        <nav aria-labelledby="footer-product">
          <p id="footer-product" className="rubric">
            Product
          </p>
          <Links of={atDoor ? [...product, ...atTheDoor] : product} />
        </nav>
        <nav aria-labelledby="footer-help">
          <p id="footer-help" className="rubric">
            Help
          </p>
          <Link href="/help">Help Center</Link>
          <ContactSupport plain>Contact support</ContactSupport>
          <Link href="/about">About</Link>
        </nav>
        <nav aria-labelledby="footer-small-print">
          <p id="footer-small-print" className="rubric">
            Legal
          </p>
          <Links of={smallPrint} />
          <TextButton plain onClick={openCookiePreferences}>
            Cookie preferences
          </TextButton>
        </nav>
        <p className={`small muted ${styles.last}`}>
          Scripture quotations are from the World English Bible, in the public domain. Lampstand offers drafts and
          information. It doesn’t replace a pastor, a doctor, a lawyer or a friend.
        </p>
      </div>
    </footer>
  );
}

const Links = ({ of }: { of: readonly (readonly [name: string, href: string])[] }) =>
  of.map(([name, href]) => (
    <Link key={href} href={href}>
      {name}
    </Link>
  ));
