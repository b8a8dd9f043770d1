import { useState } from 'react';
import { Link } from 'wouter';
import { type CookieChoices, essentialOnly, everything, readConsent } from '../lib/consent.ts';
import { cookieCategories } from '../lib/consent-categories.ts';
import { useCookieTexts } from '../lib/use-cookie-texts.ts';
import { announce } from './announcer.tsx';
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
export function CookieDialog(props: Props) {
  return !useCookieTexts().isLoading && <Choices {...props} />;
}

function Choices({ open, onOpenChange, onSave }: Props) {
  const { lang, words } = useCookieTexts();
  const { dialog } = words;
  const [draft, setDraft] = useState<CookieChoices>();
  const choices = draft ?? readConsent() ?? essentialOnly;
  const change = (next: boolean) => {
    setDraft(undefined);
    onOpenChange(next);
  };
  const save = (chosen: CookieChoices) => {
    setDraft(undefined);
    onSave(chosen);
    announce(words.saved, 'polite', lang);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={dialog.title}
      description={dialog.about}
      lang={{ code: lang, close: dialog.close }}
      footer={
        <>
          <Button onClick={() => save(choices)}>{dialog.save}</Button>
          <Button onClick={() => save(everything)}>{words.acceptAll}</Button>
        </>
      }
    >
      <ul className={styles.categories}>
        {cookieCategories.map((category) => (
          <li key={category.id}>
            <CookieToggle
              category={category}
              words={words}
              on={choices[category.id]}
              onChange={(on) => setDraft({ ...choices, [category.id]: on })}
            />
          </li>
        ))}
      </ul>
      <p className="small">
        {dialog.details}{' '}
        <Link href="/cookie-policy" onClick={() => change(false)}>
          {words.policy}
        </Link>
      </p>
    </Dialog>
  );
}
