import styles from './app-icon.module.css';

/** An app's icon, with one part highlighted when the app is built. */
export function AppIcon({ app, large }: { app: { icon: string; iconLit: string; available: boolean }; large?: true }) {
  return (
    <svg className={large ? styles.large : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={app.icon} />
      <path className={app.available ? styles.lit : undefined} d={app.iconLit} />
    </svg>
  );
}
