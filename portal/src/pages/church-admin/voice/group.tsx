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
  /** Explains the settings. */
  about: ReactNode;
  children: ReactNode;
}

/** A group of settings: title and explanation on the left, fields on the right. */
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
