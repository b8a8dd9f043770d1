import { useState } from 'react';
import { answerSeats } from '../../content/seats.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './seat-calculator.module.css';
import { useTypedEarly } from './use-typed-early.ts';

/** How many people log in, and on a website or not: the plan that fits. Nothing is sent anywhere. */
export function SeatCalculator() {
  const [people, setPeople] = useState('6');
  const [onWebsite, setOnWebsite] = useState(true);
  const place = useTypedEarly(([count, website]) => {
    if (count) setPeople(count.value);
    if (website instanceof HTMLInputElement) setOnWebsite(website.checked);
  });
  const answer = answerSeats(people, onWebsite);
  const problem = 'problem' in answer ? answer.problem : undefined;
  return (
    <div className={styles.calculator} ref={place}>
      <h3>Count your seats</h3>
      <TextField
        label="People who will log in"
        help="Staff, leaders, the person who runs your website. Not your visitors."
        inputMode="numeric"
        autoComplete="off"
        figures
        value={people}
        problem={problem}
        onChange={(event) => setPeople(event.currentTarget.value)}
      />
      <Checkbox checked={onWebsite} onChange={(event) => setOnWebsite(event.currentTarget.checked)}>
        We want the apps on our website
      </Checkbox>
      <p className={styles.answer} role="status">
        {'plan' in answer && (
          <>
            <b>{answer.plan}</b> <span>{answer.words}</span>
          </>
        )}
      </p>
    </div>
  );
}
