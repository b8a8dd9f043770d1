import type { Fact } from '../fact.ts';
import { events } from './events.ts';
import { people } from './people.ts';
import { questions } from './questions.ts';
import { words } from './words.ts';

/** Facts that are answered; the handbook's people, places, words and chapters are added to this list. */
export const facts: readonly Fact[] = [...people, ...words, ...events, ...questions];

const byId = new Map(facts.map((fact) => [fact.id, fact]));

export const findFact = (id: string): Fact | undefined => byId.get(id);
