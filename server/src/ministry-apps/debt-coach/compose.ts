import type { ChurchVoice } from '@lampstand/sdk/app';
import {
  createRandom,
  isNamedTradition,
  paragraphOf,
  paragraphsOf,
  pick,
  present,
  termsOf,
} from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import { coachingFacts, type Line } from './coaching-facts.ts';
import { heard, keeping, untilThen, withCareContact, withLeader, withoutContact } from './data/coaching/endings.ts';
import { askFirst, finishNow, firstMove, proofFirst } from './data/coaching/first-steps.ts';
import {
  atOnce,
  essentialsFirst,
  tight,
  withDate,
  withoutDate,
  withoutDateAndTight,
  withoutMoney,
} from './data/coaching/openings.ts';
import { allTopics } from './data/coaching/topics.ts';
import type { Outlook } from './outlook.ts';
import type { DebtPlan } from './solve.ts';
import { words } from './texts.en.ts';

/** Topics of a household in one note; with more the first payment is hard to find. */
const mostTopics = 2;

const openings = {
  date: withDate,
  'at-once': atOnce,
  tight,
  'no-date': withoutDate,
  'no-date-tight': withoutDateAndTight,
  'no-money': withoutMoney,
  essentials: essentialsFirst,
};

/** The coaching note of a plan, in Markdown. Every amount and month in it is one that the computed blocks show. */
export function compose({ result: { input, outlook }, church, seed }: ComposeRequest<DebtPlan>): string {
  const facts = coachingFacts(outlook, input.situation);
  const random = createRandom(seed);
  const choose = (lines: readonly Line[]) => pick(random, present(lines.map((line) => line(facts))));
  const situation = situationOf(outlook);
  const listened = input.situation?.trim() ? pick(random, heard) : undefined;
  const opening = choose(openings[situation]);

  if (situation === 'at-once')
    return join([
      [opening, listened],
      [choose(finishNow), pick(random, lastWords(church))],
    ]);
  if (situation !== 'date') {
    const collected = facts.collected ? choose(allTopics[0] ?? []) : undefined;
    return join([
      [opening, listened],
      [choose(askFirst), collected],
      [choose(untilThen), pick(random, lastWords(church))],
    ]);
  }
  const topics = facts.targetCollected ? allTopics.slice(1) : allTopics;
  const found = present(topics.map(choose));
  return join([
    [opening, listened],
    [choose(facts.targetCollected ? proofFirst : firstMove), ...found.slice(0, mostTopics)],
    [choose(keeping), pick(random, lastWords(church))],
  ]);
}

/** Sentences that name someone to talk to: the church's care contact, or the leader that its tradition names. */
function lastWords({ care, tradition }: ChurchVoice): readonly string[] {
  const terms = isNamedTradition(tradition) ? termsOf(tradition) : undefined;
  if (care) return withCareContact(care.label, terms && words.your(terms.home));
  return terms ? withLeader(words.your(terms.leader), words.your(terms.home)) : withoutContact;
}

/** What the note speaks about first. */
function situationOf({ chosen, afterEssentials = 0, shortfall, budget }: Outlook): keyof typeof openings {
  if (afterEssentials < 0) return 'essentials';
  if (!chosen.payoff.free) return budget === 0 ? 'no-money' : shortfall > 0 ? 'no-date-tight' : 'no-date';
  if (shortfall > 0) return 'tight';
  return chosen.payoff.months.length === 1 ? 'at-once' : 'date';
}

function join(paragraphs: (string | undefined)[][]): string {
  return paragraphsOf(paragraphs.map(paragraphOf));
}
