import { platforms } from '../../../content/setup-tour-later.ts';
import { AppPlace } from '../../../ui/app-place.tsx';
import type { StepProps } from './wizard-state.ts';
import styles from './wizard-step.module.css';

const names: Record<string, string> = { 'prayer-generator': 'Prayer Generator', 'debt-coach': 'Debt Freedom Coach' };

/** The chosen app in a plain page, as a visitor sees it. */
export function PreviewStep({ state }: StepProps) {
  const platform = platforms.find(({ value }) => value === state.platform) ?? platforms[0];
  return (
    <>
      <p>This is the real app on a plain page. {platform.check} Try it the way a visitor would.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
      <section className={styles.page} aria-label="Page of a sample church" tabIndex={0}>
        <p aria-hidden="true">
          <b>Sample Church</b>
          <span>Sundays</span>
          <span>Help</span>
          <span>Contact</span>
        </p>
        <AppPlace app={state.app} title={`${names[state.app] ?? 'App'}, preview`} />
      </section>
    </>
  );
}
