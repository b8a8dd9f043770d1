import type { ReadingLevel } from '@lampstand/server/contracts';
import { RadioOptions } from '../../../ui/radio-options.tsx';
import { useAdmin } from '../admin-context.ts';
import { Group, type GroupProps } from './group.tsx';
import styles from './voice.module.css';
import { WordsField } from './words-field.tsx';

const levels: readonly ReadingLevel[] = ['simple', 'everyday', 'full'];

export function WordsGroup({ draft, answer, problemOf, change }: GroupProps) {
  const { words: said } = useAdmin().words.voice;
  return (
    <Group title={said.title} about={said.about}>
      <div className={styles.with}>
        <RadioOptions
          legend={said.level}
          name="reading-level"
          value={draft.readingLevel}
          options={levels.map((value) => ({ value, ...said.levels[value] }))}
          onChange={(readingLevel) => change({ readingLevel })}
        />
        <p className={styles.help}>{answer.writer.kind === 'model' ? said.withModel : said.withoutModel}</p>
      </div>
      <WordsField words={draft.avoid} problem={problemOf('avoid')} onChange={(avoid) => change({ avoid })} />
    </Group>
  );
}
