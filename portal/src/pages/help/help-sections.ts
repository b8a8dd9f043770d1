import type { Article, ArticleElement, ArticleNode } from '@lampstand/server/contracts';

interface Answer {
  id: string;
  question: string;
  nodes: ArticleNode[];
}

export interface HelpSection {
  id: string;
  title: string;
  /** What stands before the first question. */
  intro: ArticleNode[];
  answers: Answer[];
}

/** The help text by its headings: the second level opens a section, the third asks a question. */
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

/** The words of a piece of an article, blocks apart from each other. */
export const wordsOf = (node: ArticleNode): string =>
  typeof node === 'string' ? node : joined(node, (node.children ?? []).map(wordsOf).join(''));

const joined = ({ tag }: ArticleElement, words: string) =>
  /^(?:p|li|td|th|tr|pre|h[234])$/.test(tag) ? `${words} ` : words;

const isHeading = (node: ArticleNode, tag: string): node is ArticleElement =>
  typeof node !== 'string' && node.tag === tag;

function named<Name extends string>(heading: ArticleElement, name: Name) {
  const words = { [name]: wordsOf(heading).trim() } as { [name in Name]: string };
  return { id: heading.props?.id ?? '', ...words };
}
