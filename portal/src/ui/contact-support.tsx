import { lazy, Suspense, useState } from 'react';
import { useSite } from '../lib/use-site.ts';
import { TextButton } from './text-button.tsx';

const ContactDialog = lazy(() => import('./contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })));

/** Opens the contact-support dialog, whose code loads on first use. */
export function ContactSupport({ children = 'Write to us', plain }: { children?: string; plain?: boolean }) {
  const site = useSite();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <TextButton plain={plain} onClick={ask}>
        {children}
      </TextButton>
      <Suspense>{asked && <ContactDialog email={site?.supportEmail} open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
