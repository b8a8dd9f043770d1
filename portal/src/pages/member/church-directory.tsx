import { useDirectory } from '../../lib/use-directory.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import styles from './member.module.css';
import { useMemberTexts } from './member-texts.ts';
import { SettingsSection } from './settings-section.tsx';

/** People of the church who show something of themselves. */
export function ChurchDirectory() {
  const { words } = useMemberTexts();
  const { people: texts, roles } = words;
  const { people, error, retry } = useDirectory();
  return (
    <SettingsSection title={texts.title} help={texts.help}>
      <AsyncState
        name={texts.name}
        failed={texts.failed}
        words={words.states}
        data={people}
        error={error && { ...error, message: words.refused(error) }}
        retry={retry}
        empty={{
          when: (rows) => rows.length === 0,
          show: <p className="muted">{texts.none}</p>,
        }}
      >
        {(rows) => (
          <ul className={styles.sessions}>
            {rows.map(({ id, name, role, email, phoneNumber }) => (
              <li key={id}>
                <span>
                  {name}
                  {role !== 'Standard User' && <small>{roles[role]}</small>}
                  {email && (
                    <small>
                      <a href={`mailto:${email}`}>{email}</a>
                    </small>
                  )}
                  {phoneNumber && (
                    <small className="fig">
                      <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>{phoneNumber}</a>
                    </small>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </AsyncState>
    </SettingsSection>
  );
}
