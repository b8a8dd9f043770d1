import { api, read } from '../../lib/api.ts';
import { lastSeen } from '../../lib/dates.ts';
import { useSessions } from '../../lib/use-profile.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import styles from './member.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Where this account is signed in; any place can be shut from here. */
export function SessionList() {
  const { sessions, error, retry } = useSessions();
  const end = async (id: string) => {
    await read(api.auth.sessions[':id'].$delete({ param: { id } }));
    retry();
  };
  const endOthers = async () => {
    await read(api.auth.sessions.$delete());
    retry();
  };
  return (
    <SettingsSection title="Where you are logged in">
      <Loaded name="list" data={sessions} error={error} retry={retry}>
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
                    <Button look="quiet" size="slim" onClick={() => end(id)} aria-label={`Log out ${device}`}>
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
      </Loaded>
    </SettingsSection>
  );
}
