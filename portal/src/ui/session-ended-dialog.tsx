import { type FormEvent, useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Link, useLocation, useSearch } from 'wouter';
import { api, read } from '../lib/api.ts';
import { forgetCsrfToken } from '../lib/csrf.ts';
import { formValues } from '../lib/form-values.ts';
import { withReturnTo } from '../lib/return-to.ts';
import { storeSessionId } from '../lib/session.ts';
import { useSubmit } from '../lib/use-submit.ts';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import { Dialog } from './dialog.tsx';
import { PasswordField } from './password-field.tsx';

interface Props {
  email: string;
  /** How often the server has refused the page since. A closed dialog opens again at the next one. */
  refusals: number;
}

/** Logs the same person in again, over the page with what they typed. */
export function SessionEndedDialog({ email, refusals }: Props) {
  const id = useId();
  const [closedAt, setClosedAt] = useState(0);
  const { mutate } = useSWRConfig();
  const [path] = useLocation();
  const search = useSearch();
  const { send, busy, error } = useSubmit((password: string) =>
    read(api.auth.login.$post({ json: { email, password } })),
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const answer = await send(formValues(event, 'password').password);
    if (!answer) return;
    forgetCsrfToken();
    storeSessionId(answer.sessionId);
    await mutate(() => true);
  };
  return (
    <Dialog
      open={refusals !== closedAt}
      onOpenChange={(open) => !open && setClosedAt(refusals)}
      title="Authentication Required"
      description="Your session expired - please log in again. What you typed on this page is still here."
      footer={
        <Button look="main" type="submit" form={id} busy={busy}>
          {busy ? 'Logging in…' : 'Login'}
        </Button>
      }
    >
      <form id={id} className="stack" onSubmit={submit}>
        {error && (
          <Callout tone="urgent">
            <p>{error.messageOr('Login failed. Please check your credentials.')}</p>
          </Callout>
        )}
        <PasswordField label={`Password for ${email}`} name="password" autoComplete="current-password" required />
        <input hidden name="email" autoComplete="username" value={email} readOnly />
        <p className="small">
          <Link href={withReturnTo('/login', search ? `${path}?${search}` : path)}>Log in with another account</Link>
        </p>
      </form>
    </Dialog>
  );
}
