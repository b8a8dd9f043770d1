import { AreaField } from '../../../ui/field.tsx';
import { RadioOptions } from '../../../ui/radio-options.tsx';
import { Group } from './group.tsx';
import styles from './voice.module.css';
import type { GroupProps } from './voice-editor.tsx';
import { counted, disputedOptions } from './voice-words.ts';

const MOST = 1_000;

export function DisputedGroup({ draft, problemOf, change }: GroupProps) {
  return (
    <Group
      title="Where Christians differ"
      about="Baptism, communion, women in office, the end times and the like, in Bible Chat. No app ever runs another tradition down."
    >
      <RadioOptions
        legend="What visitors read"
        name="disputed-policy"
        value={draft.disputedPolicy}
        options={disputedOptions}
        onChange={(disputedPolicy) => change({ disputedPolicy })}
      />
      {draft.disputedPolicy === 'own-teaching' && (
        <AreaField
          label="What your church teaches"
          help={
            <>
              Shown word for word beside each of these questions. Say what holds for all of them, for example where your
              church stands and where to read more.{' '}
              <span className={styles.counted}>{counted(draft.teaching, MOST)}</span>
            </>
          }
          problem={problemOf('teaching')}
          maxLength={MOST}
          rows={6}
          value={draft.teaching}
          onChange={(event) => change({ teaching: event.currentTarget.value })}
        />
      )}
    </Group>
  );
}
