import { createRandom, formatNumber, paragraphsOf, pick, type Random } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import type { Answer, ProseSource } from './answer.ts';
import { gistOf } from './answers/gist.ts';
import { firstSentences } from './answers/sections.ts';
import { misquotations } from './data/misquotations.ts';
import { minorMatter, outsideMatters } from './data/outside.ts';
import type { Topic } from './data/topic.ts';
import { findTopic } from './data/topics/index.ts';
import { openings, smallTalk } from './data/wording.ts';
import { words } from './texts.en.ts';
import { withoutVerdict } from './understanding/verdict.ts';

type ProseOf<Kind extends ProseSource['kind']> = Extract<ProseSource, { kind: Kind }>;

/** The answer's prose when no model is connected; the same seed gives the same words. */
export function compose({ result: { prose }, seed }: ComposeRequest<Answer>): string {
  const random = createRandom(seed);
  switch (prose.kind) {
    case 'topic':
      return topicProse(prose, random);
    case 'misquotation':
      return misquotations.find(({ id }) => id === prose.id)?.answer ?? '';
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
    case 'written':
      return prose.text;
    case 'small-talk':
      return pick(random, smallTalk[prose.id]);
    default:
      return pick(random, smallTalk.unclear);
  }
}

function topicProse(source: ProseOf<'topic'>, random: Random): string {
  const topic = findTopic(source.id);
  if (!topic) return '';
  if (source.follow) return followProse(topic, source, random);
  const { verdict, length, personal } = source;
  const whole = verdict ? topic.answer : withoutVerdict(topic.answer);
  const answer = length === 'short' ? firstSentences(whole, 2) : whole;
  return paragraphsOf([
    topic.tender && personal && pick(random, openings.tender),
    answer,
    length === 'deep' && topic.more,
  ]);
}

function followProse(topic: Topic, { follow, moreShown, place }: ProseOf<'topic'>, random: Random): string {
  const plain = withoutVerdict(topic.answer);
  switch (follow) {
    case 'exhausted':
      return pick(random, openings.exhausted);
    case 'person':
      return paragraphsOf([pick(random, openings.person), !moreShown && topic.more]);
    case 'told':
      return paragraphsOf([pick(random, openings.tender), !moreShown && topic.more]);
    case 'another':
      return words.follow.another(topic.name);
    case 'where':
      return words.follow.where(place);
    case 'verdict':
      return plain === topic.answer
        ? `${words.follow.noVerdict} ${firstSentences(plain, 1)}`
        : firstSentences(topic.answer, 2);
    case 'objection':
      return paragraphsOf([words.follow.objection, !moreShown && topic.more]);
    case 'shorter':
      return gistOf(plain, topic.question);
    case 'echo':
      return firstSentences(plain, 1);
    case 'words':
      return words.toSay.intro;
    case 'do':
      return topic.next;
    case 'reaction':
      return words.follow.reaction;
    default:
      return moreShown ? words.follow.read : topic.more;
  }
}

function referenceProse(
  { reference, problems, context, explained, manuscripts, misused, translation }: ProseOf<'reference'>,
  random: Random,
): string {
  if (!reference) return paragraphsOf([problems, manuscripts || pick(random, openings.noPassage)]);
  const here = pick(random, openings.reference)(reference, translation);
  const placed = misused ? `${pick(random, openings.misused)} ${context}` : '';
  // The line of context is under the passage as well; who asks for its sense reads it first.
  const sense = explained && !misused ? paragraphsOf([context, explained]) : '';
  return paragraphsOf([problems, sense || here, placed, manuscripts]);
}

function countProse({ words: counted, times, verses, translation }: ProseOf<'count'>): string {
  if (times === 0) return words.count.none(counted, translation);
  if (times === 1) return words.count.once(counted, translation);
  return words.count.times(counted, translation, formatNumber(times), words.count.inVerses(verses));
}

function searchProse({ words: sought, found, single, near }: ProseOf<'search'>, random: Random): string {
  const questions = near > 0 ? words.search.nearest : words.search.ask;
  if (found === 0) return `${pick(random, openings.search)} ${questions}`;
  const verses = single ? words.search.one(sought) : words.search.several;
  return `${pick(random, openings.search)} ${questions} ${verses}`;
}
