import { useSiteActions } from '../../../lib/use-sites.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { FormStatus } from '../../../ui/form-status.tsx';
import { useAdmin, useAdminToast } from '../admin-context.ts';
import styles from './sites.module.css';

interface Props {
  origin: string;
  onAnswered: () => void;
}

/** Offers to allow the website that linked here because it was not on the list. */
export function AllowSite({ origin, onAnswered }: Props) {
  const { words, church } = useAdmin();
  const { sites: said, problem } = words.sections;
  const { allow } = useSiteActions(church, words.sections);
  const { send, busy, error } = useSubmit(allow);
  const showToast = useAdminToast();
  const yes = async () => {
    const site = await send(origin);
    if (!site) return;
    showToast({ tone: 'success', title: said.allowed, text: said.allowedText(site.origin) });
    onAnswered();
  };
  return (
    <section className={styles.allow} aria-labelledby="allow">
      <h2 id="allow">{said.allowTitle}</h2>
      <p>{said.allowText(origin)}</p>
      {error && <FormStatus tone="problem">{said.notAllowed(problem(error))}</FormStatus>}
      <p className="row">
        <Button look="main" busy={busy} onClick={yes}>
          {said.allowIt}
        </Button>
        <Button look="quiet" onClick={onAnswered}>
          {said.notOurs}
        </Button>
      </p>
    </section>
  );
}
