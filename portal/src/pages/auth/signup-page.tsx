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
      <h2>Three steps</h2>
      <ol>
        <li>
          <span>Tell us who you are.</span>
        </li>
        <li>
          <span>Open our email and click the button.</span>
        </li>
        <li>
          <span>Choose an app, copy its code and paste it into your website.</span>
        </li>
      </ol>
    </>
  );
}

function Welcome() {
  return (
    <>
      <h2>You’re invited</h2>
      <p>When you accept the invitation, you’re a member right away.</p>
    </>
  );
}
