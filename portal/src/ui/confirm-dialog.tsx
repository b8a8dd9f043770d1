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
  /** Where the page speaks another language than the portal. */
  lang?: { code: string; close: string; notNow: string };
  /** Asks for a reason as well; it goes into the audit log. */
  reason?: boolean;
  /** Resolves to whether it worked; if not, the question stays, with what was typed. */
  onConfirm: (reason: string) => Promise<boolean>;
}

/** Before something that people would miss. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, text, action, reason, returnFocus, lang, onConfirm } = props;
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState('');
  const [problem, setProblem] = useState<string>();
  const change = (next: boolean) => {
    setWhy('');
    setProblem(undefined);
    onOpenChange(next);
  };
  const confirm = async () => {
    if (reason && !why.trim()) return setProblem('Please give a reason');
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
            {lang?.notNow ?? 'Not now'}
          </Button>
          <Button look="stop" busy={busy} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      {reason && (
        <TextField
          label="Reason"
          help="Kept in the church’s log; the person does not see it."
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
