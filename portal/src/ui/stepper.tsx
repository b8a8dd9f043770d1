import { useEffect, useRef } from 'react';
import styles from './stepper.module.css';

interface Step {
  name: string;
  done: boolean;
  locked: boolean;
}

interface Props {
  steps: readonly Step[];
  /** Index of the current step. */
  current: number;
  /** Shown as text when given; otherwise the bar counts steps. */
  percent?: number;
  messages: {
    stepsLabel: string;
    progress: string;
    done: string;
    locked: string;
    stepOf: (step: number, total: number) => string;
  };
  onGo: (step: number) => void;
}

/** Steps of a wizard with a progress bar. Unlocked steps are buttons. On a phone only the bar is shown. */
export function Stepper({ steps, current, percent, messages, onGo }: Props) {
  const number = current + 1;
  return (
    <nav className={styles.stepper} aria-label={messages.stepsLabel}>
      <div className={styles.progress}>
        <p>
          <span>
            <b>{messages.stepOf(number, steps.length)}</b>
            {percent === undefined && <span className={styles.name}>. {steps[current]?.name}</span>}
          </span>
          {percent !== undefined && <span className="fig">{percent}%</span>}
        </p>
        <progress
          value={percent ?? number}
          max={percent === undefined ? steps.length : 100}
          aria-label={messages.progress}
        />
      </div>
      <ol>
        {steps.map(({ name, done, locked }, index) => (
          <li key={name} data-state={index === current ? 'now' : done ? 'done' : undefined}>
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              disabled={locked}
              onClick={() => onGo(index)}
            >
              <span className="fig">{index + 1}</span>
              <span>
                {name}
                {done && index !== current && <span className="hidden">, {messages.done}</span>}
                {locked && <span className="hidden">, {messages.locked}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Moves the focus to the heading when the step changes, but not on the first step shown. */
export function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
