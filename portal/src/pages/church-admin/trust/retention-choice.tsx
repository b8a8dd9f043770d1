import type { Keep } from '@lampstand/server/contracts';
import { useState } from 'react';
import { mutateWithToast } from '../../../lib/mutate-with-toast.ts';
import { setRetention } from '../../../lib/use-trust.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RadioOptions } from '../../../ui/radio-options.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './trust.module.css';

const choices: readonly Keep[] = ['13-months', '30-days', 'nothing'];

/** Form for how long counts are kept. Asks before it deletes counts. */
export function RetentionChoice({ keep }: { keep: Keep }) {
  const { words, church } = useAdmin();
  const said = words.trust;
  const [chosen, setChosen] = useState(keep);
  const [asking, setAsking] = useState(false);
  const save = () =>
    mutateWithToast(
      'trust',
      async () => {
        await setRetention(chosen, church);
        return said.kept[chosen];
      },
      words.sections,
    );
  const question = chosen === '13-months' ? undefined : said.asking[chosen];
  return (
    <section aria-labelledby="retention" className={styles.retention}>
      <h3 id="retention">{said.keep}</h3>
      <p className={styles.note}>{said.keepText}</p>
      <RadioOptions
        legend={said.keepFor}
        name="keep"
        value={chosen}
        options={choices.map((value) => ({ value, ...said.choices[value] }))}
        onChange={setChosen}
      />
      <Button disabled={chosen === keep} onClick={() => (question ? setAsking(true) : void save())}>
        {said.save}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={question?.title ?? ''}
        text={question?.text ?? ''}
        action={said.delete}
        lang={words.sections.lang}
        onConfirm={save}
      />
    </section>
  );
}
