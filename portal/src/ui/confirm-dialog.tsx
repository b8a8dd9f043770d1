import { type RefObject, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  action: string;
  returnFocus?: RefObject<HTMLElement | null>;
  /** Texts in the page's language, if it is not English. */
  lang?: typeof english & { code: string; close: string };
  /** Asks for a reason too, for the audit log. */
  reason?: boolean;
  /** Resolves to true when it worked. Otherwise the dialog stays open with its input. */
  onConfirm: (reason: string) => Promise<boolean>;
}

const english = {
  notNow: 'Not now',
  reason: 'Reason',
  reasonHelp: 'For your records. The person won’t see it.',
  noReason: 'Enter a reason',
};

/** Asks before something that cannot easily be undone. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, text, action, reason, returnFocus, lang, onConfirm } = props;
  const words = lang ?? english;
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState('');
  const [problem, setProblem] = useState<string>();
  const change = (next: boolean) => {
    setWhy('');
    setProblem(undefined);
    onOpenChange(next);
  };
  const confirm = async () => {
    if (reason && !why.trim()) return setProblem(words.noReason);
    setBusy(true);
    const done = await onConfirm(why.trim());
    setBusy(false);
    if (!done) return;
    change(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      description={text}
      returnFocus={returnFocus}
      lang={lang}
      footer={
        <>
          <Button look="quiet" onClick={() => change(false)}>
            {words.notNow}
          </Button>
          <Button look="stop" busy={busy} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      {reason && (
        <TextField
          label={words.reason}
          help={words.reasonHelp}
          maxLength={500}
          value={why}
          problem={problem}
          onChange={(event) => {
            setWhy(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      )}
    </Dialog>
  );
}
