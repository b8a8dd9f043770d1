import { type FormEvent, useRef, useState } from 'react';
import { api, read } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formValues } from '../../lib/form-values.ts';
import { useFocusOnProblem } from '../../lib/use-focus-on-problem.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FocusedHeading } from '../../ui/focused-heading.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SplitLayout } from '../../ui/split-layout.tsx';
import styles from './auth.module.css';
import { useAuthPage } from './auth-texts.ts';
import { takeToken } from './token-from-address.ts';

export function ResetPasswordPage() {
  const { words } = useAuthPage(({ reset }) => reset.page);
  const { reset } = words;
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
    <SplitLayout words={<h2>{reset.words}</h2>}>
      {done ? (
        <section className={styles.form}>
          <FocusedHeading>{reset.done}</FocusedHeading>
          <p role="status">{reset.loggedOut}</p>
          <p>
            <ButtonLink look="main" href="/login">
              {reset.login}
            </ButtonLink>
          </p>
        </section>
      ) : (
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <h1>{reset.title}</h1>
          {!token && <p>{reset.broken}</p>}
          {error && (
            <Callout tone="urgent">
              <p>{words.refused(error)}</p>
            </Callout>
          )}
          <PasswordField
            label={reset.password}
            name="password"
            autoComplete="new-password"
            required
            help={words.passwordHelp}
          />
          <PasswordField label={reset.confirm} name="confirmPassword" autoComplete="new-password" required />
          <Button type="submit" look="main" size="big" busy={busy} disabled={!token}>
            {busy ? reset.saving : reset.save}
          </Button>
          <p>
            <ButtonLink look="quiet" href="/forgot-password">
              {reset.again}
            </ButtonLink>
          </p>
        </form>
      )}
    </SplitLayout>
  );
}
