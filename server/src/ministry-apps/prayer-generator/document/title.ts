import { fill } from '../composer/fill.ts';
import { words } from '../texts.en.ts';
import type { Facts } from '../understanding/understand.ts';

const longest = 90;

/** The first title of the theme that can be filled and has at most 90 characters: "Before my father’s surgery". */
export function titleFor(facts: Facts): string {
  const { subject } = facts;
  const called = /^(?:this|these) /.test(subject.again) ? subject.first : subject.again;
  const titled: Facts = { ...facts, subject: { ...subject, first: called, again: called, possessive: subject.titled } };
  const filled = facts.theme.titles
    .filter((line) => !((subject.self || subject.open) && line.includes('{whom}')))
    .flatMap((line) => fill(line, titled) ?? [])
    .filter((text) => text.length <= longest);
  return filled[0] ?? facts.label ?? words.document.title;
}
