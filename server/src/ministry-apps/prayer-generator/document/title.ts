import { fill } from '../composer/fill.ts';
import type { Facts } from '../understanding/understand.ts';

const longest = 90;
const usual = 'A prayer';

/** Titles from what was told, the nearest first: "Before my father’s surgery". Those that can be filled and are not too long. */
export function titlesFor(facts: Facts): [string, ...string[]] {
  const { subject } = facts;
  const called = /^(?:this|these) /.test(subject.again) ? subject.first : subject.again;
  const titled: Facts = { ...facts, subject: { ...subject, first: called, again: called, possessive: subject.titled } };
  const filled = facts.theme.titles
    .filter((line) => !((subject.self || subject.open) && line.includes('{whom}')))
    .flatMap((line) => fill(line, titled) ?? [])
    .filter((text) => text.length <= longest);
  const [first = usual, ...others] = filled;
  return [first, ...others, usual];
}
