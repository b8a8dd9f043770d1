import { quoted } from '@lampstand/sdk/app';
import { useSite } from '../../lib/use-site.ts';
import styles from './auth.module.css';

/** Bible verse on the login page; the product's tagline when no Bible is imported. */
export function LoginVerse() {
  const site = useSite();
  if (site && !site.verse) return <p>For the people who keep the list, the door and the website.</p>;
  return (
    <figure className={styles.verse} aria-busy={!site}>
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
