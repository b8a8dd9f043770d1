import { paragraphOf, passageBlock, section, sectionIfAny } from '../../../app-kit/index.ts';
import { spanishReference } from '../../../scripture/spanish-books.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { spanishWords } from '../data/spanish.ts';
import type { SpanishRoute } from '../understanding/spanish.ts';
import { wasPassageShown, wasShown } from '../understanding/was-shown.ts';
import { gistOf } from './gist.ts';
import { answerOf } from './sections.ts';

/** Passages of one answer; the others are for "otro". */
const SHOWN = 2;
/** Verses of a passage on a subject, and of one that was asked for. */
const mostVerses = { subject: 4, asked: 14, shorter: 1 };

/** Answers in Spanish. Every word is prepared; no model writes. A Spanish text is quoted where one is imported. */
export async function planSpanish(route: SpanishRoute, request: AnswerRequest): Promise<Answer> {
  const { subject, reference, follow } = route;
  const { scripture, church, shownBefore } = request;
  const spanish = (await scripture.translations()).find(({ language }) => language.startsWith('es'));
  const said = follow === 'why' ? subject?.more : follow ? undefined : subject?.answer;
  const again = said !== undefined && wasShown(shownBefore, said);
  const found = await Promise.all(
    passagesFor(route, again, shownBefore).map((one) => scripture.passage(one, spanish?.id ?? church.translation)),
  );
  const most = reference ? (follow === 'shorter' ? mostVerses.shorter : mostVerses.asked) : mostVerses.subject;
  const blocks = await Promise.all(
    found.flatMap((passage) => (passage ? [passageBlock(scripture, passage, { lang: 'es', mostVerses: most })] : [])),
  );
  const text = paragraphOf([
    reference ? saidOfPassage(reference, blocks.length > 0, follow) : saidOfSubject(route, again, blocks[0]?.reference),
    blocks.length > 0 && !spanish && (reference || shownBefore === '') && spanishWords.inEnglish,
  ]);
  return answerOf({
    title: reference ? spanishReference(reference) : (subject?.title ?? 'Bible Chat'),
    sections: [
      section('answer', 'Answer', [{ type: 'prose', lang: 'es', text }], { bare: true }),
      ...sectionIfAny('passages', spanishWords.passages, blocks),
    ],
    more: spanishWords.more,
    named: reference !== undefined,
    suggestions: [],
    prose: { kind: 'written', text },
  });
}

function passagesFor(
  { subject, reference, follow }: SpanishRoute,
  again: boolean,
  shownBefore: string,
): readonly string[] {
  if (reference) return [reference];
  const all = subject?.passages ?? [];
  const fresh = all.filter((one) => !wasPassageShown(shownBefore, one));
  if (follow === 'do' || follow === 'opinion') return [];
  if (follow === 'another' || follow === 'beside' || follow === 'why' || again) return fresh.slice(0, 1);
  return all.slice(0, follow === 'shorter' ? 1 : SHOWN);
}

function saidOfPassage(reference: string, found: boolean, follow: SpanishRoute['follow']): string {
  const name = spanishReference(reference);
  if (!found) return spanishWords.notFound(name);
  return follow === 'where' ? spanishWords.whereItIs(name) : spanishWords.reference(name);
}

function saidOfSubject({ subject, follow }: SpanishRoute, again: boolean, first: string | undefined): string {
  const { another, end, where, thanks, greeting, beside } = spanishWords;
  switch (follow) {
    case 'another':
      return first ? another : end;
    case 'where':
      return first ? where(spanishReference(first)) : end;
    case 'shorter':
      return gistOf(subject?.answer ?? '', '');
    case 'why':
      return subject?.more && !again ? subject.more : spanishWords.beside;
    case 'do':
      return spanishWords.do;
    case 'opinion':
      return spanishWords.noSide;
    case 'unprepared':
      return spanishWords.unprepared;
    case 'beside':
      return first ? `${beside} ${another}` : beside;
    case 'thanks':
      return thanks;
    case 'greeting':
      return greeting;
    default:
      return again ? (first ? `${spanishWords.again} ${another}` : end) : (subject?.answer ?? '');
  }
}
