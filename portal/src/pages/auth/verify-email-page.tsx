import { useState } from 'react';
import { api, read } from '../../lib/api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSignIn } from '../../lib/use-person.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { SplitLayout } from '../../ui/split-layout.tsx';
import styles from './auth.module.css';
import { takeToken } from './token-from-address.ts';

/**
 * Page of the verification email's link. Opening it changes nothing, because mail scanners open links too. The button
 * verifies and logs in.
 */
export function VerifyEmailPage() {
  usePageTitle({ title: 'Verify your email', noindex: true });
  const [token] = useState(() => takeToken('token'));
  const [done, setDone] = useState(false);
  const signIn = useSignIn();
  const { send, busy, error } = useSubmit((value: string) =>
    read(api.auth['verify-email'].$post({ json: { token: value } })),
  );
  const verify = async () => {
    const answer = token ? await send(token) : undefined;
    if (answer?.sessionId && answer.next) signIn({ sessionId: answer.sessionId, next: answer.next });
    else if (answer) setDone(true);
  };
  return (
    <SplitLayout words={<h2>One click and you’re in.</h2>}>
      <section className={styles.form}>
        <h1>{done ? 'Your email is verified' : 'Verify your email'}</h1>
        {error && (
          <Callout tone="urgent">
            <p>{error.message}</p>
          </Callout>
        )}
        {done && <p role="status">Thank you. You can log in now.</p>}
        {!done && token && (
          <>
            <p>Confirm your email, and we’ll log you in.</p>
            <Button look="main" size="big" busy={busy} onClick={verify}>
              {busy ? 'Verifying…' : 'Verify my email'}
            </Button>
          </>
        )}
        {!token && (
          <p>This link is incomplete. Open it from the email again, or request a new one on the login page.</p>
        )}
        {(done || error || !token) && (
          <p>
            <ButtonLink look={done ? 'main' : 'plain'} href="/login">
              {done ? 'Login' : 'Back to Login'}
            </ButtonLink>
          </p>
        )}
      </section>
    </SplitLayout>
  );
}
