import styles from './page-illustration.module.css';

/** Decorative drawing of the help page: a welcome desk with a bell and a lamp. */
export function HelpIllustration() {
  return (
    <svg className={styles.drawing} viewBox="0 0 190 112" aria-hidden="true">
      <path d="M4 108h182M22 66h146M34 66v42M156 66v42M34 82h122" />
      <path d="M64 66c0-12 8-20 20-20s20 8 20 20M84 46v-6M79 40h10M60 66h48" />
      <path d="M132 66h-14M125 66V44M115 44h20" />
      <path d="M34 66l6-18h10l6 18M41 54h8M39 60h12" />
      <path
        className={styles.lit}
        d="M125.300 14c3.400 3.600 5.900 7 5.900 11a6.200 6.200 0 0 1-12.400 0c0-2.500 1.100-4.400 2.600-6.100.5 1.600 1.300 2.500 2.400 3-.3-2.700.2-5.500 1.500-7.900z"
      />
      <path d="M116 34h18c-1 4.500-4.500 7-9 7s-8-2.500-9-7z" />
    </svg>
  );
}
