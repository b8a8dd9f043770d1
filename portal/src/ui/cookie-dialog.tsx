import { useState } from 'react';
import { Link } from 'wouter';
import { type CookieChoices, essentialOnly, everything, readConsent } from '../lib/consent.ts';
import { cookieCategories } from '../lib/consent-categories.ts';
import { Button } from './button.tsx';
import styles from './cookie-dialog.module.css';
import { CookieToggle } from './cookie-toggle.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (choices: CookieChoices) => void;
}

/** A toggle per category. Changes apply when they are saved. */
export function CookieDialog({ open, onOpenChange, onSave }: Props) {
  const [draft, setDraft] = useState<CookieChoices>();
  const choices = draft ?? readConsent() ?? essentialOnly;
  const change = (next: boolean) => {
    setDraft(undefined);
    onOpenChange(next);
  };
  const save = (chosen: CookieChoices) => {
    setDraft(undefined);
    onSave(chosen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Cookie preferences"
      description="Choose which cookies we can use. Apps on church websites never use any."
      footer={
        <>
          <Button onClick={() => save(choices)}>Save Preferences</Button>
          <Button onClick={() => save(everything)}>Accept All</Button>
        </>
      }
    >
      <ul className={styles.categories}>
        {cookieCategories.map((category) => (
          <li key={category.id}>
            <CookieToggle
              category={category}
              on={choices[category.id]}
              onChange={(on) => setDraft({ ...choices, [category.id]: on })}
            />
          </li>
        ))}
      </ul>
      <p className="small">
        Details:{' '}
        <Link href="/cookie-policy" onClick={() => change(false)}>
          Cookie Policy
        </Link>
      </p>
    </Dialog>
  );
}
