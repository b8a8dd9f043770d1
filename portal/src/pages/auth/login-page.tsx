import { usePageTitle } from '../../lib/use-page-title.ts';
import { SplitLayout } from '../../ui/split-layout.tsx';
import { HelpBlock } from './help-block.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginVerse } from './login-verse.tsx';
import { SignedInNotice } from './signed-in-notice.tsx';
import { isVolunteerFrame, VolunteerNotice } from './volunteer-notice.tsx';

export function LoginPage() {
  usePageTitle({ title: 'Login', noindex: true });
  if (isVolunteerFrame(window)) return <VolunteerNotice />;
  return (
    <SplitLayout
      words={
        <>
          <h2>Welcome back. We left it on.</h2>
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
