import type { Details } from '../detail.ts';
import type { Fact } from '../fact.ts';

/** A fact with the questions that people ask after it. */
export interface ShortFact extends Omit<Fact, 'phrasings' | 'question' | 'related' | 'asides'> {
  question?: string;
  phrasings?: string;
  related?: Fact['related'];
  /** Each with the ways to ask it, separated by bars, its answer, and its passages. */
  next?: readonly (readonly [asked: string, answer: string, ...passages: string[]])[];
}

/** Facts whose question and first phrasings are made from their names. */
export function factsOf(
  list: readonly ShortFact[],
  question: (name: string) => string,
  askedBy: (name: string, fact: ShortFact) => string,
  related: Fact['related'],
): Fact[] {
  return list.map(({ next: _, ...fact }) => ({
    ...fact,
    question: fact.question ?? question(fact.name),
    phrasings: [askedBy(fact.name, fact), fact.phrasings].filter(Boolean).join(' | '),
    related: fact.related ?? related,
  }));
}

/** The questions that follow on facts, in the form of `details/`. */
export function nextOf(list: readonly ShortFact[]): Details {
  return Object.fromEntries(
    list
      .filter(({ next }) => next)
      .map(({ id, next = [] }) => [
        `fact:${id}`,
        next.map(([asked, answer, ...passages]) => ({ asked, answer, passages })),
      ]),
  );
}
