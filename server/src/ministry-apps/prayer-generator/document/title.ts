import { fill } from '../composer/fill.ts';
import type { Facts } from '../understanding/understand.ts';

const longest = 90;

/** A title from what was told: "Before my father’s surgery". The first that can be filled and is not too long. */
export function titleFor(facts: Facts): string {
  const { subject } = facts;
  const titled: Facts = { ...facts, subject: { ...subject, first: subject.again, possessive: subject.titled } };
  const lines = [...facts.theme.titles, ...(facts.second?.titles ?? [])];
  for (const line of lines) {
    if (subject.self && line.includes('{whom}')) continue;
    const text = fill(line, titled);
    if (text && text.length <= longest) return text;
  }
  return 'A prayer';
}
