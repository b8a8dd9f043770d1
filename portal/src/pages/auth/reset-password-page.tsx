import { type FormEvent, useRef, useState } from 'react';
import { api, read } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formValues } from '../../lib/form-values.ts';
import { useFocusOnProblem } from '../../lib/use-focus-on-problem.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FocusedHeading } from '../../ui/focused-heading.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SplitLayout } from '../../ui/split-layout.tsx';
import styles from './auth.module.css';
import { takeToken } from './token-from-address.ts';

export function ResetPasswordPage() {
  usePageTitle({ title: 'New password', noindex: true });
  const [token] = useState(() => takeToken('token'));
  const [done, setDone] = useState(false);
  const { send, busy, error, setError } = useSubmit((json: { token: string; password: string }) =>
    read(api.auth['reset-password'].$post({ json })),
  );
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, error);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { password, confirmPassword } = formValues(event, 'password', 'confirmPassword');
    const message =
      password !== confirmPassword
        ? 'Passwords do not match'
        : password.length < 6
          ? 'Password must be at least 6 characters'
          : undefined;
    if (message) return setError(new ApiError(400, { message, code: 'invalid_input' }));
    if (token && (await send({ token, password }))) setDone(true);
  };
  return (
    <SplitLayout words={<h2>A new key, and the old ones stop working.</h2>}>
      {done ? (
        <section className={styles.form}>
          <FocusedHeading>Password changed</FocusedHeading>
          <p role="status">You’ve been logged out everywhere. Log in with your new password.</p>
          <p>
            <ButtonLink look="main" href="/login">
              Login
            </ButtonLink>
          </p>
        </section>
      ) : (
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <h1>Choose a new password</h1>
          {!token && <p>This link is incomplete. Open it from the email again, or request a new one.</p>}
          {error && (
            <Callout tone="urgent">
              <p>{error.message}</p>
            </Callout>
          )}
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            required
            help="At least 6 characters. A short sentence works well."
          />
          <PasswordField label="Confirm new password" name="confirmPassword" autoComplete="new-password" required />
          <Button type="submit" look="main" size="big" busy={busy} disabled={!token}>
            {busy ? 'Saving…' : 'Save password'}
          </Button>
          <p>
            <ButtonLink look="quiet" href="/forgot-password">
              Send a new link
            </ButtonLink>
          </p>
        </form>
      )}
    </SplitLayout>
  );
}
