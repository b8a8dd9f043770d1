import { LampMark } from '../../ui/brand.tsx';
import styles from './auth.module.css';

/** True when the login page was opened by the volunteer app (referrer or `fromAuth=true`). */
export function isVolunteerFrame(page: Pick<Window, 'self' | 'top' | 'location' | 'document'>): boolean {
  if (page.self === page.top) return false;
  const asked = new URLSearchParams(page.location.search).get('fromAuth') === 'true';
  return asked || /volunteer/i.test(page.document.referrer);
}

export function VolunteerNotice() {
  return (
    <main id="main" className={styles.waiting}>
      <LampMark kindling />
      <h1>Loading Volunteer Authentication</h1>
      <p className="muted" role="status">
        One moment. You’ll continue in the volunteer app.
      </p>
    </main>
  );
}
