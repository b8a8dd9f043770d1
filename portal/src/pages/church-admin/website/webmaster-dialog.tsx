import { EMAIL_PATTERN, type EmbedCode, type PlatformId } from '@lampstand/server/contracts';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formValues } from '../../../lib/form-values.ts';
import { mailWebmaster } from '../../../lib/use-embed-codes.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AreaField, TextField } from '../../../ui/field.tsx';
import { RadioOptions } from '../../../ui/radio-options.tsx';
import { useAdmin, useAdminToast } from '../admin-context.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  platform: PlatformId;
  /** The current app. */
  app: EmbedCode;
  /** Ids of every app that has a code. */
  all: readonly string[];
}

/** Emails the instructions to the webmaster. */
export function WebmasterDialog({ open, onOpenChange, platform, app, all }: Props) {
  const { words, lang, church } = useAdmin();
  const { mail } = words;
  const showToast = useAdminToast();
  const id = useId();
  const [which, setWhich] = useState<'one' | 'all'>('one');
  const { send, busy, error, setError } = useSubmit((letter: Parameters<typeof mailWebmaster>[0]) =>
    mailWebmaster(letter, church),
  );
  const change = (next: boolean) => {
    setError(undefined);
    onOpenChange(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { email, note } = formValues(event, 'email', 'note');
    const address = email.trim();
    const problem = !address ? mail.noEmail : EMAIL_PATTERN.test(address) ? undefined : mail.badEmail;
    if (problem) return setError(new ApiError(400, { message: problem, code: 'invalid_input', field: 'email' }));
    const appIds = which === 'all' ? [...all] : [app.appId];
    const letter = { email: address, platform, appIds, lang, ...(note.trim() ? { note } : {}) };
    if (!(await send(letter))) return;
    change(false);
    showToast({ tone: 'success', title: mail.sent, text: mail.sentTo(address) });
  };
  const option = (value: 'one' | 'all', [label = '', help = '']: string[]) => ({ value, label, help });
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={mail.title}
      description={mail.lead}
      lang={words.sections.lang}
      footer={
        <>
          <Button look="quiet" onClick={() => change(false)}>
            {words.sections.lang.notNow}
          </Button>
          <Button look="main" type="submit" form={id} busy={busy}>
            {busy ? mail.sending : mail.send}
          </Button>
        </>
      }
    >
      <form id={id} className="stack" onSubmit={submit} noValidate>
        {error && !error.for('email') && (
          <Callout tone="urgent" title={mail.failed}>
            <p>
              {words.sections.problem(error)} {error.requestId && `${words.requestId} ${error.requestId}`}
            </p>
          </Callout>
        )}
        <TextField label={mail.email} name="email" type="email" autoComplete="off" problem={error?.for('email')} />
        <RadioOptions
          legend={mail.which}
          name="which-apps"
          value={which}
          onChange={setWhich}
          options={[option('one', mail.one(app.appName)), option('all', mail.all(all.length))]}
        />
        <AreaField label={`${mail.note} (${mail.optional})`} name="note" maxLength={1_000} help={mail.noteHelp} />
      </form>
    </Dialog>
  );
}
