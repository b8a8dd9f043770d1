import { sectionIfAny } from '../../../app-kit/index.ts';
import { careGate, isDeniedPassage } from '../../../care/index.ts';
import type { Passage } from '../../../scripture/reader.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import type { Understanding } from '../../../understanding/understanding.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { details } from '../data/details/index.ts';
import type { Fact } from '../data/fact.ts';
import { words } from '../texts.en.ts';
import { type Candidate, canBeAbove, nearestAbove, worthReading } from '../understanding/from-above.ts';
import type { Route } from '../understanding/routes.ts';
import { asksTestament, testamentOf } from '../understanding/testament.ts';
import { versesWithContext } from './passages.ts';
import { answerOf, answerSection } from './sections.ts';

type Reader = Pick<Understanding, 'similarTo'>;

/** Passages of the answer before that are read. */
const MOST_PASSAGES = 3;
/** Messages back to which a passage that the person named is still the one above. */
const NAMED_WITHIN = 5;
const READ = 4_000;

/**
 * Answers from what was shown before, where nothing is prepared on a question: with the verses of the passage, or the
 * sentence on the person or event, that are nearest to it. Undefined when nothing is near enough.
 */
export async function answerFromAbove(
  route: Route,
  request: AnswerRequest,
  understanding: Reader,
): Promise<Answer | undefined> {
  const { message, lastAnswer, asked } = request;
  if (lastAnswer === '') return undefined;
  const inBook = await passageOfBook(request);
  if (inBook) return inBook;
  if (careGate(asked).length > 0) return undefined;
  if (rhymes.test(message)) return saying(words.above.rhyme);
  if (asksTestament(message) && !isSure(route)) return testamentAnswer(request);
  if (!isOpen(route, message) || !canBeAbove(message)) return undefined;
  const shown = (await referencesIn(lastAnswer.slice(0, READ), request)).filter((one) => one.includes(':'));
  const named = await passageNamed(shown, request);
  if (route.kind !== 'unprepared' && !named) return undefined;
  const fact = route.kind === 'unprepared' && route.subject.kind === 'fact' ? route.subject.fact : undefined;
  if (!fact && !named) return undefined;
  const references = [...new Set([...(named ? [named] : []), ...shown])];
  const passages = await passagesOf(references.slice(0, MOST_PASSAGES), request);
  return (
    (await nearestVerses(passages, request, understanding)) ??
    (fact && (await nearestSentence(fact, request, understanding))) ??
    (named ? nearestInChapter(named, passages, request, understanding) : undefined)
  );
}

/** A request for the last answer in a form that is not prepared: at most one more thing is named in it. */
const rhymes =
  /^(?:(?:can|could) (?:you|u) |please |now |and )*(?:rhym\w+|(?:make|put|write|say|do|give) .{0,20}\b(?:rhym\w+|(?:poem|rap|song)(?! of))\b).{0,30}$/i;
/** "Where does Hebrews talk about it?" */
const ofBook =
  /\b(?:[Ww]here|[Ww]hat)\b.{0,12}\b(?:does|did|do|in) (?:the book of )?((?:[1-3] )?\p{Lu}\p{L}+)\b.{0,25}\b(?:it|that|this|him|her)\W*$/u;

/** The passage of a book that was shown before, where a message asks what that book has on it. */
async function passageOfBook(request: AnswerRequest): Promise<Answer | undefined> {
  const book = ofBook.exec(request.message)?.[1];
  if (!book) return undefined;
  const shown = await referencesIn(request.shownBefore.slice(-READ * 2), request);
  const found = shown.findLast((one) => one.startsWith(`${book} `) && one.includes(':'));
  // The passage was shown under a story; beside words of danger it is not repeated.
  const hidden = found !== undefined && careGate(request.asked).length > 0 && isDeniedPassage(found);
  return found && !hidden ? verseAnswer(found, words.above.inBook(book), request) : undefined;
}

const saying = (text: string): Answer =>
  answerOf({
    title: words.chat.title,
    sections: [answerSection('short')],
    suggestions: [],
    prose: { kind: 'written', text },
  });

/** Routes that have no answer of their own, or would show the passage once more. */
function isOpen(route: Route, message: string): boolean {
  if (route.kind === 'unanswered') return route.calm !== undefined;
  if (route.kind === 'passage') return route.from.kind === 'context';
  if (route.kind === 'fact') return !route.follow && !bare.test(message);
  return route.kind === 'unprepared' || route.kind === 'search' || route.kind === 'unclear';
}

