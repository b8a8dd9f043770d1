import type { ChurchTrust } from '@lampstand/server/contracts';
import styles from './trust.module.css';

/** How often somebody was shown where to find help, and why it is a number and nothing else. */
export function HelpShown({ trust: { totals, keep } }: { trust: ChurchTrust }) {
  if (keep === 'nothing') return null;
  const { crisis } = totals;
  return (
    <section aria-labelledby="help-shown" className={styles.help}>
      <p className={styles.large} aria-hidden="true">
        {crisis.toLocaleString('en-US')}
      </p>
      <div>
        <h3 id="help-shown">Times somebody was shown where to find help now</h3>
        <p className="hidden">{crisis}</p>
        <p>
          When what a person writes sounds as if they are in danger, telephone numbers come first, and your care contact
          beside them. This is a number and nothing else, on purpose: people write down their worst hour only where
          nobody looks on. Nobody can find out who it was, and neither can we.
        </p>
      </div>
    </section>
  );
}
