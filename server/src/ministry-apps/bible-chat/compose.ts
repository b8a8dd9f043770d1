import { createRandom, formatNumber, paragraphsOf, pick, type Random } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import type { Answer, ProseSource } from './answer.ts';
import { misquotations } from './data/misquotations.ts';
import { minorMatter, outsideMatters } from './data/outside.ts';
import type { Topic } from './data/topic.ts';
import { findTopic } from './data/topics/index.ts';
import { bridges, openings, smallTalk } from './data/wording.ts';
import { words } from './texts.en.ts';

type ProseOf<Kind extends ProseSource['kind']> = Extract<ProseSource, { kind: Kind }>;

/** The answer's prose when no model is connected; the same seed gives the same words. */
export function compose({ result: { prose, plan }, seed }: ComposeRequest<Answer>): string {
  const random = createRandom(seed);
  const cited = plan.sections.some(({ id }) => id === 'passages');
  const bridge = cited ? pick(random, bridges) : '';
  switch (prose.kind) {
    case 'topic':
      return paragraphsOf([topicProse(prose, random), bridge]);
    case 'misquotation':
      return paragraphsOf([misquotations.find(({ id }) => id === prose.id)?.answer, bridge]);
    case 'outside': {
      const matter = [...outsideMatters, minorMatter].find(({ id }) => id === prose.id);
      return paragraphsOf([matter && pick(random, matter.answers)]);
    }
    case 'reference':
      return referenceProse(prose, random);
    case 'count':
      return countProse(prose);
    case 'search':
      return searchProse(prose, random);
    case 'small-talk':
      return pick(random, smallTalk[prose.id]);
    default:
      return pick(random, smallTalk.unclear);
  }
}

function topicProse(
  { id, follow, moreShown, exactQuestion, length, personal }: ProseOf<'topic'>,
  random: Random,
): string {
  const topic = findTopic(id);
  if (!topic) return '';
  if (follow === 'exhausted') return pick(random, openings.exhausted);
  if (follow) return paragraphsOf([pick(random, openings[follow]), !moreShown && topic.more]);
  const whole = exactQuestion ? topic.answer : withoutVerdict(topic.answer);
  const answer = length === 'short' ? firstSentences(whole, 2) : whole;
  return paragraphsOf([
    topic.tender && personal && pick(random, openings.tender),
    answer,
    length === 'deep' && topic.more,
  ]);
}

function referenceProse(
  { reference, problems, context, misused, translation }: ProseOf<'reference'>,
  random: Random,
): string {
  if (!reference) return paragraphsOf([problems, pick(random, openings.noPassage)]);
  const here = pick(random, openings.reference)(reference, translation);
  const placed = misused ? `${pick(random, openings.misused)} ${context}` : '';
  return paragraphsOf([problems, here, placed]);
}

function countProse({ words: counted, times, verses, translation }: ProseOf<'count'>): string {
  if (times === 0) return words.count.none(counted, translation);
  if (times === 1) return words.count.once(counted, translation);
  return words.count.times(counted, translation, formatNumber(times), words.count.inVerses(verses));
}

function searchProse({ words: sought, found, single }: ProseOf<'search'>, random: Random): string {
  if (found === 0) return pick(random, openings.nothing);
  if (single) return pick(random, openings.searchOne)(sought);
  return `${pick(random, openings.search)} ${pick(random, openings.searchHow)(sought)}`;
}

/** Removes the yes or no at the beginning, which answers the topic's own question only. */
const withoutVerdict = (answer: string) => answer.replace(/^(?:Yes|No)(?:,[^.]*)?\. /, '');

/** Returns the first sentences, for a short answer. */
function firstSentences(text: Topic['answer'], count: number): string {
  return (text.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [text]).slice(0, count).join('').trim();
}