/** "Who was Silas?" asks for the whole answer. */
const bare =
  /^\W*(?:(?:and|but|so|ok) )*(?:who|what|where)(?:['’]?s| is| was| were| are)? (?:the |a |an )?[\p{L}’'-]+(?: in the bible)?\W*$/iu;

const isSure = (route: Route) => route.kind === 'detail' || route.kind === 'reference' || route.kind === 'spanish';

async function referencesIn(text: string, { scripture, church }: AnswerRequest): Promise<string[]> {
  return (await scripture.references(text, church.translation)).flatMap(({ reference }) => reference ?? []);
}

/** The newest passage that the person named before, where the answer before shows some of its chapter. */
async function passageNamed(shown: readonly string[], request: AnswerRequest): Promise<string | undefined> {
  for (const text of request.asked.slice(-NAMED_WITHIN, -1).toReversed()) {
    const [own] = await referencesIn(text, request);
    if (own) return shown.length === 0 || shown.some((one) => chapterOf(one) === chapterOf(own)) ? own : undefined;
  }
  return undefined;
}

const chapterOf = (reference: string) => reference.replace(/:.*$/, '');

async function passagesOf(references: readonly string[], { scripture, church }: AnswerRequest): Promise<Passage[]> {
  const found = await Promise.all(references.map((reference) => scripture.passage(reference, church.translation)));
  return found.filter((passage) => passage !== undefined);
}

const candidatesOf = (passages: readonly Passage[]): Candidate[] => {
  const verses = new Map<string, Candidate>();
  for (const { reference, verses: all } of passages) {
    const book = reference.replace(/ \d+(?::.*)?$/, '');
    for (const { chapter, verse, text } of all) {
      const place = `${book} ${chapter}:${verse}`;
      verses.set(place, { text, reference: place });
    }
  }
  return [...verses.values()];
};

async function nearestOf(candidates: readonly Candidate[], message: string, understanding: Reader, unseen = false) {
  const read = worthReading(message, candidates);
  if (read.length === 0) return undefined;
  const cosines = await understanding.similarTo(
    message,
    read.map(({ text }) => text),
  );
  return cosines && nearestAbove(message, read, cosines, unseen)?.candidate;
}

async function nearestVerses(passages: readonly Passage[], request: AnswerRequest, understanding: Reader) {
  const candidates = candidatesOf(passages);
  const found = await nearestOf(candidates, request.message, understanding);
  return found?.reference ? verseAnswer(withNext(found.reference, candidates), words.above.verse, request) : undefined;
}

async function nearestInChapter(
  named: string,
  shown: readonly Passage[],
  request: AnswerRequest,
  understanding: Reader,
) {
  const chapter = chapterOf(named);
  const before = new Set(candidatesOf(shown).map(({ reference }) => reference));
  const rest = candidatesOf(await passagesOf([chapter], request)).filter(({ reference }) => !before.has(reference));
  const found = await nearestOf(rest, request.message, understanding, true);
  return found?.reference
    ? verseAnswer(withNext(found.reference, rest), words.above.chapter(chapter), request)
    : undefined;
}

/** The verse and the one after it, which often ends its sentence. */
function withNext(reference: string, candidates: readonly Candidate[]): string {
  const [, chapter = '', verse = ''] = /^(.+):(\d+)$/.exec(reference) ?? [];
  const next = `${chapter}:${Number(verse) + 1}`;
  return candidates.some((one) => one.reference === next) ? `${reference}-${Number(verse) + 1}` : reference;
}

async function verseAnswer(reference: string, text: string, request: AnswerRequest): Promise<Answer> {
  return answerOf({
    title: reference,
    sections: [
      answerSection('short'),
      ...sectionIfAny('passages', words.above.title, await versesWithContext(request, [reference])),
    ],
    named: true,
    suggestions: [],
    prose: { kind: 'written', text },
  });
}

/** A sentence of what is prepared on a person or an event. */
async function nearestSentence({ id, name, answer, more = '' }: Fact, request: AnswerRequest, understanding: Reader) {
  const prepared = details.filter(({ about }) => about === `fact:${id}`);
  const sources = [
    { text: `${answer} ${more}`, passages: [] as readonly string[] },
    ...prepared.map((detail) => ({ text: detail.answer, passages: detail.passages })),
  ];
  const sentences = sources.flatMap(({ text, passages }) =>
    sentencesOf(text).map((one) => ({ text: one.text, passages })),
  );
  const found = await nearestOf(sentences, request.message, understanding);
  const source = sentences.find((one) => one === found);
  if (!source) return undefined;
  return answerOf({
    title: name.charAt(0).toUpperCase() + name.slice(1),
    sections: [
      answerSection(request.length),
      ...sectionIfAny('passages', words.passages.title, await versesWithContext(request, source.passages)),
    ],
    suggestions: [],
    prose: { kind: 'written', text: words.above.sentence(source.text) },
  });
}

/** In which testament the passages of the answer before are. */
async function testamentAnswer(request: AnswerRequest): Promise<Answer | undefined> {
  const shown = await referencesIn(request.lastAnswer.slice(0, READ), request);
  const named = shown.length > 0 ? undefined : await passageNamed([], request);
  const references = named ? [named] : shown;
  const older = references.find((reference) => testamentOf(reference) === 'old');
  const newer = references.find((reference) => testamentOf(reference) === 'new');
  const [first] = references;
  if (!first) return undefined;
  const { old, new: later, both } = words.above;
  const text = older && newer ? both(older, newer) : older ? old(older) : later(newer ?? first);
  return answerOf({
    title: first,
    sections: [answerSection('short')],
    suggestions: [],
    prose: { kind: 'written', text },
  });
}
