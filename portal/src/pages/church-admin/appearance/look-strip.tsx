import type { EmbedSettings } from '@lampstand/server/contracts';
import { useAdmin } from '../admin-context.ts';
import { accentReport } from './accent-report.ts';
import styles from './look-strip.module.css';

/** Lampstand's own color, used without one of the church. */
const OURS = '#2b4a5e';

/** On a phone, above the settings and always in view: a button and a link in the chosen color. */
export function LookStrip({ look }: { look: EmbedSettings }) {
  const { appearance: texts } = useAdmin().words.sections;
  const { day, night } = accentReport(look.accent ?? OURS);
  const colors = look.theme === 'dark' ? night : day;
  return (
    <p className={styles.strip} data-theme={look.theme === 'dark' ? 'dark' : 'light'}>
      <span
        aria-hidden="true"
        className={styles.button}
        data-radius={look.radius}
        style={{ background: colors.fill, color: colors.words }}
      >
        {texts.sampleButton}
      </span>
      <span aria-hidden="true" className={styles.link} style={{ color: colors.edge }}>
        {texts.sampleLink}
      </span>
      <a href="#preview">{texts.toPreview}</a>
    </p>
  );
}
