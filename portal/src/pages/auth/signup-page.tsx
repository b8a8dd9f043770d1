import type { Invite } from '@lampstand/server/contracts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useInvite } from '../../lib/use-invite.ts';
import { SplitLayout } from '../../ui/split-layout.tsx';
import { useAuthPage, useAuthTexts } from './auth-texts.ts';
import { CheckEmail } from './check-email.tsx';
import { HelpBlock } from './help-block.tsx';
import { SignedInNotice } from './signed-in-notice.tsx';
import { SignupForm, type SignupHints } from './signup-form.tsx';
import { types } from './signup-options.ts';

export function SignupPage() {
  const [search] = useSearchParams();
  const hints: SignupHints = {
    invite: search.get('invite')?.trim() || null,
    promo: search.get('promo')?.toUpperCase() ?? null,
    userType: types.find((type) => type === search.get('userType')),
  };
  const { invite, error } = useInvite(hints.invite);
  const [sent, setSent] = useState<{ email: string; extensionDays?: number }>();
  useAuthPage(({ signUp, join }) => (hints.invite ? join.joinChurch : signUp.page));
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
  const { steps, step, later } = useAuthTexts().words.signUp;
  return (
    <>
      <h2>{steps}</h2>
      <ol>
        {step.map((text) => (
          <li key={text}>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p>{later}</p>
    </>
  );
}

function Welcome({ invite }: { invite: Invite | undefined }) {
  const { join } = useAuthTexts().words;
  return (
    <>
      <h2>{join.invited(invite?.churchName)}</h2>
      {invite && <p>{invite.email ? join.atOnce : join.waits}</p>}
    </>
  );
}
