import type { SubscribedApp } from '@lampstand/server/contracts';
import { SelectField } from '../../../ui/select.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './app-code.module.css';

interface Props {
  apps: readonly SubscribedApp[];
  app: string | undefined;
  onApp: (app: string) => void;
}

/** Choice among the apps of the church's plan. */
export function AppSelect({ apps, app, onApp }: Props) {
  const { codes } = useAdmin().words;
  return (
    <div className={styles.choose}>
      <SelectField
        label={codes.app}
        value={app}
        onChange={(event) => onApp(event.target.value)}
        options={apps.map(({ appId, appName, category, off }) => ({
          value: appId,
          label: `${appName}, ${category}${off ? codes.off : ''}`,
        }))}
      />
    </div>
  );
}
