import { useEffect, useRef } from 'react';

/** A heading that takes focus, so that screen readers read it. For content that replaces a form. */
export function FocusedHeading({ id, children }: { id?: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
