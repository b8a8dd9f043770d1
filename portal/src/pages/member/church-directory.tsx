import { useDirectory } from '../../lib/use-directory.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import styles from './member.module.css';
import { SettingsSection } from './settings-section.tsx';

/** People of the church who show something of themselves. */
export function ChurchDirectory() {
  const { people, error, retry } = useDirectory();
  return (
    <SettingsSection title="People in your church" help="You see people who chose to be seen, and what they show.">
      <AsyncState
        name="people"
        data={people}
        error={error}
        retry={retry}
        empty={{
          when: (rows) => rows.length === 0,
          show: <p className="muted">No one shows anything yet. Choose what you show under Privacy.</p>,
        }}
      >
        {(rows) => (
          <ul className={styles.sessions}>
            {rows.map(({ id, name, role, email, phoneNumber }) => (
              <li key={id}>
                <span>
                  {name}
                  {role !== 'Standard User' && <small>{role}</small>}
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
