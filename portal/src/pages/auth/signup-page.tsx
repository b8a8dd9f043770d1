import { type Invite, userTypes } from '@lampstand/server/contracts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useInvite } from '../../lib/use-invite.ts';
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
    promo: search.get('promo')?.toUpperCase() ?? null,
    userType: userTypes.find((type) => type === search.get('userType')),
  };
  const { invite, error } = useInvite(hints.invite);
  const [sent, setSent] = useState<{ email: string; extensionDays?: number }>();
  usePageTitle({ title: hints.invite ? 'Join Church' : 'Sign Up', noindex: true });
  return (
    <SplitLayout words={hints.invite ? <Welcome invite={invite} /> : <Steps />} foot={<HelpBlock />}>
      {sent ? (
        <CheckEmail {...sent} />
      ) : (
        <>
          <SignedInNotice invite={hints.invite} />
          <SignupForm hints={hints} invite={invite} refused={error} onSent={setSent} />
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
          <span>Try every ready app inside Lampstand for thirty days.</span>
        </li>
      </ol>
      <p>The apps go live on your website when you choose a plan.</p>
    </>
  );
}

function Welcome({ invite }: { invite: Invite | undefined }) {
  return (
    <>
      <h2>{invite ? `${invite.churchName} invited you` : 'You’re invited'}</h2>
      {invite && (
        <p>
          {invite.email
            ? 'When you accept the invitation, you’re a member right away.'
            : 'Your church approves you after you sign up. You can use the apps until then.'}
        </p>
      )}
    </>
  );
}
