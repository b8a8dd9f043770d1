import { EMAIL_PATTERN, type SendInvitation } from '@lampstand/server/contracts';
import { type FormEvent, useId } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { formValues } from '../../lib/form-values.ts';
import { useInvitationActions } from '../../lib/use-invitations.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AreaField, TextField } from '../../ui/field.tsx';
import { useAdmin } from './admin-context.ts';
import styles from './church-admin.module.css';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SendInvitationDialog({ open, onOpenChange }: Props) {
  const { words, name, church } = useAdmin();
  const { sending: said, refused } = words.management;
  const { lang } = words.sections;
  const id = useId();
  const actions = useInvitationActions(church, words);
  const { send, busy, error, setError } = useSubmit((invitation: SendInvitation) => actions.send(invitation));
  const change = (next: boolean) => {
    setError(undefined);
    onOpenChange(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { email, message } = formValues(event, 'email', 'message');
    const address = email.trim();
    const problem = !address ? said.noEmail : EMAIL_PATTERN.test(address) ? undefined : said.badEmail;
    if (problem) return setError(new ApiError(400, { message: problem, code: 'invalid_input', field: 'email' }));
    if (await send({ email, ...(message.trim() ? { message } : {}) })) change(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={said.title(name)}
      lang={lang}
      footer={
        <>
          <Button look="quiet" onClick={() => change(false)}>
            {lang.notNow}
          </Button>
          <Button look="main" type="submit" form={id} busy={busy}>
            {busy ? said.sending : said.send}
          </Button>
        </>
      }
    >
      <form id={id} className="stack" onSubmit={submit} noValidate>
        {error && !error.for('email') && (
          <Callout tone="urgent" title={said.failed}>
            <p>
              {refused('send', error)} {error.requestId && `${words.requestId} ${error.requestId}`}
            </p>
          </Callout>
        )}
        <TextField label={said.email} name="email" type="email" autoComplete="off" problem={error?.for('email')} />
        <AreaField
          label={said.message}
          name="message"
          optional={said.optional}
          maxLength={500}
          help={said.messageHelp}
        />
        <p className={styles.note}>
          <b>{said.note[0]}</b> {said.note[1]}
        </p>
      </form>
    </Dialog>
  );
}
