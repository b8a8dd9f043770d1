import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';

type Look = 'main' | 'plain' | 'quiet' | 'stop';
interface Shape {
  look?: Look;
  size?: 'big' | 'slim';
  children: ReactNode;
}

const classes = ({ look = 'plain', size }: Shape) =>
  [styles.button, styles[look], size && styles[size]].filter(Boolean).join(' ');

interface ButtonProps extends Shape, Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** Work in progress: announced, and clicks are ignored. */
  busy?: boolean;
  /** Cannot be used now, and keeps its focus: clicks are ignored. */
  off?: boolean;
}

/** A button. Its text says what it does ("Send invitation"), never "Submit". */
export function Button({
  look,
  size,
  busy = false,
  off = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ look, size, children })}
      aria-busy={busy || undefined}
      aria-disabled={busy || off || undefined}
      onClick={busy || off ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button, to a page of the portal or to a `mailto:` address. */
export function ButtonLink({ look, size, href, children }: Shape & { href: string }) {
  if (href.startsWith('mailto:')) {
    return (
      <a className={classes({ look, size, children })} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link className={classes({ look, size, children })} href={href}>
      {children}
    </Link>
  );
}
