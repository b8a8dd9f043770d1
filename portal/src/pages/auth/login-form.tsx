import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { api, read } from '../../lib/api.ts';
import { formValues } from '../../lib/form-values.ts';
import { useFocusOnProblem } from '../../lib/use-focus-on-problem.ts';
import { useSessionRefusals, useSignIn } from '../../lib/use-person.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './auth.module.css';
import { useAuthTexts } from './auth-texts.ts';
import { VerificationPanel } from './verification-panel.tsx';

export function LoginForm() {
  const { words } = useAuthTexts();
  const { login } = words;
  const form = useRef<HTMLFormElement>(null);
  /** The address of the last attempt; the field can change afterwards. */
  const [sent, setSent] = useState('');
  const signIn = useSignIn();
  const refusals = useSessionRefusals();
  const from = useHistoryState<{ noSession?: boolean } | null>();
  const { send, busy, error } = useSubmit((json: { email: string; password: string }) =>
    read(api.auth.login.$post({ json })),
  );
  useFocusOnProblem(form, error);
  const [, navigate] = useLocation();
  const carryEmail = (event: MouseEvent) => {
    event.preventDefault();
    const field = form.current?.elements.namedItem('email');
    const email = field instanceof HTMLInputElement ? field.value : '';
    navigate('/forgot-password', { state: { email } });
  };
  const unverified = error && /verify your email/i.test(error.message);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event, 'email', 'password');
    setSent(values.email);
    const answer = await send(values);
    if (answer) signIn(answer);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <div>
        <h1>{login.title}</h1>
        <p className="muted">{login.about}</p>
      </div>
      {refusals > 0 && !error && (
        <Callout tone="caution">
          <p>{login.expired}</p>
        </Callout>
      )}
      {refusals === 0 && from?.noSession && !error && (
        <Callout tone="info">
          <p>{login.noSession}</p>
        </Callout>
      )}
      {unverified && <VerificationPanel email={sent} />}
      {error && !unverified && (
        <Callout tone="urgent">
          <p>{words.refused(error, login.failed)}</p>
        </Callout>
      )}
      <TextField label={words.email} name="email" type="email" autoComplete="username" required />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        required
        beside={
          <Link className="small" href="/forgot-password" onClick={carryEmail}>
            {login.forgot}
          </Link>
        }
      />
      <Button type="submit" look="main" size="big" busy={busy}>
        {busy ? login.sending : login.send}
      </Button>
      <p>
        {login.newHere} <Link href="/signup">{login.signUp}</Link>
      </p>
    </form>
  );
}
