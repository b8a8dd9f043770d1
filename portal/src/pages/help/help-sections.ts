import { textOf } from '@lampstand/server/article-text';
import type { Article, ArticleElement, ArticleNode } from '@lampstand/server/contracts';

interface Answer {
  id: string;
  question: string;
  nodes: ArticleNode[];
}

export interface HelpSection {
  id: string;
  title: string;
  /** Text before the first question. */
  intro: ArticleNode[];
  answers: Answer[];
}

/** Splits the help text: level 2 headings are sections, level 3 headings are questions. */
export function sectionsOf({ nodes }: Pick<Article, 'nodes'>): HelpSection[] {
  const sections: HelpSection[] = [];
  for (const node of nodes) {
    const section = sections.at(-1);
    if (isHeading(node, 'h2')) sections.push({ ...named(node, 'title'), intro: [], answers: [] });
    else if (isHeading(node, 'h3')) section?.answers.push({ ...named(node, 'question'), nodes: [] });
    else (section?.answers.at(-1)?.nodes ?? section?.intro)?.push(node);
  }
  return sections;
}

/** Plain text of an article node, with spaces between blocks. */
export const wordsOf = (node: ArticleNode): string =>
  textOf(node, (tag) => (/^(?:p|li|td|th|tr|pre|h[234])$/.test(tag) ? ' ' : ''));

const isHeading = (node: ArticleNode, tag: string): node is ArticleElement =>
  typeof node !== 'string' && node.tag === tag;

function named<Name extends string>(heading: ArticleElement, name: Name) {
  const words = { [name]: wordsOf(heading).trim() } as { [name in Name]: string };
  return { id: heading.props?.id ?? '', ...words };
}
