import styles from './page-illustration.module.css';

/** Decorative drawing of the documentation index: binders, one highlighted. */
export function DocsIllustration() {
  return (
    <svg className={styles.drawing} viewBox="0 0 190 118" aria-hidden="true">
      <path d="M4 112h182M14 92h162M22 92v20M168 92v20" />
      <path d="M30 92V34h18v58M48 92V26h22v66M30 44h18M48 38h22M48 44h22M54 78h10" />
      <path className={styles.lit} d="M76 92V30h20v62z" />
      <path d="M81 42h10M81 48h10M86 82v.1" />
      <path d="M102 92V40h16v52M102 50h16M118 92l20-54 15 5.500-18 48.500M134.500 49l15 5.500" />
    </svg>
  );
}
