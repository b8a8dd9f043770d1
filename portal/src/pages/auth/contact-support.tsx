import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../lib/use-site.ts';
import styles from './auth.module.css';

const ContactDialog = lazy(() => import('./contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })));

/** Opens the contact-support dialog; its parts are fetched when it is first asked for. */
export function ContactSupport() {
  const site = useSite();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.linkButton} onClick={ask}>
        Write to us
      </button>
      <Suspense>{asked && <ContactDialog email={site?.supportEmail} open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
