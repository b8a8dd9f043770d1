import type { Near } from '../../../understanding/nearest.ts';
import type { Fact } from '../data/fact.ts';
import { phrasings } from '../data/phrasings/index.ts';
import { subjectOf } from './indexes.ts';
import { isOneEditApart } from './phrase-index.ts';
import { isStopWord, stemsOf } from './stems.ts';
import { isMeantAsWord, isNamedIn, ownerOf, questionTo, type Subject, subjectWith } from './subject.ts';

/** What the nearest phrasings say about a message. */
export interface Reading {
  /** The one subject that is meant. */
  sure?: Subject;
  /** How near it is: 1.3 for the phrasing itself. */
  score: number;
  /** The id of the nearest, and the phrasing of it. */
  id: string;
  phrasing: string;
  /** Questions that are nearest, best first. */
  questions: readonly string[];
}

/** Chosen on conversations: below the floor no subject is meant, and above `certain` a close second does not matter. */
const limits = { floor: 0.81, margin: 0.02, certain: 0.95, refusal: 0.93, detail: 0.9, story: 1.05, offered: 0.6 };
/** What a topic or a fact gains beside the questions on it, so that a plain question gets the whole answer. */
const WHOLE = 0.05;
/** A message about oneself with more words than this tells a story. */
const STORY = 9;
/** What a score loses when none of the message's own words belongs to the subject, and gains when all do. */
const ownWords = { strange: 0.2, shared: 0.3 };
const SUGGESTED = 3;
/** Topics that are suggested only when they are close: as a guess they hurt. */
const notSuggested = new Set(
  'abuse suicide miscarriage infertility gender sexuality abortion race pornography lust adultery hell death-penalty'
    .split(' ')
    .map((id) => `topic:${id}`),
);

const vocabularies = vocabulariesOf();
/** In how many subjects a stem occurs. */
const subjectsWith = new Map<string, number>();
for (const stems of vocabularies.values()) {
  for (const stem of stems) subjectsWith.set(stem, (subjectsWith.get(stem) ?? 0) + 1);
}

/** Reads the nearest phrasings together with the message's own words; the encoder alone takes any name for any other. */
export function readingOf(message: string, near: readonly Near[]): Reading {
  const own = [...new Set(stemsOf(subjectOf(message)).filter((stem) => !isStopWord(stem)))];
  const asked = wordAsked(message);
  const scored = near
    .map(({ id, text, score }) => {
      const shared = sharedWords(asked ? [asked] : own, id);
      const whole = id.startsWith('detail:') ? 0 : WHOLE;
      return { id, text, score: score + whole - ownWords.strange * (1 - shared) + ownWords.shared * shared };
    })
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  const subject = first && subjectWith(first.id);
  const questions = scored
    .filter(({ id, score }) => score >= limits.floor || (score >= limits.offered && !notSuggested.has(id)))
    .flatMap(({ id }) => questionTo(subjectWith(id)) ?? [])
    .slice(0, SUGGESTED);
  const fact = factOf(subject);
  const named = fact
    ? own.some((stem) => stemsOf(wordsNaming(fact)).includes(stem)) && !isMeantAsWord(message, fact)
    : subject?.kind !== 'detail' || isNamedIn(message, subject);
  const least = leastScore(subject, named, message);
  const ahead = (first?.score ?? 0) - (second?.score ?? 0);
  const sure = first && first.score >= least && (first.score >= limits.certain || ahead >= limits.margin);
  return {
    ...(sure && subject ? { sure: subject } : {}),
    score: first?.score ?? 0,
    id: first?.id ?? '',
    phrasing: first?.text ?? '',
    questions,
  };
}

