import type { ListedApp } from '../../lib/use-apps.ts';
import { AppIcon } from '../../ui/app-icon.tsx';
import { LampMark } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './launcher.module.css';
import { useLaunch } from './use-launch.ts';

interface Props {
  /** Undefined until the catalogue has loaded. */
  app: ListedApp | undefined;
  /** What is opened, as the page's title says it. */
  title: string;
  onOpen: () => void;
}

/** A short wait in front of an app, which starts behind it. */
export function Launcher({ app, title, onOpen }: Props) {
  const progress = useLaunch(onOpen);
  return (
    <main id="main" className={styles.launch} tabIndex={-1}>
      <div>
        {app ? <AppIcon app={{ ...app, available: true }} large /> : <LampMark kindling />}
        <h1>{title}</h1>
        <p className={styles.saying}>{app?.saying}</p>
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress)}
        >
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={progress} height="1" />
          </svg>
        </div>
        <Button look="quiet">Open it now</Button>
      </div>
    </main>
  );
}
