import { wizardSteps } from '../../../content/home-wizard.ts';
import styles from './wizard-rail.module.css';
import { progressOf, type WizardState } from './wizard-state.ts';

/** The steps on a rail, the current one lit. What is unlocked can be pressed. */
export function WizardRail({ state, onGo }: { state: WizardState; onGo: (step: number) => void }) {
  const { step, unlocked } = state;
  const percent = progressOf(state);
  return (
    <nav className={styles.rail} aria-label="Steps">
      <div className={styles.progress}>
        <p className="small">
          <b>
            Step {step + 1} of {wizardSteps.length}
          </b>
          <span className="fig">{percent}%</span>
        </p>
        <progress value={percent} max={100} aria-label="Progress" />
      </div>
      <ol>
        {wizardSteps.map((name, index) => (
          <li key={name} data-state={index === step ? 'now' : index < unlocked ? 'done' : undefined}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              disabled={index > unlocked}
              onClick={() => onGo(index)}
            >
              <span className="fig">{index + 1}</span>
              <span>
                {name}
                {index < unlocked && index !== step && <span className="hidden">, done</span>}
                {index > unlocked && <span className="hidden">, still locked</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
