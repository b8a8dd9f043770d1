import { careGate } from '../../../care/index.ts';
import type { Meaning } from '../../../care/meaning.ts';
import { topics } from '../data/themes.ts';
import type { Topic } from '../theme.ts';

const denied = /\b(?:no|not|never|without|n['’]t|isn['’]t|nothing to do with)(?:\s+\w+){0,2}\s*$/i;

/** Whether a text can be about a topic. What it denies ("no surgery needed") does not count. */
export function canBeAbout(topic: Topic, text: string): boolean {
  if (topic.unless?.test(text)) return false;
  return [...text.matchAll(new RegExp(topic.words.source, 'gi'))].some(
    (match) =>
      !denied.test(text.slice(Math.max(0, match.index - 30), match.index)) ||
      /^(?:can|not|no|won|doesn|don|couldn)/i.test(match[0]),
  );
}

/** Every topic that a text can be about. */
export function possibleTopics(text: string): Topic[] {
  return topics.filter((topic) => canBeAbout(topic, text));
}

/** Whether someone's life is in danger, by the care gate. */
export function isInDanger(text: string, meaning?: Meaning): boolean {
  return careGate([text], meaning).some(({ kind, level }) => kind === 'suicide' && level === 'urgent');
}
