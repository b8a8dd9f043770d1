import { useSiteActions } from '../../../lib/use-sites.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './sites.module.css';

interface Props {
  origin: string;
  onAnswered: () => void;
  church?: string;
}

/** A page that was not on the list has sent somebody here: one press allows it. */
export function AllowSite({ origin, onAnswered, church }: Props) {
  const { allow } = useSiteActions(church);
  const { send, busy, error } = useSubmit(allow);
  const yes = async () => {
    const site = await send(origin);
    if (!site) return;
    showToast({ tone: 'success', title: 'Allowed', text: `${site.origin} shows your apps when it is loaded again.` });
    onAnswered();
  };
  return (
    <section className={styles.allow} aria-labelledby="allow">
      <h2 id="allow">Is this website yours?</h2>
      <p>
        A page of <b>{origin}</b> asked for one of your apps and is not on your list. Allow it if it belongs to your
        church.
      </p>
      {error && <Outcome tone="problem">{`It was not allowed. ${error.message}`}</Outcome>}
      <p className="row">
        <Button look="main" busy={busy} onClick={yes}>
          Allow this website
        </Button>
        <Button look="quiet" onClick={onAnswered}>
          It is not ours
        </Button>
      </p>
    </section>
  );
}
