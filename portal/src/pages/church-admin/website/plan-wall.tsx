import { useAdmin } from '../admin-context.ts';
import { PlanRequest } from '../plan-request.tsx';
import wizard from './wizard.module.css';

/** In the place of the codes: the price, what happens next, and the way to ask for a plan. */
export function PlanWall() {
  const { plan } = useAdmin().words.start;
  return (
    <section className={wizard.part} aria-labelledby="ask-for-a-plan">
      <h3 id="ask-for-a-plan">{plan.title}</h3>
      <p>
        <b>{plan.price}</b>
      </p>
      <ol className={wizard.todo}>
        {plan.next.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <PlanRequest main />
    </section>
  );
}
