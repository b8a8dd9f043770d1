import { useState } from 'react';
import type { AuthTexts } from '../../content/en/auth.ts';
import { api, read } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FormStatus } from '../../ui/form-status.tsx';
import { useAuthTexts } from './auth-texts.ts';

/** Shown after a correct password when the email is not verified. */
export function VerificationPanel({ email }: { email: string }) {
  const { verification } = useAuthTexts().words;
  return (
    <Callout tone="caution" title={verification.title}>
      <p>{verification.about(email)}</p>
      <p>{verification.look}</p>
      <ResendVerification email={email} sent={verification.sent} />
    </Callout>
  );
}

/** Button that resends the verification email, with its result. `sent` differs by page. */
export function ResendVerification({ email, sent }: { email: string; sent: string }) {
  const { words } = useAuthTexts();
  const { verification } = words;
  const [done, setDone] = useState(false);
  const { send, busy, error, setError } = useSubmit((address: string) =>
    read(api.auth['resend-verification'].$post({ json: { email: address } })),
  );
  const press = async () => {
    setDone(false);
    if (!email.trim()) setError(new ApiError(0, { message: 'Please enter your email address', code: 'invalid_input' }));
    else if (await send(email)) setDone(true);
  };
  return (
    <>
      <p>
        <Button size="slim" busy={busy} onClick={press}>
          {busy ? words.sending : verification.resend}
        </Button>
      </p>
      <div role="status">{done && <FormStatus tone="fine">{sent}</FormStatus>}</div>
      <div role="alert">{error && <FormStatus tone="problem">{messageOf(error, words)}</FormStatus>}</div>
    </>
  );
}

function messageOf(error: ApiError, { refused, verification }: AuthTexts): string {
  return error.code === 'network' ? verification.network : refused(error, verification.failed);
}
