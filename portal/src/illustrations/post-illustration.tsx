import { LazyImage } from '../ui/lazy-image.tsx';
import styles from './post-illustration.module.css';

/** An article's picture, or a placeholder. Decorative: the title is beside it. */
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
