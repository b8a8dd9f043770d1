import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { SplitLayout } from '../../ui/split-layout.tsx';
import { CheckEmail } from './check-email.tsx';
import { HelpBlock } from './help-block.tsx';
import { SignupForm, type SignupHints } from './signup-form.tsx';

export function SignupPage() {
  const [search] = useSearchParams();
  const hints: SignupHints = { invite: search.get('invite'), promo: search.get('promo') };
  const [sent, setSent] = useState<{ email: string; extensionDays?: number }>();
  usePageTitle({ title: hints.invite ? 'Join Church' : 'Sign Up', noindex: true });
  return (
    <SplitLayout words={hints.invite ? <Welcome /> : <Steps />} foot={<HelpBlock />}>
      {sent ? <CheckEmail {...sent} /> : <SignupForm hints={hints} onSent={setSent} />}
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
      <p>After you join, an administrator approves you.</p>
    </>
  );
}
