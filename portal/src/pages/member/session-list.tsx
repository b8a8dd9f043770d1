import { api, read } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { lastSeen } from '../../lib/dates.ts';
import { useSessions } from '../../lib/use-profile.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './member.module.css';
import { SettingsSection } from './settings-section.tsx';

/** The account's sessions, each with a button that ends it. */
export function SessionList() {
  const { sessions, error, retry } = useSessions();
  const shut = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (problem) {
      const text = problem instanceof ApiError ? problem.message : undefined;
      showToast({ tone: 'urgent', title: 'Error', text });
    }
    retry();
  };
  const end = (id: string) => shut(read(api.auth.sessions[':id'].$delete({ param: { id } })));
  const endOthers = () => shut(read(api.auth.sessions.$delete()));
  return (
    <SettingsSection title="Where you’re logged in">
      <AsyncState name="list" data={sessions} error={error} retry={retry}>
        {(rows) => (
          <>
            <ul className={styles.sessions}>
              {rows.map(({ id, device, lastSeenAt, current }) => (
                <li key={id}>
                  <span>
                    {device}
                    <small className="fig">{current ? 'This device' : `Last seen ${lastSeen(lastSeenAt)}`}</small>
                  </span>
                  {!current && (
                    <Button
                      look="quiet"
                      size="slim"
                      onClick={() => end(id)}
                      aria-label={`Log out ${device}, last seen ${lastSeen(lastSeenAt)}`}
                    >
                      Log out
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {rows.length > 1 && (
              <p>
                <Button size="slim" onClick={endOthers}>
                  Log out everywhere else
                </Button>
              </p>
            )}
          </>
        )}
      </AsyncState>
    </SettingsSection>
  );
}
