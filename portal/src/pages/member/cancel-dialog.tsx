import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, read } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { forgetCsrfToken } from '../../lib/csrf.ts';
import { storeSessionId } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before an account is deleted, then goes to the login page. */
export function CancelDialog({ open, onOpenChange }: Props) {
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const cancel = async () => {
    setBusy(true);
    try {
      await read(api.user['cancel-account'].$delete());
      forgetCsrfToken();
      storeSessionId(null);
      navigate('/login');
    } catch (error) {
      showToast({
        tone: 'urgent',
        title: 'Failed to cancel account',
        text: error instanceof ApiError ? error.message : undefined,
      });
      onOpenChange(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel your account?"
      description="This permanently deletes your data. Your church’s website isn’t affected."
      footer={
        <>
          <Button look="quiet" onClick={() => onOpenChange(false)}>
            Stay
          </Button>
          <Button look="stop" busy={busy} onClick={cancel}>
            Cancel my account
          </Button>
        </>
      }
    />
  );
}
