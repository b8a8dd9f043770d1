import { usePageTitle } from '../../lib/use-page-title.ts';
import { Spread } from '../../ui/spread.tsx';
import { HelpBlock } from './help-block.tsx';
import { LampVerse } from './lamp-verse.tsx';
import { LoginForm } from './login-form.tsx';
import { isVolunteerFrame, VolunteerNotice } from './volunteer-notice.tsx';

export function LoginPage() {
  usePageTitle({ title: 'Login', noindex: true });
  if (isVolunteerFrame(window)) return <VolunteerNotice />;
  return (
    <Spread
      words={
        <>
          <h2>Welcome back. We left it on.</h2>
          <LampVerse />
        </>
      }
      foot={<HelpBlock />}
    >
      <LoginForm />
    </Spread>
  );
}
