import styles from './text-button.module.css';

interface Props {
  onClick: () => void;
  /** In a list of links: underlined only on hover. */
  plain?: boolean;
  children: string;
}

/** A button that looks like a link. */
export function TextButton({ onClick, plain, children }: Props) {
  return (
    <button type="button" className={plain ? `${styles.text} ${styles.plain}` : styles.text} onClick={onClick}>
      {children}
    </button>
  );
}
