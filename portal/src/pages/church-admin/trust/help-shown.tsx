import type { ChurchTrust } from '@lampstand/server/contracts';
import { figures } from '../../../lib/figures.ts';
import { useAdmin } from '../admin-context.ts';
import styles from './trust.module.css';

/** How often crisis help was shown, and why only a number is kept. */
export function HelpShown({ trust: { totals, keep } }: { trust: ChurchTrust }) {
  const { words, lang } = useAdmin();
  const { help, helpText } = words.trust;
  if (keep === 'nothing') return null;
  const times = figures(totals.crisis, lang);
  return (
    <section aria-labelledby="help-shown" className={styles.help}>
      <p className={styles.large} aria-hidden="true">
        {times}
      </p>
      <div>
        <h3 id="help-shown">{help(totals.crisis)}</h3>
        <p className="hidden">{times}</p>
        <p>{helpText}</p>
      </div>
    </section>
  );
}
