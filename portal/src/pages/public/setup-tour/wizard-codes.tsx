import { platforms } from '../../../content/setup-tour-later.ts';
import { useSite } from '../../../lib/use-site.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RadioOptions } from '../../../ui/radio-options.tsx';
import { EmbedLine, embedLine } from '../../home/embed-line.tsx';
import { useCopy } from '../use-copy.ts';
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
        <CopyLine app={state.app} />
      </figure>
      <p>{platform.place}</p>
      <WayToRealCodes />
    </>
  );
}

function CopyLine({ app }: { app: string }) {
  const site = useSite();
  const line = embedLine(site?.embedOrigin ?? '', 'sample-church', app);
  const { copied, copy } = useCopy(line, 'The embed code has been copied to your clipboard.');
  return (
    <Button size="slim" onClick={copy} disabled={!site}>
      <Icon name={copied ? 'check' : 'copy'} />
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
