import { SplitLayout } from '../../ui/split-layout.tsx';
import { useAuthPage } from './auth-texts.ts';
import { HelpBlock } from './help-block.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginVerse } from './login-verse.tsx';
import { SignedInNotice } from './signed-in-notice.tsx';
import { isVolunteerFrame, VolunteerNotice } from './volunteer-notice.tsx';

export function LoginPage() {
  const { login } = useAuthPage((words) => words.login.page).words;
  if (isVolunteerFrame(window)) return <VolunteerNotice />;
  return (
    <SplitLayout
      words={
        <>
          <h2>{login.welcome}</h2>
          <LoginVerse />
        </>
      }
      foot={<HelpBlock />}
    >
      <SignedInNotice />
      <LoginForm />
    </SplitLayout>
  );
}
