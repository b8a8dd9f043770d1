import { RadioOptions } from '../../../ui/radio-options.tsx';
import { Group } from './group.tsx';
import styles from './voice.module.css';
import type { GroupProps } from './voice-editor.tsx';
import { readingHelp, readingOptions } from './voice-words.ts';
import { WordsField } from './words-field.tsx';

export function WordsGroup({ draft, answer, problemOf, change }: GroupProps) {
  return (
    <Group
      title="Words"
      about="Whatever an app writes or has prepared keeps to this. A sentence or an entry of a list with a word you avoid is worded differently or left out, and a heading takes another wording. Where next to nothing would be left, it stays, so that nobody is without a prayer."
    >
      <div className={styles.with}>
        <RadioOptions
          legend="How easy the words are"
          name="reading-level"
          value={draft.readingLevel}
          options={readingOptions}
          onChange={(readingLevel) => change({ readingLevel })}
        />
        <p className={styles.help}>{readingHelp(answer)}</p>
      </div>
      <WordsField words={draft.avoid} problem={problemOf('avoid')} onChange={(avoid) => change({ avoid })} />
    </Group>
  );
}
