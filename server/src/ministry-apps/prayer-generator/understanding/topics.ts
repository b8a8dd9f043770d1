import { topics } from '../data/themes.ts';
import type { Topic } from '../theme.ts';

/** A topic that a text speaks of, and where. */
export interface FoundTopic {
  topic: Topic;
  /** Where it is first spoken of. */
  start: number;
  /** The person's own noun for it, e.g. `operation`. */
  event?: string;
}

const denied = /\b(?:no|not|never|without|n['’]t|isn['’]t|nothing to do with)(?:\s+\w+){0,2}\s*$/i;

/** What a text is about, the weightiest first. What the text denies ("no surgery needed") does not count. */
export function findTopics(text: string): FoundTopic[] {
  const found: FoundTopic[] = [];
  for (const topic of topics) {
    const start = firstAffirmed(text, topic.words);
    if (start === undefined || topic.unless?.test(text)) continue;
    const event = topic.nouns && spelledEvent(topic.nouns.exec(text)?.[0]);
    found.push({ topic, start, ...(event ? { event } : {}) });
  }
  return found;
}

function firstAffirmed(text: string, words: RegExp): number | undefined {
  for (const match of text.matchAll(new RegExp(words.source, `${words.flags.replace('g', '')}g`))) {
    if (
      !denied.test(text.slice(Math.max(0, match.index - 30), match.index)) ||
      /^(?:can|not|no|won|does|don|couldn)/i.test(match[0])
    ) {
      return match.index;
    }
  }
  return undefined;
}

function spelledEvent(noun: string | undefined): string | undefined {
  if (!noun) return undefined;
  return /^[A-Z]{2,}$/.test(noun) ? noun : noun.toLowerCase();
}
