import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { SplitLayout } from '../../ui/split-layout.tsx';
import { CheckEmail } from './check-email.tsx';
import { HelpBlock } from './help-block.tsx';
import { SignedInNotice } from './signed-in-notice.tsx';
import { SignupForm, type SignupHints } from './signup-form.tsx';

export function SignupPage() {
  const [search] = useSearchParams();
  const hints: SignupHints = {
    invite: search.get('invite')?.trim() || null,
    promo: search.get('promo'),
    joining: search.get('userType') === 'join-church',
  };
  const [sent, setSent] = useState<{ email: string; extensionDays?: number }>();
  usePageTitle({ title: hints.invite ? 'Join Church' : 'Sign Up', noindex: true });
  return (
    <SplitLayout words={hints.invite ? <Welcome /> : <Steps />} foot={<HelpBlock />}>
      {sent ? (
        <CheckEmail {...sent} />
      ) : (
        <>
          <SignedInNotice invite={hints.invite} />
          <SignupForm hints={hints} onSent={setSent} />
        </>
      )}
    </SplitLayout>
  );
}

function Steps() {
  return (
    <>
      <h2>Three things, and the light is on</h2>
      <ol>
        <li>
          <span>Tell us who you are, here.</span>
        </li>
        <li>
          <span>Open the email we send and press the button in it.</span>
        </li>
        <li>
          <span>Choose an app, copy one line, paste it into your church’s website.</span>
        </li>
      </ol>
    </>
  );
}

function Welcome() {
  return (
    <>
      <h2>Somebody kept a place for you</h2>
      <p>Your invitation came from your church. When you accept it, you’re a member right away.</p>
    </>
  );
}
