import styles from './skip-links.module.css';

/** Links at the start of the tab order to the content and the navigation. */
export function SkipLinks({ navigation = true }: { navigation?: boolean }) {
  return (
    <div className={styles.skip}>
      <a href="#main">Skip to main content</a>
      {navigation && <a href="#navigation">Skip to navigation</a>}
      <a href="#cookie-question" className={styles.cookies}>
        Skip to the question about cookies
      </a>
    </div>
  );
}
