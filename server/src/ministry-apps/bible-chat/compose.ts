import type { ComposeRequest } from '../contract.ts';
import { misquotations } from './data/misquotations.ts';
import { minorMatter, outsideMatters } from './data/outside.ts';
import type { Topic } from './data/topic.ts';
import { findTopic } from './data/topics/index.ts';
import { bridges, openings, smallTalk } from './data/wording.ts';
import type { FollowUp } from './understanding/follow-up.ts';

type Facts = NonNullable<ComposeRequest['plan']['facts']>;

/** The answer's prose when no model is connected; the same seed gives the same words. */
export function compose({ plan, seed }: ComposeRequest): string {
  const facts = plan.facts ?? {};
  const pick = picker(seed);
  const cited = plan.sections.some(({ id }) => id === 'passages');
  const bridge = cited ? pick(bridges) : '';
  switch (facts.kind) {
    case 'topic':
      return paragraphs(topicProse(facts, pick), bridge);
    case 'misquotation':
      return paragraphs(misquotations.find(({ id }) => id === facts.id)?.answer, bridge);
    case 'outside': {
      const matter = [...outsideMatters, minorMatter].find(({ id }) => id === facts.id);
      return paragraphs(matter && pick(matter.answers));
    }
    case 'reference':
      return referenceProse(facts, pick);
    case 'count':
      return countProse(facts);
    case 'search':
      return searchProse(facts, pick);
    case 'small-talk':
      return pick(smallTalk[facts.id ?? ''] ?? smallTalk.unclear ?? []);
    default:
      return pick(smallTalk.unclear ?? []);
  }
}

type Pick = (variants: readonly string[]) => string;

/** Chooses one of several wordings; each choice of a run draws on its own part of the seed. */
function picker(seed: number): Pick {
  let state = seed >>> 0;
  return (variants) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return variants[(state >>> 8) % variants.length] ?? '';
  };
}

function topicProse(facts: Facts, pick: Pick): string {
  const topic = findTopic(facts.id ?? '');
  if (!topic) return '';
  if (facts.follow === 'exhausted') return pick(openings.exhausted);
  const opening = facts.follow && openings[facts.follow as FollowUp];
  if (opening) return paragraphs(pick(opening), facts.told ? '' : topic.more);
  const whole = facts.asked ? topic.answer : withoutVerdict(topic.answer);
  const answer = facts.length === 'short' ? firstSentences(whole, 2) : whole;
  const tender = topic.tender && facts.personal ? pick(openings.tender) : '';
  return paragraphs(tender, answer, facts.length === 'deep' ? topic.more : '');
}

function referenceProse({ reference, problems, context, misused, translation }: Facts, pick: Pick): string {
  if (!reference) return paragraphs(problems, pick(openings.noPassage));
  const here = pick(openings.reference)
    .replace('{reference}', reference)
    .replace('{translation}', translation ?? '');
  const placed = misused ? `${pick(openings.misused)} ${context}` : '';
  return paragraphs(problems, here, placed);
}

function countProse({ words, times, verses, translation }: Facts): string {
  if (times === '0') {
    return `“${words}” does not occur in the ${translation} in exactly these words. Another translation may word it differently, so the thought may well be there.`;
  }
  const once = times === '1';
  return `In the ${translation}, “${words}” occurs ${once ? 'once' : `${times} times`}${once ? '' : `, ${verses}`}. That is counted in this text, word for word and without regard to capitals; another translation gives another number.`;
}

function searchProse({ words, found, single }: Facts, pick: Pick): string {
  if (found === '0') return pick(openings.nothing);
  if (single) return pick(openings.searchOne).replace('{words}', words ?? '');
  return `${pick(openings.search)} ${pick(openings.searchHow).replace('{words}', words ?? '')}`;
}

/** An answer to another question does not begin with its yes or no. */
const withoutVerdict = (answer: string) => answer.replace(/^(?:Yes|No)(?:,[^.]*)?\. /, '');

/** The first sentences of an answer, for those who want it short. */
function firstSentences(text: Topic['answer'], count: number): string {
  return (text.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [text]).slice(0, count).join('').trim();
}

const paragraphs = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');
