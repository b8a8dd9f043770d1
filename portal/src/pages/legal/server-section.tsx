import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../lib/api-error.ts';
import { saveOwnRecords, useOwnRecords } from '../../lib/use-own-records.ts';
import { usePerson } from '../../lib/use-person.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { OwnRecords } from './own-records.tsx';
import styles from './privacy-dashboard.module.css';

const CancelDialog = lazy(() =>
  import('../member/cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })),
);

/** What the server stores about the signed-in person. */
export function ServerSection() {
  const { person } = usePerson();
  const { records, error, retry } = useOwnRecords(Boolean(person));
  return (
    <section className={styles.section} aria-labelledby="on-our-server">
      <h2 id="on-our-server">On our server</h2>
      {person ? (
        <AsyncState name="records" data={records} error={error} retry={retry}>
          {(found) => (
            <>
              <OwnRecords records={found} />
              <TakeAndLeave />
            </>
          )}
        </AsyncState>
      ) : person === null ? (
        <p>
          You’re not logged in, so there’s nothing to show. We store nothing about visitors of a church’s website.{' '}
          <Link href="/login">Log in</Link> to see what we store about you.
        </p>
      ) : (
        <p className="muted">Looking…</p>
      )}
    </section>
  );
}

function TakeAndLeave() {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveOwnRecords();
      showToast({ tone: 'success', title: 'The file is in your downloads.' });
    } catch (error) {
      const text = error instanceof ApiError ? error.message : 'The download didn’t finish. Please try again.';
      showToast({ tone: 'urgent', title: 'We couldn’t create the file.', text });
    } finally {
      setBusy(false);
    }
  };
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <div className="row">
        <Button look="main" busy={busy} onClick={save}>
          {busy ? 'Creating the file…' : 'Download everything'}
        </Button>
        <Button look="stop" onClick={ask}>
          Delete my account…
        </Button>
      </div>
      <p className="small muted">
        The file is JSON, which people and programs can read. Deleting your account also deletes its sessions and
        settings right away. The activity log keeps an anonymous account number.
      </p>
      <Suspense>{asked && <CancelDialog open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
