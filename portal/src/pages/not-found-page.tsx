import { EmptyIllustration } from '../illustrations/empty-illustration.tsx';
import { usePageTexts } from '../lib/own-language.ts';
import { useShell } from '../lib/use-shell.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PublicPage } from '../ui/public-page.tsx';
import styles from './plain-page.module.css';

export function NotFoundPage() {
  const { title, text, home } = usePageTexts(useShell).words.lost;
  return (
    <PublicPage title={title} noindex>
      <div className={styles.plain}>
        <EmptyIllustration name="street" />
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <ButtonLink look="main" href="/">
            {home}
          </ButtonLink>
        </p>
      </div>
    </PublicPage>
  );
}
