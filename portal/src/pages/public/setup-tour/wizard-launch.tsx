import styles from './wizard-step.module.css';
import { WayToRealCodes } from './wizard-way.tsx';

/** Last step: what a church does next. */
export function LaunchStep() {
  return (
    <>
      <p>You’re live. Three things to do next:</p>
      <ol className={styles.todo}>
        <li>Check the page on a phone.</li>
        <li>Tell your greeters and group leaders.</li>
        <li>Add a care contact: someone who answers when a person wants to talk.</li>
      </ol>
      <WayToRealCodes />
    </>
  );
}
