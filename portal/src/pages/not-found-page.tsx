import { Art } from '../ui/art.tsx';
import { Brand } from '../ui/brand.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { SkipLinks } from '../ui/skip-links.tsx';
import styles from './plain-page.module.css';

export function NotFoundPage() {
  usePageTitle({ title: 'Page Not Found', noindex: true });
  return (
    <>
      <SkipLinks navigation={false} />
      <main id="main" className={styles.plain} tabIndex={-1}>
        <Brand />
        <Art name="door" />
        <h1>Page Not Found</h1>
        <p>The page you're looking for doesn't exist.</p>
        <p>
          <ButtonLink look="main" href="/">
            Go Home
          </ButtonLink>
        </p>
      </main>
    </>
  );
}
