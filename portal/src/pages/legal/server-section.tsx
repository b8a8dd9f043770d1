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
          Nobody is logged in here, so there is nothing to show. Visitors of a church’s website have no record at all.{' '}
          <Link href="/login">Log in</Link> to see what is stored about you.
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
      const text = error instanceof ApiError ? error.message : 'The file did not arrive whole. Please try again.';
      showToast({ tone: 'urgent', title: 'We could not hand over the file.', text });
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
          {busy ? 'Making the file…' : 'Download all of it'}
        </Button>
        <Button look="stop" onClick={ask}>
          Delete my account…
        </Button>
      </div>
      <p className="small muted">
        The file is JSON: text that people can read and programs can use. Deleting ends the account, its sessions and
        its settings at once. The record of changes keeps the account’s number, which then leads to nobody.
      </p>
      <Suspense>{asked && <CancelDialog open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
