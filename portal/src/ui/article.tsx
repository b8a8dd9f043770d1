import { textOf } from '@lampstand/server/article-text';
import type { Article, ArticleNode } from '@lampstand/server/contracts';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './article.module.css';
import { VerseBlock } from './verse-block.tsx';

interface Props {
  article: Pick<Article, 'nodes'>;
  /** Begins with a drop cap. */
  opening?: boolean;
}

/** Renders an article tree as React elements, never as an HTML string. */
export function ArticleBody({ article, opening = false }: Props) {
  return (
    <div className={styles.article} data-opening={opening || undefined}>
      {shown(article.nodes)}
    </div>
  );
}

const shown = (nodes: readonly ArticleNode[] = []): ReactNode => createElement(Fragment, null, ...nodes.map(show));

function show(node: ArticleNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, props = {}, children } = node;
  if (tag === 'verse') return <VerseBlock reference={props.reference ?? ''} {...props} />;
  if (tag === 'a' && props.href?.startsWith('/')) return <Link href={props.href}>{shown(children)}</Link>;
  if (tag === 'table') return <WideTable name={columnsOf(node)}>{shown(children)}</WideTable>;
  return plain.has(tag) ? createElement(tag, props, ...(children ?? []).map(show)) : shown(children);
}

/** Allowed elements, checked here too: the server's answer is not trusted. */
const plain = new Set(
  'p ul ol li thead tbody tr th td blockquote pre code strong em del a h2 h3 h4 hr br img'.split(' '),
);

/** A table's column heads; they name the table for screen readers. */
function columnsOf(node: ArticleNode): string {
  if (typeof node === 'string') return '';
  if (node.tag === 'th') return textOf(node);
  return (node.children ?? []).map(columnsOf).filter(Boolean).join(', ');
}

/** A table that scrolls by itself when it is too wide, also by keyboard. */
function WideTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={styles.wide} aria-label={`Table: ${name}`} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}
