import { careGate } from '../../../care/index.ts';
import { low } from '../data/heart.ts';
import { topics } from '../data/themes.ts';
import type { Topic } from '../theme.ts';

/** A topic that a text speaks of, and where. */
export interface FoundTopic {
  topic: Topic;
  /** Where it is first spoken of. */
  start: number;
  /** The person's own noun for it, e.g. `operation`. */
  event?: string;
  /** A life is in danger: nothing else may lead the prayer. */
  urgent?: true;
}

const feasts =
  /\b(?:easter|christmas|eve|advent|good|friday|palm|sunday|pentecost|thanksgiving|memorial|veterans|day)\b(?= (?:service|worship|dinner|eve|friday|sunday|day)|$)/g;
const denied = /\b(?:no|not|never|without|n['’]t|isn['’]t|nothing to do with)(?:\s+\w+){0,2}\s*$/i;

/** What a text is about, the weightiest first. What the text denies ("no surgery needed") does not count. */
export function findTopics(text: string): FoundTopic[] {
  const found = topics.flatMap((topic) => findTopic(topic, text) ?? []);
  if (!isInDanger(text)) return found;
  const despair = found.find(({ topic }) => topic === low) ?? { topic: low, start: 0 };
  return [{ ...despair, urgent: true }, ...found.filter(({ topic }) => topic !== low)];
}

/** Whether somebody's life is in danger. The care gate knows more ways to say it than any table of ours. */
export function isInDanger(text: string): boolean {
  return careGate([text]).some(({ kind, level }) => kind === 'suicide' && level === 'urgent');
}

/** One topic in a text, or undefined when the text does not speak of it. */
export function findTopic(topic: Topic, text: string): FoundTopic | undefined {
  const start = firstAffirmed(text, topic.words);
  if (start === undefined || topic.unless?.test(text)) return undefined;
  const event = topic.nouns && spelledEvent(topic.nouns.exec(text)?.[0]);
  return { topic, start, ...(event ? { event } : {}) };
}

function firstAffirmed(text: string, words: RegExp): number | undefined {
  for (const match of text.matchAll(new RegExp(words.source, `${words.flags.replace('g', '')}g`))) {
    if (
      !denied.test(text.slice(Math.max(0, match.index - 30), match.index)) ||
      /^(?:can(?:['’]?t|not)|not|no|won['’]?t|doesn|don['’]?t|couldn)\b/i.test(match[0])
    ) {
      return match.index;
    }
  }
  return undefined;
}

function spelledEvent(noun: string | undefined): string | undefined {
  if (!noun) return undefined;
  if (/^[A-Z]{2,}$/.test(noun)) return noun;
  return noun.toLowerCase().replace(feasts, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
