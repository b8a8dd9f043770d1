import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useEmbedPlan } from '../../lib/use-embed-plan.ts';
import { noteStep, useFirstSteps } from '../../lib/use-first-steps.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useAdmin } from './admin-context.ts';
import { PlanRequest } from './plan-request.tsx';
import styles from './start-here.module.css';
import { useTabUrl } from './use-tab-url.ts';

const focusPage = () => document.getElementById('main')?.focus();

/** A new church's first three steps, until all are done or the list is hidden. */
export function StartHere({ onInvite }: { onInvite: () => void }) {
  const { words, church } = useAdmin();
  const addressOf = useTabUrl();
  const { firstSteps } = useFirstSteps(church);
  const { plan } = useEmbedPlan(church);
  const done = firstSteps?.invited;
  const before = useRef(done);
  useEffect(() => {
    // The step's button had the focus, and is text now.
    if (done && before.current === false && document.activeElement === document.body) focusPage();
    before.current = done;
  }, [done]);
  if (!firstSteps || !plan) return null;
  const { seen, live, invited, hidden } = firstSteps;
  if (hidden || (seen && live && invited)) return null;
  const { start } = words;
  const hide = () => {
    void noteStep('hidden', church);
    // The pressed button goes away with the list.
    focusPage();
  };
  const { status, canAccessSnippets: serves, daysRemaining } = plan;
  return (
    <section className={styles.start} aria-labelledby="start-here">
      <header>
        <h2 id="start-here">{start.title}</h2>
        <TextButton onClick={hide}>{start.hide}</TextButton>
      </header>
      {!serves && status !== 'paused' && (
        <p>
          {status === 'trial' ? start.trial(daysRemaining ?? 0) : start.ended}{' '}
          <Link href="/dashboard">{start.apps}</Link>
        </p>
      )}
      <ol className={styles.steps}>
        <Step done={seen} texts={start.steps.seen}>
          {(name) => <Link href={addressOf('website', 'appearance')}>{name}</Link>}
        </Step>
        <Step done={live} texts={serves ? start.steps.live : start.steps.liveLater}>
          {(name) => <Link href={addressOf('website')}>{name}</Link>}
        </Step>
        <Step done={invited} texts={start.steps.invited}>
          {(name) => <TextButton onClick={onInvite}>{name}</TextButton>}
        </Step>
      </ol>
      {!serves && status !== 'paused' && <PlanRequest />}
    </section>
  );
}

interface StepProps {
  done: boolean;
  texts: readonly string[];
  /** The control of a step that is to be done. */
  children: (name: string) => ReactNode;
}

function Step({ done, texts: [name = '', about], children }: StepProps) {
  const { start } = useAdmin().words;
  return (
    <li data-done={done || undefined}>
      {done ? <Icon name="check" /> : <span aria-hidden="true" />}
      <div>
        <p>
          {done ? (
            <>
              {name}
              <span className="hidden">, {start.done}</span>
            </>
          ) : (
            children(name)
          )}
        </p>
        {!done && <p className="small muted">{about}</p>}
      </div>
    </li>
  );
}
