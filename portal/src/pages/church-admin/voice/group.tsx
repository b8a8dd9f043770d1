import type { ChurchVoiceAnswer, VoiceSettings } from '@lampstand/server/contracts';
import { type ReactNode, useId } from 'react';
import styles from './voice.module.css';

/** Props of each group of the voice form. */
export interface GroupProps {
  draft: VoiceSettings;
  answer: ChurchVoiceAnswer;
  problemOf: (field: keyof VoiceSettings) => string | undefined;
  change: (part: Partial<VoiceSettings>) => void;
}

interface Props {
  title: string;
  /** Why it is asked. */
  about: ReactNode;
  children: ReactNode;
}

/** What belongs together: its name and reason on the left, its fields on the right. */
export function Group({ title, about, children }: Props) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <p>{about}</p>
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
