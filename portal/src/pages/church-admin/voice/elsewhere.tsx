import { Link } from 'wouter';
import { Group } from './group.tsx';
import styles from './voice.module.css';

/** What also shapes the apps and is set in another room. */
export function Elsewhere({ church }: { church?: string }) {
  const of = church ? `&church=${encodeURIComponent(church)}` : '';
  return (
    <Group title="Set in other rooms" about="These belong to the same care, and each has its own place.">
      <ul className={styles.elsewhere}>
        <li>
          <Link href={`/church-admin?tab=website&part=sites${of}`}>Which apps are on</Link>
        </li>
        <li>
          <Link href={`/church-admin?tab=website&part=appearance${of}`}>How they look, and their language</Link>
        </li>
        <li>
          <Link href={`/church-admin?tab=trust${of}`}>How long numbers of use are kept</Link>
        </li>
      </ul>
    </Group>
  );
}
