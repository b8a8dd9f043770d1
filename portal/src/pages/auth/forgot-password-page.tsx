import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { api, read } from '../../lib/api.ts';
import { formValues } from '../../lib/form-values.ts';
import { useFocusOnProblem } from '../../lib/use-focus-on-problem.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TextField } from '../../ui/field.tsx';
import { SplitLayout } from '../../ui/split-layout.tsx';
import styles from './auth.module.css';

export function ForgotPasswordPage() {
  usePageTitle({ title: 'Forgot password', noindex: true });
  // Typed on the login page already.
  const typed = useHistoryState<{ email?: string } | null>()?.email;
  const [sentTo, setSentTo] = useState<string>();
  const { send, busy, error } = useSubmit((json: { email: string }) =>
    read(api.auth['forgot-password'].$post({ json })),
  );
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, error);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event, 'email');
    if (await send(values)) setSentTo(values.email.trim());
  };
  return (
    <SplitLayout words={<h2>It happens.</h2>}>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <div>
          <h1>Forgot your password?</h1>
          <p className="muted">Enter your email and we’ll send you a reset link. It expires in 30 minutes.</p>
        </div>
        {error && (
          <Callout tone="urgent">
            <p>{error.message}</p>
          </Callout>
        )}
        {sentTo && (
          <Callout tone="success" title="Check Your Email">
            <p>
              If <b>{sentTo}</b> has an account, you’ll get an email with a link.
            </p>
          </Callout>
        )}
        <TextField label="Email" name="email" type="email" autoComplete="username" required defaultValue={typed} />
        <Button type="submit" look="main" size="big" busy={busy}>
          {busy ? 'Sending…' : 'Send reset link'}
        </Button>
        <p>
          <Link href="/login">Back to Login</Link>
        </p>
      </form>
    </SplitLayout>
  );
}
