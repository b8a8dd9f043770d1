import { createRandom, paragraphOf, paragraphsOf, pick, present } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import { keeping, lastWords, untilThen } from './coaching/endings.ts';
import { coachingFacts, type Line } from './coaching/facts.ts';
import { askFirst, finishNow, firstMove, proofFirst } from './coaching/moves.ts';
import { atOnce, essentialsFirst, tight, withDate, withoutDate, withoutMoney } from './coaching/openings.ts';
import { particulars } from './coaching/particulars.ts';
import type { Outlook } from './outlook.ts';
import type { DebtPlan } from './solve.ts';

/** Particular remarks in one note; more would bury the first move. */
const mostParticulars = 2;

const openings = {
  date: withDate,
  'at-once': atOnce,
  tight,
  'no-date': withoutDate,
  'no-money': withoutMoney,
  essentials: essentialsFirst,
};

/** The coaching note of a plan, in Markdown. Every amount and month in it is one that the computed blocks show. */
export function compose({ result: { outlook }, church, seed }: ComposeRequest<DebtPlan>): string {
  const facts = coachingFacts(outlook);
  const random = createRandom(seed);
  const choose = (lines: readonly Line[]) => pick(random, present(lines.map((line) => line(facts))));
  const situation = situationOf(outlook);
  const opening = choose(openings[situation]);

  if (situation === 'at-once') return join([[opening], [choose(finishNow), choose(lastWords(church))]]);
  if (situation !== 'date') {
    const collected = facts.collected ? choose(particulars[0] ?? []) : undefined;
    return join([[opening], [choose(askFirst), collected], [choose(untilThen), choose(lastWords(church))]]);
  }
  const topics = facts.targetCollected ? particulars.slice(1) : particulars;
  const told = present(topics.map(choose));
  return join([
    [opening],
    [choose(facts.targetCollected ? proofFirst : firstMove), ...told.slice(0, mostParticulars)],
    [choose(keeping), choose(lastWords(church))],
  ]);
}

/** What the note has to speak to first. */
function situationOf({ lead, room, budget }: Outlook): keyof typeof openings {
  if (room !== undefined && room < 0) return 'essentials';
  if (!lead.payoff.free) return budget === 0 ? 'no-money' : 'no-date';
  if (room !== undefined && room < budget) return 'tight';
  return lead.payoff.months.length === 1 ? 'at-once' : 'date';
}

function join(paragraphs: (string | undefined)[][]): string {
  return paragraphsOf(paragraphs.map(paragraphOf));
}
