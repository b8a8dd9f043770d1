import type { ComposeRequest } from '../contract.ts';
import type { Answer, Prose } from './answer.ts';
import { misquotations } from './data/misquotations.ts';
import { minorMatter, outsideMatters } from './data/outside.ts';
import type { Topic } from './data/topic.ts';
import { findTopic } from './data/topics/index.ts';
import { bridges, openings, smallTalk } from './data/wording.ts';

type ProseOf<Kind extends Prose['kind']> = Extract<Prose, { kind: Kind }>;

/** The answer's prose when no model is connected; the same seed gives the same words. */
export function compose({ result: { prose, plan }, seed }: ComposeRequest<Answer>): string {
  const pick = picker(seed);
  const cited = plan.sections.some(({ id }) => id === 'passages');
  const bridge = cited ? pick(bridges) : '';
  switch (prose.kind) {
    case 'topic':
      return paragraphs(topicProse(prose, pick), bridge);
    case 'misquotation':
      return paragraphs(misquotations.find(({ id }) => id === prose.id)?.answer, bridge);
    case 'outside': {
      const matter = [...outsideMatters, minorMatter].find(({ id }) => id === prose.id);
      return paragraphs(matter && pick(matter.answers));
    }
    case 'reference':
      return referenceProse(prose, pick);
    case 'count':
      return countProse(prose);
    case 'search':
      return searchProse(prose, pick);
    case 'small-talk':
      return pick(smallTalk[prose.id]);
    default:
      return pick(smallTalk.unclear);
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

function topicProse({ id, follow, told, asked, length, personal }: ProseOf<'topic'>, pick: Pick): string {
  const topic = findTopic(id);
  if (!topic) return '';
  if (follow === 'exhausted') return pick(openings.exhausted);
  if (follow) return paragraphs(pick(openings[follow]), told ? '' : topic.more);
  const whole = asked ? topic.answer : withoutVerdict(topic.answer);
  const answer = length === 'short' ? firstSentences(whole, 2) : whole;
  const tender = topic.tender && personal ? pick(openings.tender) : '';
  return paragraphs(tender, answer, length === 'deep' ? topic.more : '');
}

function referenceProse(
  { reference, problems, context, misused, translation }: ProseOf<'reference'>,
  pick: Pick,
): string {
  if (!reference) return paragraphs(problems, pick(openings.noPassage));
  const here = pick(openings.reference).replace('{reference}', reference).replace('{translation}', translation);
  const placed = misused ? `${pick(openings.misused)} ${context}` : '';
  return paragraphs(problems, here, placed);
}

function countProse({ words, times, verses, translation }: ProseOf<'count'>): string {
  if (times === '0') {
    return `“${words}” does not occur in the ${translation} in exactly these words. Another translation may word it differently, so the thought may well be there.`;
  }
  const once = times === '1';
  return `In the ${translation}, “${words}” occurs ${once ? 'once' : `${times} times`}${once ? '' : `, ${verses}`}. That is counted in this text, word for word and without regard to capitals; another translation gives another number.`;
}

function searchProse({ words, found, single }: ProseOf<'search'>, pick: Pick): string {
  if (found === 0) return pick(openings.nothing);
  if (single) return pick(openings.searchOne).replace('{words}', words);
  return `${pick(openings.search)} ${pick(openings.searchHow).replace('{words}', words)}`;
}

/** An answer to another question does not begin with its yes or no. */
const withoutVerdict = (answer: string) => answer.replace(/^(?:Yes|No)(?:,[^.]*)?\. /, '');

/** The first sentences of an answer, for those who want it short. */
function firstSentences(text: Topic['answer'], count: number): string {
  return (text.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [text]).slice(0, count).join('').trim();
}

const paragraphs = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');
