import { type Inline, readInline, readMarkdown } from '@lampstand/sdk/markdown';
import { createElement, Fragment, type ReactNode } from 'react';

/** The small Markdown of a result as elements, as in the app itself. */
export function ResultProse({ text }: { text: string }) {
  const parts = readMarkdown(text).map((part) => {
    if (part.tag === 'ul') return createElement('ul', null, ...part.items.map(item));
    if (part.tag === 'ol') return createElement('ol', { start: part.start }, ...part.items.map(item));
    const lines = part.lines.flatMap((line, at) => [at > 0 && createElement('br'), ...line.map(piece)]);
    return createElement(
      'p',
      null,
      part.tag === 'h' ? createElement('b', null, ...lines) : createElement(Fragment, null, ...lines),
    );
  });
  return createElement(Fragment, null, ...parts);
}

/** One line of small Markdown. */
export const ResultLine = ({ text }: { text: string }) => createElement(Fragment, null, ...readInline(text).map(piece));

const item = (line: Inline[]) => createElement('li', null, ...line.map(piece));

function piece(part: Inline): ReactNode {
  if (typeof part === 'string') return part;
  const link = part.tag === 'a' ? { href: part.href, rel: 'noopener noreferrer nofollow' } : null;
  return createElement(part.tag, link, ...part.inside.map(piece));
}
