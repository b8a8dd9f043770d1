import type { FoundReference } from '../../../scripture/reader.ts';
import type { PassageFollow, Standing } from './routes.ts';
import { isStopWord, stemsOf } from './stems.ts';

const number =
  /^(?:(?:and|but|so|ok|what about|how about|then)[\s,]+)*(?:(\d{1,3}) ?: ?)?(\d{1,3})(?: ?[-–] ?(\d{1,3}))?(?=[\s?.!,]|$)(?! (?:years?|days?|weeks?|months?|hours?|minutes?|percent|times|people|men|women|kids|of|am|pm|dollars)\b)/i;
const opening = /\b(?:the )?(?:first|opening) (?:few |couple (?:of )?|two |three |four |five )?(?:verses|lines)\b/i;
const pointing = /^(?:(?:and|but|so|ok)[\s,]+)*(?:is|was|are|were) (?:that|this|it|he|she|they|these)\b/i;
/** Verses that "the first few verses" are. */
const FEW = 5;

/** Whether a message is a passage and nothing else, e.g. "and Luke 24?". */
export function isOnlyReference(message: string, references: readonly FoundReference[]): boolean {
  if (references.length === 0) return false;
  const rest = references.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, message);
  return stemsOf(rest).every(isStopWord);
}

/** "The first few verses" of the passage that was shown. */
const openingOf = (message: string): PassageFollow | undefined =>
  opening.test(message) ? { kind: 'verse', from: 1, to: FEW } : undefined;

/** A question about "it" with hardly a word of its own, e.g. "so I shouldn't use it?". */
const pointsAtIt = (text: string) =>
  /\b(?:it|that|this)\b.*\?$/i.test(text) && stemsOf(text).filter((stem) => !isStopWord(stem)).length <= 1;

/** "What's the lesson?": its sense, and no part of it. */
const senseOf =
  /^(?:(?:and|but|so|ok|okay|then)[\s,]+)*what(?:['’]?s| is| was| would be)? (?:the )?(?:main |whole |big |real )?(?:lesson|point|moral|meaning|message|idea|takeaway|theme|context|background)(?: (?:here|there|of (?:it|this|that|the story)|behind (?:it|this)|in (?:it|this)|for (?:us|me|today)))*[\s?.!]*$/i;

/** What a message asks of the passage before it, where the last answer was one, explained one, or showed some. */
export function verseAfter(message: string, { passage, subject }: Standing): PassageFollow | undefined {
  if (passage) return verseAlone(message);
  if (!subject) return undefined;
  const explained = subject.kind === 'fact' && /\d$/.test(subject.fact.name) ? verseAlone(message) : undefined;
  return explained?.kind === 'verse' ? explained : openingOf(message);
}

/** What a message asks of the passage that was shown before it: a verse by its bare number, its beginning, or its sense. */
export function verseAlone(message: string): PassageFollow | undefined {
  const text = message.trim();
  const [, chapter, from, to] = number.exec(text) ?? [];
  if (from) {
    return {
      kind: 'verse',
      from: Number(from),
      ...(chapter ? { chapter: Number(chapter) } : {}),
      ...(to ? { to: Number(to) } : {}),
    };
  }
  return (
    openingOf(text) ?? (pointing.test(text) || senseOf.test(text) || pointsAtIt(text) ? { kind: 'context' } : undefined)
  );
}
