import styles from './skip-links.module.css';

/** First stop of the keyboard on every page. */
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
