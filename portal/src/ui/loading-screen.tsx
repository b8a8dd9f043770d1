import { LampMark } from './brand.tsx';
import styles from './loading-screen.module.css';

/** While a page's code or its person is on the way. */
export function LoadingScreen({ name }: { name: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <LampMark kindling />
      <p role="status">Loading {name}...</p>
      <p className="small muted">Optimizing for best performance</p>
    </div>
  );
}
