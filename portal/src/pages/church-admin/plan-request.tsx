import { useSite } from '../../lib/use-site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useAdmin } from './admin-context.ts';
import styles from './start-here.module.css';

/** Link that opens a prepared email asking for a plan, and the address for people without an email program. */
export function PlanRequest({ main = false }: { main?: boolean }) {
  const { words, name, slug } = useAdmin();
  const { plan } = words.start;
  const to = useSite()?.supportEmail;
  if (!to) return null;
  const query = `subject=${encodeURIComponent(plan.subject(name))}&body=${encodeURIComponent(plan.body(name, slug).replaceAll('\n', '\r\n'))}`;
  return (
    <div className={styles.ask}>
      <p>
        <ButtonLink look={main ? 'main' : 'plain'} href={`mailto:${to}?${query}`}>
          {plan.ask}
        </ButtonLink>
      </p>
      <p className="small muted">
        {plan.noProgram} <b>{to}</b> {plan.nameChurch}
      </p>
    </div>
  );
}
