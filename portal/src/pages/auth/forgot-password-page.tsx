import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { api, read } from '../../lib/api.ts';
import { formValues } from '../../lib/form-values.ts';
import { useFocusOnProblem } from '../../lib/use-focus-on-problem.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TextField } from '../../ui/field.tsx';
import { SplitLayout } from '../../ui/split-layout.tsx';
import styles from './auth.module.css';
import { useAuthPage } from './auth-texts.ts';

export function ForgotPasswordPage() {
  const { words } = useAuthPage(({ forgot }) => forgot.page);
  const { forgot } = words;
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
    <SplitLayout words={<h2>{forgot.words}</h2>}>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <div>
          <h1>{forgot.title}</h1>
          <p className="muted">{forgot.about}</p>
        </div>
        {error && (
          <Callout tone="urgent">
            <p>{words.refused(error)}</p>
          </Callout>
        )}
        {sentTo && (
          <Callout tone="success" title={forgot.sentTitle}>
            <p>
              {forgot.sent[0]} <b>{sentTo}</b> {forgot.sent[1]}
            </p>
          </Callout>
        )}
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={typed}
        />
        <Button type="submit" look="main" size="big" busy={busy}>
          {busy ? words.sending : forgot.send}
        </Button>
        <p>
          <Link href="/login">{words.toLogin}</Link>
        </p>
      </form>
    </SplitLayout>
  );
}
