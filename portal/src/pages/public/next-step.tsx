import type { ReactNode } from 'react';
import { terms } from '../../content/terms.ts';
import { usePerson } from '../../lib/use-person.ts';
import { ButtonLink } from '../../ui/button.tsx';
import layout from './layout.module.css';
import styles from './next-step.module.css';

interface Props {
  title: string;
  /** The quieter second way. */
  other: { words: string; href: string };
  children: ReactNode;
}

/** How a page ends: one thing to do next. A signed-in person is led to the apps, everyone else to the trial. */
export function NextStep({ title, other, children }: Props) {
  const { person } = usePerson();
  return (
    <section className={`${layout.page} ${layout.section}`}>
      <div className={styles.next}>
        <div>
          <h2>{title}</h2>
          <p className="muted">{children}</p>
        </div>
        <p className="row">
          {person ? (
            <ButtonLink look="main" size="big" href="/dashboard">
              Open the apps
            </ButtonLink>
          ) : (
            <ButtonLink look="main" size="big" href={terms.trial.signUp}>
              {`Start the ${terms.trial.words} trial`}
            </ButtonLink>
          )}
          <ButtonLink size="big" href={other.href}>
            {other.words}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
