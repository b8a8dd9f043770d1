/** A page under /docs. */
export interface Guide {
  /** Last segment of its URL and file name in `docs/`. */
  slug: string;
  /** Title from the file, without its number. */
  title: string;
  /** Audience, or the decision in one sentence. */
  about: string;
  description: string;
}

/** The guides in display order. */
export const guides: readonly Guide[] = [
  {
    slug: 'embedding',
    title: 'Putting an app into a page',
    about: 'for the person who runs your website',
    description:
      'The embed code and its other forms, a strict security policy, events, and what each error code means.',
  },
  {
    slug: 'care',
    title: 'Crisis detection',
    about: 'for the church',
    description:
      'How we find signs of danger in a text and show help first, what we miss, how we measured it, and who reviews it.',
  },
  {
    slug: 'understanding',
    title: 'Reading what people write',
    about: 'for the curious',
    description:
      'How apps find the meaning of a text without AI, what it costs, and how well it works in our measurements.',
  },
  {
    slug: 'operating',
    title: 'Running a server',
    about: 'for the operator',
    description: 'Every setting of a Lampstand server, its default, what to watch, and how email is sent.',
  },
  {
    slug: 'bible-texts',
    title: 'Bible translations',
    about: 'for the operator',
    description: 'How to import, list and remove a Bible translation, how we use it, and what its license requires.',
  },
  {
    slug: 'adding-an-app',
    title: 'Adding an app',
    about: 'for the developer',
    description: 'An app is one folder of data and pure functions: what each file holds, and what an app can’t do.',
  },
];

const decisionTitles = import.meta.glob<string>('../../../../docs/decisions/*.md', {
  query: '?title',
  import: 'title',
  eager: true,
});

/** Decision records: all files in `docs/decisions`. */
export const decisions: readonly Guide[] = Object.entries(decisionTitles)
  .sort()
  .map(([file, fullTitle]) => {
    const slug = /([^/]+)\.md$/.exec(file)?.[1] ?? file;
    const title = fullTitle.replace(/^\d{3}:? /, '');
    return {
      slug,
      title,
      about: `decision ${slug.slice(0, 3)}`,
      description: `${title}: the context, the decision and its consequences.`,
    };
  });

/** Finds a guide or decision by its slug. */
export const findGuide = (slug: string | undefined): Guide | undefined =>
  [...guides, ...decisions].find((guide) => guide.slug === slug);
