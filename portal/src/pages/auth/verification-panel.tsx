import { useState } from 'react';
import { api, read } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FormStatus } from '../../ui/form-status.tsx';

/** Shown after a correct password when the email is not verified. */
export function VerificationPanel({ email }: { email: string }) {
  return (
    <Callout tone="caution" title="Email Verification Required">
      <p>Your account email {email} needs to be verified before you can log in.</p>
      <p>Please check your inbox for the verification email we sent when you signed up.</p>
      <ResendVerification email={email} sent="Verification email sent! Please check your inbox." />
    </Callout>
  );
}

/** Button that resends the verification email, with its result. `sent` differs by page. */
export function ResendVerification({ email, sent }: { email: string; sent: string }) {
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
          {busy ? 'Sending…' : 'Resend email'}
        </Button>
      </p>
      <div role="status">{done && <FormStatus tone="fine">{sent}</FormStatus>}</div>
      <div role="alert">{error && <FormStatus tone="problem">{messageOf(error)}</FormStatus>}</div>
    </>
  );
}

function messageOf(error: ApiError): string {
  return error.code === 'network'
    ? 'An error occurred. Please try again.'
    : error.messageOr('Failed to resend verification email');
}
