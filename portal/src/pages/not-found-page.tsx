import { EmptyIllustration } from '../illustrations/empty-illustration.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PublicPage } from '../ui/public-page.tsx';
import styles from './plain-page.module.css';

export function NotFoundPage() {
  return (
    <PublicPage title="Page Not Found" noindex>
      <div className={styles.plain}>
        <EmptyIllustration name="street" />
        <h1>Page Not Found</h1>
        <p>The page you're looking for doesn't exist.</p>
        <p>
          <ButtonLink look="main" href="/">
            Go Home
          </ButtonLink>
        </p>
      </div>
    </PublicPage>
  );
}
