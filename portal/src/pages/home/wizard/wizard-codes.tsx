import { platforms } from '../../../content/home-wizard-later.ts';
import { RadioOptions } from '../../../ui/radio-options.tsx';
import { EmbedLine } from '../embed-line.tsx';
import type { StepProps } from './wizard-state.ts';
import styles from './wizard-step.module.css';
import { WayToRealCodes } from './wizard-way.tsx';

const apps = [
  { value: 'debt-coach', label: 'Debt Freedom Coach', help: 'Which debt to pay next, and when you’ll be debt-free.' },
  { value: 'prayer-generator', label: 'Prayer Generator', help: 'A prayer for what is happening today.' },
] as const;

/** The embed line, where it goes, and where to get the real ones. */
export function CodesStep({ state, dispatch }: StepProps) {
  const platform = platforms.find(({ value }) => value === state.platform) ?? platforms[0];
  return (
    <>
      <div className={styles.platforms}>
        <RadioOptions<string>
          legend="App"
          name="home-app"
          value={state.app}
          options={apps}
          onChange={(app) => dispatch({ type: 'app', app })}
        />
      </div>
      <figure className={styles.line}>
        <figcaption>The code of a sample church, for {platform.label}</figcaption>
        <EmbedLine church="sample-church" app={state.app} />
      </figure>
      <p>{platform.place}</p>
      <WayToRealCodes />
    </>
  );
}
