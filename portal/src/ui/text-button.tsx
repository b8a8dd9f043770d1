import styles from './text-button.module.css';

interface Props {
  onClick: () => void;
  /** In a list of links: underlined only on hover. */
  plain?: boolean;
  /** Language of the text, if it is not the page's. */
  lang?: string;
  children: string;
}

/** A button that looks like a link. */
export function TextButton({ onClick, plain, lang, children }: Props) {
  return (
    <button
      type="button"
      lang={lang}
      className={plain ? `${styles.text} ${styles.plain}` : styles.text}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
