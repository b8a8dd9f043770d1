import { LampMark } from './brand.tsx';
import styles from './loading-screen.module.css';

/** While a page's code or its person is on the way. */
export function LoadingScreen({ name }: { name: string }) {
  return (
    <main id="main" className={styles.screen} aria-busy="true" tabIndex={-1}>
      <LampMark kindling />
      <h1>Loading {name}...</h1>
      <p className="small muted" role="status">
        Optimizing for best performance
      </p>
    </main>
  );
}
