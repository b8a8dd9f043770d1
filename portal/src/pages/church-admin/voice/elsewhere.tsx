import { Link } from 'wouter';
import { useAdmin } from '../admin-context.ts';
import { useTabUrl } from '../use-tab-url.ts';
import { Group } from './group.tsx';
import styles from './voice.module.css';

/** Links to settings of the apps in other tabs. */
export function Elsewhere() {
  const { elsewhere: said } = useAdmin().words.voice;
  const addressOf = useTabUrl();
  return (
    <Group title={said.title} about={said.about}>
      <ul className={styles.elsewhere}>
        <li>
          <Link href={addressOf('website', 'sites')}>{said.switches}</Link>
        </li>
        <li>
          <Link href={addressOf('website', 'appearance')}>{said.look}</Link>
        </li>
        <li>
          <Link href={addressOf('trust')}>{said.counts}</Link>
        </li>
      </ul>
    </Group>
  );
}
