import type { DisputedPolicy } from '@lampstand/server/contracts';
import { AreaField } from '../../../ui/field.tsx';
import { RadioOptions } from '../../../ui/radio-options.tsx';
import { useAdmin } from '../admin-context.ts';
import { Group, type GroupProps } from './group.tsx';
import styles from './voice.module.css';

/** A longer text is hard to read in a small frame. */
const MOST = 1_000;
const policies: readonly DisputedPolicy[] = ['each-view', 'own-teaching', 'ask-us'];

export function DisputedGroup({ draft, problemOf, change }: GroupProps) {
  const { disputed: said } = useAdmin().words.voice;
  return (
    <Group title={said.title} about={said.about}>
      <RadioOptions
        legend={said.legend}
        name="disputed-policy"
        value={draft.disputedPolicy}
        options={policies.map((value) => ({ value, ...said.policies[value] }))}
        onChange={(disputedPolicy) => change({ disputedPolicy })}
      />
      {draft.disputedPolicy === 'own-teaching' && (
        <AreaField
          label={said.teaching}
          help={
            <>
              {said.teachingHelp} <span className={styles.counted}>{said.length(draft.teaching.length, MOST)}</span>
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
