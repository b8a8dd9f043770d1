import styles from './text-button.module.css';

interface Props {
  onClick: () => void;
  /** Among links of a list: underlined only under the pointer. */
  plain?: boolean;
  children: string;
}

/** Does something, and stands in a text or among links. */
export function TextButton({ onClick, plain, children }: Props) {
  return (
    <button type="button" className={plain ? `${styles.text} ${styles.plain}` : styles.text} onClick={onClick}>
      {children}
    </button>
  );
}
