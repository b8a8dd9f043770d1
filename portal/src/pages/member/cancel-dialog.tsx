import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, read } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { forgetCsrfToken } from '../../lib/csrf.ts';
import { storeSessionId } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useMemberTexts } from './member-texts.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before an account is deleted, then goes to the login page. */
export function CancelDialog({ open, onOpenChange }: Props) {
  const { lang, words } = useMemberTexts();
  const texts = words.cancel;
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
        title: texts.failed,
        text: error instanceof ApiError ? words.refused(error) : undefined,
        lang: words.toast,
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
      title={texts.question}
      description={texts.text}
      lang={{ code: lang, close: texts.close }}
      footer={
        <>
          <Button look="quiet" onClick={() => onOpenChange(false)}>
            {texts.stay}
          </Button>
          <Button look="stop" busy={busy} onClick={cancel}>
            {texts.do}
          </Button>
        </>
      }
    />
  );
}
