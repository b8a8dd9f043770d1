import { useId } from 'react';
import type { cookiesEn } from '../content/en/cookies.ts';
import type { CookieCategory } from '../lib/consent-categories.ts';
import styles from './cookie-dialog.module.css';
import { Icon } from './icon.tsx';

interface Props {
  category: CookieCategory;
  words: typeof cookiesEn;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A category with its switch. The essential one is focusable but cannot be changed. */
export function CookieToggle({ category, words, on, onChange }: Props) {
  const id = useId();
  const { icon, essential } = category;
  const { name, description, examples, today } = words.categories[category.id];
  const { states, example } = words.dialog;
  return (
    <div className={styles.category}>
      <Icon name={icon} className={styles.icon} />
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <span className={styles.state} aria-hidden="true">
        {essential ? states.always : on ? states.on : states.off}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={on}
        aria-checked={on}
        aria-disabled={essential || undefined}
        aria-describedby={`${id}-about`}
        onChange={(event) => !essential && onChange(event.currentTarget.checked)}
      />
      <div className={styles.about} id={`${id}-about`}>
        <p>{description}</p>
        <p>
          <i>{example}</i> {examples.join(', ')}.
        </p>
        <p className={styles.today}>{today}</p>
      </div>
    </div>
  );
}
