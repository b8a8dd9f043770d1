/** One request as the simulator has read it. */
export interface Asked {
  /** Counts the requests for this model's name, from 1. */
  turn: number;
  model: string;
  /** The bearer key; empty without one. */
  key: string;
  messages: { role: string; content: string }[];
  maxTokens: number | undefined;
  wantsUsage: boolean;
}

/** Plain sentences made of the facts in the last message, so that one run differs from another. */
export function composedAnswer({ messages, maxTokens = 400 }: Asked): string {
  const last = messages.filter(({ role }) => role === 'user').at(-1)?.content ?? '';
  const facts = /<facts>([\s\S]*?)<\/facts>/.exec(last)?.[1] ?? '';
  const words = [...facts.matchAll(/"([A-Za-z][^"\\\n]{3,80})"(?!\s*:)/g)].map(([, text]) => text ?? '');
  const about = [...new Set(words)].slice(0, 4);
  const sentences = [
    ...about.map((text) => `We think of ${text.replace(/[.!?]+$/, '')}.`),
    'This day is long, and we take it one hour at a time.',
    'Let there be somebody near, a quiet room and time to rest.',
    'We thank you for each person who listens.',
    'Give us patience with one another and with ourselves.',
    'Amen.',
  ];
  // Half of the tokens that are allowed is about the length that was asked for.
  const most = Math.max(12, Math.floor(maxTokens / 2));
  let count = 0;
  const kept: string[] = [];
  for (const sentence of sentences) {
    count += sentence.split(' ').length;
    if (count <= most) kept.push(sentence);
  }
  return kept.join(' ');
}
