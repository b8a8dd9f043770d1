import { course, included, questions, tariff } from '../../content/pricing.ts';
import { terms } from '../../content/terms.ts';
import { useSite } from '../../lib/use-site.ts';
import { PublicPage } from '../../ui/public-page.tsx';
import { TrialCard } from '../home/trial-card.tsx';
import layout from './layout.module.css';
import styles from './pricing.module.css';
import { SeatCalculator } from './seat-calculator.tsx';

export function PricingPage() {
  return (
    <PublicPage title="Pricing">
      <Opening />
      <section className={`${layout.page} ${layout.section}`} id="seat-based-model" aria-labelledby="seats">
        <header>
          <h2 id="seats">A seat is a person who logs in</h2>
          <p className="muted">Website visitors never need a seat.</p>
        </header>
        <Tariff />
        <div className={styles.reckon}>
          <SeatCalculator />
          <div className={styles.included}>
            <h3>In every plan</h3>
            <ul className={styles.contents}>
              {included.map(([what, how]) => (
                <li key={what}>
                  {what}
                  <i />
                  <span>{how}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <TrialCard />
      <section className={`${layout.page} ${layout.section}`} aria-labelledby="course">
        <header>
          <h2 id="course">How it works, step by step</h2>
        </header>
        <ol className={styles.course}>
          {course.map(([day, what]) => (
            <li key={day}>
              <b>{day}</b>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={`${layout.page} ${layout.section}`} aria-labelledby="questions">
        <header>
          <h2 id="questions">Questions before you pay</h2>
        </header>
        <dl className={styles.questions}>
          {questions.map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </PublicPage>
  );
}

function Opening() {
  return (
    <div className={layout.page}>
      <div className={styles.opening}>
        <div>
          <p className="rubric">Pricing</p>
          <h1>One price for the whole church.</h1>
          <p className={layout.lead}>
            The apps on your website, and everyone you invite. Try it free for thirty days, no card. After you pay, you
            have ninety days to get a full refund.
          </p>
        </div>
        <p className={styles.amount}>
          about
          <b>${terms.platform.dollarsPerMonth}</b>
          per month, for the whole church
        </p>
      </div>
      {!terms.takesPayment && <HowPayingWorksToday />}
    </div>
  );
}

function HowPayingWorksToday() {
  const site = useSite();
  return (
    <aside className={styles.today} aria-labelledby="today">
      <h2 id="today" className="rubric">
        How paying works today
      </h2>
      <p>
        We don’t take payments online yet. We never ask for a card, and your trial never turns into a bill. To choose a
        plan, email {site ? <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> : 'the support address'}.
        We’ll agree on the exact price with you and turn your plan on.
      </p>
    </aside>
  );
}

function Tariff() {
  return (
    <table className={styles.tariff}>
      <caption className="hidden">The plans</caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">For</th>
          <th scope="col">Seats</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {tariff.map(({ name, whom, seats, price }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{whom}</td>
            <td data-label="Seats">{seats}</td>
            <td data-label="Price">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
