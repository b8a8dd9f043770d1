import { useEffect, useRef } from 'react';

interface Props {
  id?: string;
  /** 1 by default. */
  level?: 1 | 2 | 3;
  children: string;
}

/** A heading that takes focus, so that screen readers read it. For content that replaces a form. */
export function FocusedHeading({ id, level = 1, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
