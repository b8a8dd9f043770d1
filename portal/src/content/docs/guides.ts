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
    about: 'for the webmaster',
    description:
      'The one line, its other forms, a strict security policy, events, and what each reason code means and asks for.',
  },
  {
    slug: 'care',
    title: 'The care gate',
    about: 'for the church',
    description:
      'How signs of danger in a text bring help first, what the gate cannot do, how both were counted, and who reviews it.',
  },
  {
    slug: 'understanding',
    title: 'Reading what people write',
    about: 'for the curious',
    description:
      'How apps find the meaning of a text without a language model, what it costs, and how well strangers found it to work.',
  },
  {
    slug: 'operating',
    title: 'Running a server',
    about: 'for the operator',
    description: 'Every setting of a Lampstand server, what it does by itself, what to watch, and how mail is sent.',
  },
  {
    slug: 'bible-texts',
    title: 'Bible texts',
    about: 'for the operator',
    description:
      'How a Bible text is brought in, listed and taken out, what is done with it, and what its licence asks for.',
  },
  {
    slug: 'adding-an-app',
    title: 'Adding an app',
    about: 'for the developer',
    description: 'An app is one folder of data and pure functions: what each file holds, and what an app may not do.',
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
