import type { SeenPage, SubscribedApp } from '@lampstand/server/contracts';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import styles from './verify-step.module.css';

interface Props {
  pages: readonly SeenPage[] | undefined;
  error: { message: string } | undefined;
  retry: () => void;
  apps: readonly SubscribedApp[];
}

/** Where an app of the church was last opened. */
export function LastSeen({ pages, error, retry, apps }: Props) {
  const { words, lang } = useAdmin();
  const { verify } = words;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={styles.seen} aria-labelledby="last-seen">
      <h3 id="last-seen">{verify.lastSeen}</h3>
      <Fetched
        name={verify.name}
        data={pages}
        error={error}
        failed={verify.failedPages}
        retry={retry}
        empty={{ when: (all) => all.length === 0, show: <p className="muted">{verify.never}</p> }}
      >
        {(all) => (
          <ul>
            {all.map(({ page, appId, lastSeenAt, failures }) => {
              const failed = failures.reduce((sum, { count }) => sum + count, 0);
              return (
                <li key={`${page} ${appId}`}>
                  <b>{page}</b>
                  <small>
                    {apps.find((app) => app.appId === appId)?.appName ?? appId},{' '}
                    <span className="fig">{date.format(lastSeenAt)}</span>;{' '}
                    {failed ? verify.failures(failed) : verify.healthy}
                  </small>
                </li>
              );
            })}
          </ul>
        )}
      </Fetched>
    </section>
  );
}
