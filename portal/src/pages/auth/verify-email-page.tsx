import { useState } from 'react';
import { api, read } from '../../lib/api.ts';
import { useSignIn } from '../../lib/use-person.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { SplitLayout } from '../../ui/split-layout.tsx';
import styles from './auth.module.css';
import { useAuthPage } from './auth-texts.ts';
import { takeToken } from './token-from-address.ts';

/**
 * Page of the verification email's link. Opening it changes nothing, because mail scanners open links too. The button
 * verifies and logs in.
 */
export function VerifyEmailPage() {
  const { words } = useAuthPage(({ verify }) => verify.page);
  const texts = words.verify;
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
    <SplitLayout words={<h2>{texts.words}</h2>}>
      <section className={styles.form}>
        <h1>{done ? texts.doneTitle : texts.title}</h1>
        {error && (
          <Callout tone="urgent">
            <p>{words.refused(error)}</p>
          </Callout>
        )}
        {done && <p role="status">{texts.done}</p>}
        {!done && token && (
          <>
            <p>{texts.about}</p>
            <Button look="main" size="big" busy={busy} onClick={verify}>
              {busy ? texts.sending : texts.send}
            </Button>
          </>
        )}
        {!token && <p>{texts.broken}</p>}
        {(done || error || !token) && (
          <p>
            <ButtonLink look={done ? 'main' : 'plain'} href="/login">
              {done ? texts.login : words.toLogin}
            </ButtonLink>
          </p>
        )}
      </section>
    </SplitLayout>
  );
}
