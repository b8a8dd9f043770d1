import { useEffect, useRef } from 'react';

/** The heading of something that took the place of a form: the keyboard stands on it, so that it is read out. */
export function FocusedHeading({ id, children }: { id?: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
