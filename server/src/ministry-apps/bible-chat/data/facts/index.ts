import type { Details } from '../detail.ts';
import type { Fact } from '../fact.ts';
import { bibleBooks } from './bible-books.ts';
import { churchVisits, churchVisitsNext } from './church-visits.ts';
import { churches, churchesNext } from './churches.ts';
import { events } from './events.ts';
import { faithWords, faithWordsNext } from './faith-words.ts';
import { lifeQuestions, lifeQuestionsNext } from './life-questions.ts';
import { morePeople, morePeopleNext } from './more-people.ts';
import { people } from './people.ts';
import { questions } from './questions.ts';
import { stories, storiesNext } from './stories.ts';
import { words } from './words.ts';

/** Facts that are answered; the handbook's people, places, words and chapters are added to this list. */
export const facts: readonly Fact[] = [
  ...people,
  ...words,
  ...events,
  ...questions,
  ...morePeople,
  ...stories,
  ...bibleBooks,
  ...churchVisits,
  ...churches,
  ...lifeQuestions,
  ...faithWords,
];

/** What is asked after the facts that have their next questions beside them. */
export const nextQuestions: Details = {
  ...morePeopleNext,
  ...storiesNext,
  ...churchVisitsNext,
  ...churchesNext,
  ...lifeQuestionsNext,
  ...faithWordsNext,
};

const byId = new Map(facts.map((fact) => [fact.id, fact]));

export const findFact = (id: string): Fact | undefined => byId.get(id);
