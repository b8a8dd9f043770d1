import type { Phrasing } from '../../../understanding/nearest.ts';
import { canBegin } from './can-begin.ts';
import { readingOf } from './reading.ts';
import type { InContext, OnSubject } from './routes.ts';
import { idOf, nameOf, type Subject } from './subject.ts';

interface Meant {
  sure: Subject;
  score: number;
  /** A prepared question on the subject itself. */
  isOwn: boolean;
}

/** How near a question has to be to a phrasing of the same subject, and of another one. */
const least = { same: 0.95, other: 1.15 };

const possessive = /(?<![\p{L}'’])(?:his|its|their|her)(?=\s+\p{L})/iu;
const pronoun = /(?<![\p{L}'’])(?:he|she|it|they|him|her|them|this|that|these|those)(?![\p{L}'’])/iu;
const opening = /^(?:(?:but|and|so|ok|okay|then|well|wait|lol|haha|wow|oh|hm+)[\s,.!]+)+/i;

/** Puts the subject's name in the place of the first word that points at it; undefined when no word does. */
export function withSubject(message: string, subject: OnSubject): string | undefined {
  const name = nameOf(subject);
  const text = message.trim().replace(opening, '');
  if (!name) return undefined;
  const found = [
    { at: text.search(possessive), pattern: possessive, by: `${name}’s` },
    { at: text.search(pronoun), pattern: pronoun, by: name },
  ]
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)[0];
  return found && text.replace(found.pattern, found.by);
}

/** What a question means with its subject's name in it, and how near that is; undefined when nothing is near enough. */
export function meantInContext({ text, comparison }: InContext, subject: OnSubject): Meant | undefined {
  const about = idOf(subject);
  const own = (id: string) => id.startsWith(`detail:${about}/`);
  const accepts = (phrasing: Phrasing) => own(phrasing.id) || canBegin(phrasing);
  const near = comparison.nearest(Number.POSITIVE_INFINITY, accepts).filter(({ id }) => id !== about);
  const { sure, score, id } = readingOf(text, near);
  const fits = own(id) ? score >= least.same : sure?.kind === 'fact' && score >= least.other;
  return sure && fits ? { sure, score, isOwn: own(id) } : undefined;
}
