import type { Keep } from '@lampstand/server/contracts';
import { useState } from 'react';
import { act } from '../../../lib/act.ts';
import { setRetention } from '../../../lib/use-trust.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RadioOptions } from '../../../ui/radio-options.tsx';
import styles from './trust.module.css';
import { keepQuestions, keepWords } from './trust-words.ts';

const choices: readonly Keep[] = ['13-months', '30-days', 'nothing'];

/** How long counts are kept; what would be deleted is asked about first. */
export function RetentionChoice({ keep, church }: { keep: Keep; church?: string }) {
  const [chosen, setChosen] = useState(keep);
  const [asking, setAsking] = useState(false);
  const save = () =>
    act('trust', async () => {
      await setRetention(chosen, church);
      return chosen === 'nothing' ? 'Nothing is counted any more' : `Counts are kept for ${keepWords[chosen].label}`;
    });
  return (
    <section aria-labelledby="retention" className={styles.retention}>
      <h3 id="retention">How long counts are kept</h3>
      <p className={styles.note}>For this page and for Usage alike. It changes nothing in what the apps do.</p>
      <RadioOptions
        legend="Keep counts for"
        name="keep"
        value={chosen}
        options={choices.map((value) => ({ value, ...keepWords[value] }))}
        onChange={setChosen}
      />
      <Button disabled={chosen === keep} onClick={() => (chosen === '13-months' ? void save() : setAsking(true))}>
        Save
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={chosen === 'nothing' ? 'Delete all counts?' : 'Delete older counts?'}
        text={chosen === '13-months' ? '' : keepQuestions[chosen]}
        action="Delete"
        onConfirm={save}
      />
    </section>
  );
}
