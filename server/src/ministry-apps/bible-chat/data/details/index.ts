import type { Details } from '../detail.ts';
import { nextQuestions } from '../facts/index.ts';
import { lessonDetails } from '../facts/lessons.ts';
import { bibleDetails } from './bible.ts';
import { bodyAndDeathDetails } from './body-and-death.ts';
import { christianLifeDetails } from './christian-life.ts';
import { churchLifeDetails } from './church-life.ts';
import { factsEventsDetails } from './facts-events.ts';
import { factsPeopleDetails } from './facts-people.ts';
import { factsQuestionsDetails } from './facts-questions.ts';
import { factsWordsDetails } from './facts-words.ts';
import { familyDetails } from './family.ts';
import { godDetails } from './god.ts';
import { heartDetails } from './heart.ts';
import { moneyAndWorkDetails } from './money-and-work.ts';
import { salvationDetails } from './salvation.ts';
import { sorrowDetails } from './sorrow.ts';
import { worldDetails } from './world.ts';

const tables: readonly Details[] = [
  factsPeopleDetails,
  factsWordsDetails,
  factsEventsDetails,
  factsQuestionsDetails,
  sorrowDetails,
  heartDetails,
  familyDetails,
  moneyAndWorkDetails,
  bodyAndDeathDetails,
  godDetails,
  salvationDetails,
  churchLifeDetails,
  christianLifeDetails,
  worldDetails,
  bibleDetails,
  nextQuestions,
];

/** A prepared question of a subject, found by its id. */
export interface PreparedDetail {
  id: string;
  /** The id of its subject, e.g. `topic:grief`. */
  about: string;
  /** The ways to ask it. */
  asked: readonly string[];
  answer: string;
  passages: readonly string[];
}

const listOf = (table: Details, prefix: string): PreparedDetail[] =>
  Object.entries(table).flatMap(([about, list]) =>
    list.map(({ asked, answer, passages }, index) => ({
      id: `detail:${about}/${prefix}${index + 1}`,
      about,
      asked: asked.split(' | '),
      answer,
      passages,
    })),
  );

export const details: readonly PreparedDetail[] = [
  ...tables.flatMap((table) => listOf(table, '')),
  ...listOf(lessonDetails, 'lesson-'),
];
