/** The coach's sentences. Each `q` is the person's own words. */
export const coaching = {
  /** What is true of these words, whatever they mean. */
  strong: {
    end: (q: string) => `You said: “${q}.” That tells them how it ended, with a number. Keep it.`,
    figure: (q: string) => `You said: “${q}.” A true detail like that is easy to picture and easy to believe. Keep it.`,
    words: (q: string) => `You said: “${q}.” Words that were really spoken make a story easy to see. Keep them.`,
    deed: (q: string) => `You said: “${q}.” That is something you did yourself, and they want to hear that. Keep it.`,
    step: (q: string) => `You said: “${q}.” That is a clear step. Keep it.`,
    detail: (q: string) => `You said: “${q}.” It is about one real time or place, not about work in general. Keep it.`,
    loss: (q: string) =>
      `You said: “${q}.” That is hard to tell, and you said it plainly. You needn’t say more about it than that.`,
    plain: (q: string) => `You said: “${q}.” That is plain and easy to understand.`,
  },
  heard: (q: string) => `You said: “${q}.” That is a beginning.`,
  caution: 'Read the warning below first.',
  quoted: (q: string) => `You said: “${q}.” It seems nearest to what they asked.`,
  none: 'You began, and that is the hardest part.',
  /** One thing to change. */
  missing: (more: string) => `One thing to add: ${more}.`,
  unsure: [
    (what: string) => `One thing to check: they listen for ${what}. Say it so plainly that no one can miss it.`,
    (what: string) => `They also listen for this: ${what}. If it’s in there already, give it a sentence of its own.`,
    (what: string) => `One thing to make plainer: ${what}. We weren’t sure that we heard it.`,
  ],
  thin: (more: string) => `One thing to make stronger: ${more}.`,
  frame: (frame: string) => `A way to build it: “${frame}”`,
  change: {
    we: 'say “I” for your own part, and “we” for what the team did',
    claim: 'give one example, from one day and one place, for what you say about yourself',
    plan: 'tell a time when it happened, not what you would do',
    blame: 'say what was hard in one fair sentence, without blame, and go on to what you did',
    elsewhere: 'read the question once more, and answer it in your first sentence',
  },
  ready: [
    'Nothing that we can name is missing. Say it aloud twice, without reading.',
    'Nothing that we can name is missing. Say it to someone tonight, and watch the time.',
  ] as const,
  /** Where only the form of an answer is known. */
  counted:
    'We can only count here: the words, the time, and whether you speak of yourself. Ask someone who knows the work whether it answers the question.',
  enough: [
    'Short and to the point. Stop after it, and wait for their next question.',
    'That is enough for this question. Stop there, and look at them.',
  ] as const,
  more: ['A short answer is fine here. One more true sentence would help: how long, where, or with what.'] as const,
  fillers: (count: number, found: readonly string[]) =>
    `There are ${count} filler words, such as ${found.map((filler) => `“${filler}”`).join(' and ')}. Stop for a breath there.`,
  /** What a part is, as it goes on from "they listen for". */
  parts: {
    point: 'your short answer to the question itself',
    situation: 'where and when it was',
    task: 'what was up to you',
    action: 'what you yourself did, step by step',
    result: 'what came of it',
    steps: 'what you would do first, and what next',
    tell: 'who you would tell, and how soon',
    proof: 'one time when it showed',
    now: 'what is different now',
    own: 'what your own part was',
    detail: 'one true number, name or day',
    fit: 'how it helps in this job',
  },
  /** A beginning for a part of a story, with blanks. */
  frames: {
    situation: 'It was in [month and year], at [place], and [what was going on].',
    task: 'It was up to me to [what people counted on you for].',
    action: 'First I [what you did]. Then I [what you did next].',
    result: 'In the end [what was different: a number, a change, or what someone said].',
    fit: 'Since then I [what you learned], and I would use that here for [one duty].',
    steps: 'First I’d [your first step]. Then I’d [the next one].',
    tell: 'I’d tell [who] the same day, and say: “[your words].”',
    proof: 'One time, at [place], I [what you did], and [what came of it].',
    now: 'What is different now is [one thing that anyone can see].',
    point: '[Your answer in one sentence.]',
    own: 'My own part was [what you do or did].',
    detail: 'That was [number, name or day].',
  },
} as const;
