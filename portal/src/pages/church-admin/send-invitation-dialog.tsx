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
import styles from './church-admin.module.css';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  churchName: string;
  church?: string;
}

export function SendInvitationDialog({ open, onOpenChange, churchName, church }: Props) {
  const id = useId();
  const actions = useInvitationActions(church);
  const { send, busy, error, setError } = useSubmit((invitation: SendInvitation) => actions.send(invitation));
  const change = (next: boolean) => {
    setError(undefined);
    onOpenChange(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { email, message } = formValues(event, 'email', 'message');
    const problem = !email.trim()
      ? 'Email is required'
      : !EMAIL_PATTERN.test(email.trim())
        ? 'Please enter a valid email address'
        : undefined;
    if (problem) return setError(new ApiError(400, { message: problem, code: 'invalid_input', field: 'email' }));
    if (await send({ email, ...(message.trim() ? { message } : {}) })) change(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={`Invite someone to ${churchName}`}
      footer={
        <>
          <Button look="quiet" onClick={() => change(false)}>
            Not now
          </Button>
          <Button look="main" type="submit" form={id} busy={busy}>
            {busy ? 'Sending…' : 'Send invitation'}
          </Button>
        </>
      }
    >
      <form id={id} className="stack" onSubmit={submit} noValidate>
        {error && !error.for('email') && (
          <Callout tone="urgent" title="The invitation wasn’t sent.">
            <p>
              {error.message} {error.requestId && `Request ID: ${error.requestId}`}
            </p>
          </Callout>
        )}
        <TextField label="Email" name="email" type="email" autoComplete="off" problem={error?.for('email')} />
        <AreaField
          label="Message"
          name="message"
          optional
          maxLength={500}
          help="It appears above the button in the email."
        />
        <p className={styles.note}>
          <b>They’ll get</b> a personal link. They join as a member. You can change the role later.
        </p>
      </form>
    </Dialog>
  );
}
