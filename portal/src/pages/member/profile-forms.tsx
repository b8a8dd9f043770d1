import { useProfile } from '../../lib/use-profile.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { AboutForm } from './about-form.tsx';
import { CancelAccount } from './cancel-account.tsx';
import { NotificationsForm, PrivacyForm } from './choice-forms.tsx';
import { ChurchDirectory } from './church-directory.tsx';
import styles from './member.module.css';
import { useMemberTexts } from './member-texts.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** The people of the church for an approved member (`inChurch`), and the profile's settings. */
export function ProfileForms({ inChurch }: { inChurch: boolean }) {
  const { words } = useMemberTexts();
  const { profile, error, retry, save } = useProfile(words);
  return (
    <AsyncState
      {...words.profile}
      words={words.states}
      data={profile}
      error={error && { ...error, message: words.refused(error) }}
      retry={retry}
    >
      {(loaded) => (
        <div className={styles.forms}>
          {inChurch && <ChurchDirectory />}
          <AboutForm profile={loaded} save={save} />
          <NotificationsForm profile={loaded} save={save} />
          <PrivacyForm profile={loaded} save={save} />
          <PasswordForm save={save} />
          <SessionList />
          <CancelAccount />
        </div>
      )}
    </AsyncState>
  );
}
