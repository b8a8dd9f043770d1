import { type FormEvent, useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Link, useLocation, useSearch } from 'wouter';
import { sessionEndedEn } from '../content/en/session-ended.ts';
import { api, read } from '../lib/api.ts';
import { forgetCsrfToken } from '../lib/csrf.ts';
import { formValues } from '../lib/form-values.ts';
import { withReturnTo } from '../lib/return-to.ts';
import { storeSessionId } from '../lib/session.ts';
import { translated } from '../lib/translated.ts';
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

const useDialogTexts = translated(sessionEndedEn, () =>
  import('../content/es/session-ended.ts').then(({ sessionEndedEs }) => sessionEndedEs),
);

/** Logs the same person in again, over the page with what they typed. */
export function SessionEndedDialog({ email, refusals }: Props) {
  const id = useId();
  const { lang, words } = useDialogTexts();
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
      title={words.title}
      description={words.text}
      lang={{ code: lang, close: words.close }}
      footer={
        <Button look="main" type="submit" form={id} busy={busy}>
          {busy ? words.loggingIn : words.login}
        </Button>
      }
    >
      <form id={id} className="stack" onSubmit={submit}>
        {error && (
          <Callout tone="urgent">
            <p>{words.refused(error, words.failed)}</p>
          </Callout>
        )}
        <PasswordField label={words.password(email)} name="password" autoComplete="current-password" required />
        <input hidden name="email" autoComplete="username" value={email} readOnly />
        <p className="small">
          <Link href={withReturnTo('/login', search ? `${path}?${search}` : path)}>{words.other}</Link>
        </p>
      </form>
    </Dialog>
  );
}
