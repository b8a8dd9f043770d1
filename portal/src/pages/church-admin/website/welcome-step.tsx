import { WebsiteIllustration } from '../../../illustrations/website-illustration.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './wizard.module.css';

/** What the church needs. */
export function WelcomeStep() {
  const { lead, need, things, time } = useAdmin().words.welcome;
  return (
    <div className={styles.welcome}>
      <div className={styles.stack}>
        <p className={styles.lead}>{lead}</p>
        <p>{need}</p>
        <ol className={styles.todo}>
          {things.map((thing) => (
            <li key={thing}>
              <span>{thing}</span>
            </li>
          ))}
        </ol>
        <p className="muted">{time}</p>
      </div>
      <WebsiteIllustration className={styles.art} />
    </div>
  );
}
