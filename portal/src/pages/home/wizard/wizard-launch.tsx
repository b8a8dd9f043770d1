import styles from './wizard-step.module.css';
import { WayToRealCodes } from './wizard-way.tsx';

/** Last step: what a church does next. */
export function LaunchStep() {
  return (
    <>
      <p>
        The page is public, the app answers, and nobody needed an account. With your own church, this is the moment to
        do three things:
      </p>
      <ol className={styles.todo}>
        <li>Open the page on a telephone as well as at a desk.</li>
        <li>Tell the people at the door that it is there, so that they can point to it.</li>
        <li>Put a name beside it: somebody who answers when a person wants to talk.</li>
      </ol>
      <WayToRealCodes />
    </>
  );
}
