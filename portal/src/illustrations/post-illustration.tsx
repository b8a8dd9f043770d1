import { LazyImage } from '../ui/lazy-image.tsx';
import styles from './post-illustration.module.css';

/** The drawing of an article, or the place for one. Beside the title, which says it in words. */
export function PostIllustration({ src, early = false }: { src: string | null; early?: boolean }) {
  if (!src) {
    return (
      <p className={styles.place} aria-hidden="true">
        Article Image
      </p>
    );
  }
  return <LazyImage className={styles.art} src={src} alt="" width={132} height={96} priority={early} />;
}
