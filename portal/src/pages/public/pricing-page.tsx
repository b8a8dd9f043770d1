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
          <p className="muted">
            The people who open an app on your website never need one. That is the whole seat-based model.
          </p>
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
          <h2 id="course">What happens, and when</h2>
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
          <h2 id="questions">Asked before paying</h2>
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
          <h1>One price for the church, and what it buys.</h1>
          <p className={layout.lead}>
            The apps on your website, the portal behind them, and everyone your administrator lets in. Try it for thirty
            days without a card. Take ninety more to change your mind after you pay.
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
        This server does not take payments yet. No page asks for a card, and no trial turns into a bill. When you want
        to keep Lampstand, write to{' '}
        {site ? <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> : 'the support address'}; the person who
        runs this server agrees the exact price with you and switches your plan on by hand.
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
          <th scope="col">For whom</th>
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
