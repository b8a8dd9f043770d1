import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { writtenDate } from '../../lib/dates.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdmin, useAdminToast } from './admin-context.ts';
import { ChoiceRow } from './appearance/choice-row.tsx';
import styles from './counts.module.css';

const ranges = [7, 30, 90] as const;

interface Props {
  /** Number of days, including today. */
  days: string;
  onDays: (days: string) => void;
  /** Undefined while loading. */
  shown: { from: string; to: string } | undefined;
  /** File name from the first and last day. */
  file: (from: string, to: string) => string;
  /** Throws an `ApiError`. */
  download: () => Promise<Blob>;
}

/** Range of days, CSV download and print. */
export function CountTools({ days, onDays, shown, file, download }: Props) {
  const { words, lang } = useAdmin();
  const { counts: said, network, problem } = words.sections;
  const showToast = useAdminToast();
  const [busy, setBusy] = useState(false);
  const save = async ({ from, to }: { from: string; to: string }) => {
    setBusy(true);
    try {
      saveFile(await download(), file(from, to));
    } catch (error) {
      const text = error instanceof ApiError ? problem(error) : network;
      showToast({ tone: 'urgent', title: said.notSaved, text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {shown && (
        <p className={styles.printed}>{said.span(writtenDate(shown.from, lang), writtenDate(shown.to, lang))}</p>
      )}
      <div className={styles.tools}>
        <ChoiceRow<string>
          legend={said.range}
          value={days}
          options={ranges.map((value) => ({ value: String(value), label: said.ranges[value] }))}
          onChange={onDays}
        />
        <Button size="slim" busy={busy} disabled={!shown} onClick={() => shown && save(shown)}>
          {said.csv}
        </Button>
        <Button size="slim" onClick={() => window.print()}>
          <Icon name="print" />
          {said.print}
        </Button>
      </div>
    </>
  );
}
