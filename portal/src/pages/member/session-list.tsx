import { api, read } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { lastSeen } from '../../lib/dates.ts';
import { useSessions } from '../../lib/use-profile.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './member.module.css';
import { useMemberTexts } from './member-texts.ts';
import { SettingsSection } from './settings-section.tsx';

/** The account's sessions, each with a button that ends it. */
export function SessionList() {
  const { lang, words } = useMemberTexts();
  const texts = words.sessions;
  const { sessions, error, retry } = useSessions();
  const seen = (time: number | null) => lastSeen(time, Date.now(), lang);
  const shut = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (problem) {
      const text = problem instanceof ApiError ? words.refused(problem) : undefined;
      showToast({ tone: 'urgent', title: words.error, text, lang: words.toast });
    }
    retry();
  };
  const end = (id: string) => shut(read(api.auth.sessions[':id'].$delete({ param: { id } })));
  const endOthers = () => shut(read(api.auth.sessions.$delete()));
  return (
    <SettingsSection title={texts.title}>
      <AsyncState
        name={texts.name}
        failed={texts.failed}
        words={words.states}
        data={sessions}
        error={error && { ...error, message: words.refused(error) }}
        retry={retry}
      >
        {(rows) => (
          <>
            <ul className={styles.sessions}>
              {rows.map(({ id, device, lastSeenAt, current }) => (
                <li key={id}>
                  <span>
                    <span lang="en">{device}</span>
                    <small className="fig">{current ? texts.here : texts.seen(seen(lastSeenAt))}</small>
                  </span>
                  {!current && (
                    <Button
                      look="quiet"
                      size="slim"
                      onClick={() => end(id)}
                      aria-label={texts.endOf(device, seen(lastSeenAt))}
                    >
                      {texts.end}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {rows.length > 1 && (
              <p>
                <Button size="slim" onClick={endOthers}>
                  {texts.endOthers}
                </Button>
              </p>
            )}
          </>
        )}
      </AsyncState>
    </SettingsSection>
  );
}
