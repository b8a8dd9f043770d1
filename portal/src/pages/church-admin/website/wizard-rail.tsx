import { useAdmin } from '../admin-context.ts';
import styles from './wizard-rail.module.css';
import { type Facts, isAccessible, LAST, type Place } from './wizard-state.ts';

interface Props {
  place: Place;
  facts: Facts;
  onGo: (step: number) => void;
}

/** The seven steps on a rail, the current one lit; on a phone one line and a bar. What is open can be pressed. */
export function WizardRail({ place, facts, onGo }: Props) {
  const { words } = useAdmin();
  const { step } = place;
  return (
    <nav className={styles.rail} aria-label={words.stepsLabel}>
      <div className={styles.progress}>
        <p>
          <b>{words.stepOf(step + 1, LAST + 1)}</b>
          <span className={styles.name}>. {words.steps[step]}</span>
        </p>
        <progress value={step + 1} max={LAST + 1} aria-label={words.progress} />
      </div>
      <ol>
        {words.steps.map((name, index) => {
          const open = isAccessible(index, place, facts);
          const done = open && index !== step && index < place.furthest;
          return (
            <li key={name} data-state={index === step ? 'now' : done ? 'done' : undefined}>
              <button
                type="button"
                aria-current={index === step ? 'step' : undefined}
                disabled={!open}
                onClick={() => onGo(index)}
              >
                <span className="fig">{index + 1}</span>
                <span>
                  {name}
                  {done && <span className="hidden">, {words.done}</span>}
                  {!open && <span className="hidden">, {words.locked}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