function leastScore(subject: Subject | undefined, named: boolean, message: string): number {
  const story = /\b(?:i|i'?m|my|me|we|our)\b/i.test(message) && message.trim().split(/\s+/).length > STORY;
  if (subject?.kind === 'detail') return story || !named ? limits.story : limits.detail;
  return subject?.kind === 'outside' || !named ? limits.refusal : limits.floor;
}

/** Words of which a message has to have one: a proper name, or any word in which a question on life is asked. */
const wordsNaming = ({ name, question, phrasings: asked }: Fact) =>
  /^\p{Ll}/u.test(name) ? `${name} ${question} ${asked}` : name;

function factOf(subject: Subject | undefined): Fact | undefined {
  if (subject?.kind === 'fact') return subject.fact;
  const owner = subject?.kind === 'detail' ? ownerOf(subject.detail) : undefined;
  return owner && 'fact' in owner ? owner.fact : undefined;
}

/** Whether each of a message's own words belongs to a subject or to what is prepared on it. */
export function hasOnlyWordsOf(message: string, id: string): boolean {
  const known = new Set(
    [...vocabularies]
      .filter(([one]) => one === id || one.startsWith(`detail:${id}/`))
      .flatMap(([, stems]) => [...stems]),
  );
  return stemsOf(message).every((stem) => isStopWord(stem) || known.has(stem));
}

/** Whether a word belongs to a prepared subject, and so is no rare name. */
export const isKnownWord = (word: string) => stemsOf(word).some((stem) => subjectsWith.has(stem));

const small =
  /^(?:(?:lol|ok(?:ay)?|fine|hm+|um+|hey|hi|hello|well|so|and|but|please|thanks?|nice|great|cool)\b[\s,.!]*)+(?=\S)/i;

const trailing = /[\s,]+(?:lol|lmao|(?:ha)+h?|tho|though|pls|plz|thx|smh|btw|idk)(?=[\s?.!]*$)/i;

/** Words as they are typed on a phone, and as the phrasings write them. */
const typed: Readonly<Record<string, string>> = {
  ...{
    u: 'you',
    ur: 'your',
    r: 'are',
    wat: 'what',
    wut: 'what',
    dos: 'does',
    abot: 'about',
    abt: 'about',
    bc: 'because',
  },
  ...{ im: "I'm", ive: "I've", cant: "can't", dont: "don't", doesnt: "doesn't", didnt: "didn't", isnt: "isn't" },
  ...{ wont: "won't", hasnt: "hasn't", wasnt: "wasn't", whats: "what's", whos: "who's", thats: "that's", y: 'why' },
};

/**
 * Returns a message as it is compared: without its first small words, and with words that one letter makes unknown as the
 * known ones, e.g. "worying".
 */
export function readable(message: string): string {
  const plain = message.trim().replace(small, '').replace(trailing, '') || message;
  const written = plain.replace(/(?<![\p{L}'’])[a-z]{1,6}(?![\p{L}'’])/gu, (word) => typed[word] ?? word);
  return written.replace(/(?<![\p{L}'’])\p{Ll}{5,}/gu, (word) => {
    const [stem = ''] = stemsOf(word);
    if (isStopWord(stem) || subjectsWith.has(stem)) return word;
    const meant = words.filter((one) => one[0] === word[0] && isOneEditApart(one, word));
    return meant[0] ?? word;
  });
}

const words = [...new Set(phrasings.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []))];

const aboutOneWord =
  /^(?:(?:so|and|but|ok|okay|hey|please|well|lol|fine)[\s,.]+)*(?:(?:who|what)(?:'s|s| is| are| was| were)? (?:the |a |an )?(?:apostle |prophet |king |queen |saint |st\.? )?(\p{L}+)[\s?.!]*$|what (?:do|does|is|did) (?:the )?(?:word |name |term )?(\p{L}+)(?: (?:the )?(?:word|name|term))? mean\b)/iu;

/** The stem of the word that a message asks about and nothing else, e.g. a name; the encoder takes any name for another. */
function wordAsked(message: string): string | undefined {
  const [, who, word] = aboutOneWord.exec(message.trim()) ?? [];
  const [stem] = stemsOf(who ?? word ?? '');
  return stem !== undefined && !isStopWord(stem) ? stem : undefined;
}

/** Share (0 to 1) of the words that the subject has; a word of few subjects counts more. */
function sharedWords(own: readonly string[], id: string): number {
  const stems = vocabularies.get(id);
  const all = own.reduce((sum, stem) => sum + rarity(stem), 0);
  if (all === 0 || !stems) return 0.5;
  return own.filter((stem) => stems.has(stem)).reduce((sum, stem) => sum + rarity(stem), 0) / all;
}

const rarity = (stem: string) => Math.log((vocabularies.size + 1) / ((subjectsWith.get(stem) ?? 0) + 1)) + 0.2;

function vocabulariesOf(): Map<string, Set<string>> {
  const texts = new Map<string, string[]>();
  for (const { id, text } of phrasings) texts.set(id, [...(texts.get(id) ?? [wordsOfSubject(id)]), text]);
  return new Map([...texts].map(([id, all]) => [id, new Set(stemsOf(all.join(' ')))]));
}

function wordsOfSubject(id: string): string {
  const subject = subjectWith(id);
  if (subject?.kind === 'topic') {
    const { name, phrases, answer, more } = subject.topic;
    return [name, phrases, answer, more].join(' ');
  }
  if (subject?.kind === 'detail') {
    const owner = ownerOf(subject.detail);
    return `${('topic' in owner ? owner.topic : owner.fact).name} ${subject.detail.answer}`;
  }
  return subject?.kind === 'fact' ? `${subject.fact.name} ${subject.fact.answer}` : '';
}
