import { quoted } from '@lampstand/sdk/app';
import { useSite } from '../../lib/use-site.ts';
import styles from './auth.module.css';
import { useAuthTexts } from './auth-texts.ts';

/** Bible verse on the login page; the product's tagline when no Bible is imported. */
export function LoginVerse() {
  const { login } = useAuthTexts().words;
  const site = useSite();
  if (site && !site.verse) return <p>{login.noVerse}</p>;
  return (
    <figure className={styles.verse} aria-busy={!site} lang="en">
      {site?.verse && (
        <>
          <blockquote>
            <p>{quoted(site.verse.text)}</p>
          </blockquote>
          <figcaption>
            {site.verse.reference}, {site.verse.translation}
          </figcaption>
        </>
      )}
    </figure>
  );
}
