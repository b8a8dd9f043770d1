import { useId } from 'react';
import type { CookieCategory } from '../lib/consent-categories.ts';
import styles from './cookie-dialog.module.css';
import { Icon } from './icon.tsx';

interface Props {
  category: CookieCategory;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A category with its switch. The essential one is focusable but cannot be changed. */
export function CookieToggle({ category, on, onChange }: Props) {
  const id = useId();
  const { name, icon, description, examples, today, essential } = category;
  return (
    <div className={styles.category}>
      <Icon name={icon} className={styles.icon} />
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <span className={styles.state} aria-hidden="true">
        {essential ? 'Always on' : on ? 'On' : 'Off'}
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
          <i>For example:</i> {examples.join(', ')}.
        </p>
        <p className={styles.today}>{today}</p>
      </div>
    </div>
  );
}
