import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './edit-form.module.css';
import { FormStatus } from './form-status.tsx';

interface Props {
  changed: boolean;
  busy: boolean;
  /** Why the form was not saved. */
  problem?: ReactNode;
  messages: { saved: string; unsaved: string; save: string; saving: string; discard: string };
  /** It does not stick to the window: it is in view anyway. */
  still?: boolean;
  onDiscard: () => void;
  /** Undoes the last save, for as long as nothing has changed since. */
  undo?: { label: string; run: () => void };
}

/** Footer of a form with unsaved changes: its state, Save, and Discard once something has changed. */
export function EditFormFooter({ changed, busy, problem, messages, still, onDiscard, undo }: Props) {
  return (
    <div className={still ? `${styles.footer} ${styles.still}` : styles.footer}>
      {problem && <FormStatus tone="problem">{problem}</FormStatus>}
      {/* That it is saved is said by a toast, and not when the page opens. */}
      <p className="small muted">
        {!changed && messages.saved}
        <span role="status">{changed && messages.unsaved}</span>
      </p>
      <p className="row">
        <Button look="main" type="submit" busy={busy} off={!changed}>
          {busy ? messages.saving : messages.save}
        </Button>
        {changed && (
          <Button look="quiet" onClick={onDiscard}>
            {messages.discard}
          </Button>
        )}
        {!changed && undo && (
          <Button look="quiet" onClick={undo.run}>
            {undo.label}
          </Button>
        )}
      </p>
    </div>
  );
}
