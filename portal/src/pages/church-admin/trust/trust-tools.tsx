import type { ChurchTrust } from '@lampstand/server/contracts';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ChoiceRow } from '../appearance/choice-row.tsx';
import styles from './trust.module.css';

const ranges = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

interface Props {
  days: string;
  onDays: (days: string) => void;
  trust: ChurchTrust | undefined;
  download: () => Promise<Blob>;
}

/** How far back, and the ways to take the page along. */
export function TrustTools({ days, onDays, trust, download }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const address = URL.createObjectURL(await download());
      const name = `trust-${trust?.from}-${trust?.to}.csv`;
      Object.assign(document.createElement('a'), { href: address, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      const text = error instanceof ApiError ? error.message : 'Network error';
      showToast({ tone: 'urgent', title: 'The table was not saved', text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.tools}>
      <ChoiceRow<string> legend="How far back" value={days} options={ranges} onChange={onDays} />
      <Button size="slim" busy={busy} disabled={!trust} onClick={save}>
        Save as CSV
      </Button>
      <Button size="slim" onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </Button>
    </div>
  );
}
