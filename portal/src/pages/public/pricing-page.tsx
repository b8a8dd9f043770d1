import { course, included, questions } from '../../content/pricing.ts';
import { terms } from '../../content/terms.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import layout from './layout.module.css';
import styles from './pricing.module.css';
import { SeatCalculator } from './seat-calculator.tsx';

export function PricingPage() {
  return (
    <PublicPage title="Pricing">
      <Opening />
      <section className={`${layout.page} ${layout.section}`} id="seat-based-model" aria-labelledby="seats">
        <header>
          <h2 id="seats">Everyone you invite is included</h2>
          <p className="muted">A seat is a person who logs in. Website visitors never need one.</p>
        </header>
        <div className={styles.reckon}>
          <SeatCalculator />
          <div className={styles.included}>
            <h3>In the church plan</h3>
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
            Try it free for thirty days, no card. To put the apps on your website, choose the church plan: we set it up
            with you by email and confirm the exact price before you pay. You have ninety days to get a full refund.
          </p>
          <p className="row">
            <ButtonLink look="main" size="big" href={terms.trial.signUp}>
              Start the trial
            </ButtonLink>
            <ButtonLink size="big" href="/contact">
              Ask for a plan
            </ButtonLink>
          </p>
        </div>
        <p className={styles.amount}>
          Church plan, about <b>${terms.platform.dollarsPerMonth}</b> a month, everyone included
        </p>
      </div>
    </div>
  );
}
