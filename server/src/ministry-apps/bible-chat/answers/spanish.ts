import { paragraphOf, passageBlock, section, sectionIfAny } from '../../../app-kit/index.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { spanishWords } from '../data/spanish.ts';
import type { SpanishRoute } from '../understanding/spanish.ts';
import { wasPassageShown } from '../understanding/was-shown.ts';
import { answerOf } from './sections.ts';

/** Passages of one answer; the others are for "otro". */
const SHOWN = 2;

/** Answers in Spanish. Every word is prepared; no model writes. A Spanish text is quoted where one is imported. */
export async function planSpanish({ subject, follow }: SpanishRoute, request: AnswerRequest): Promise<Answer> {
  const { scripture, church, shownBefore } = request;
  const spanish = (await scripture.translations()).find(({ language }) => language.startsWith('es'));
  const fresh = (subject?.passages ?? []).filter((reference) => !wasPassageShown(shownBefore, reference));
  const chosen = follow === 'another' ? fresh.slice(0, 1) : (subject?.passages ?? []).slice(0, SHOWN);
  const found = await Promise.all(
    chosen.map((reference) => scripture.passage(reference, spanish?.id ?? church.translation)),
  );
  const blocks = await Promise.all(
    found.flatMap((passage) => (passage ? [passageBlock(scripture, passage, { lang: 'es', mostVerses: 4 })] : [])),
  );
  const { another, end, where, thanks, greeting, inEnglish } = spanishWords;
  const said = {
    another: blocks.length > 0 ? another : end,
    where: where(blocks[0]?.reference ?? ''),
    thanks,
    greeting,
  };
  const text = paragraphOf([
    follow ? said[follow] : subject?.answer,
    blocks.length > 0 && !spanish && shownBefore === '' && inEnglish,
  ]);
  return answerOf({
    title: subject?.title ?? 'Bible Chat',
    sections: [
      section('answer', 'Answer', [{ type: 'prose', lang: 'es', text }], { bare: true }),
      ...sectionIfAny('passages', spanishWords.passages, blocks),
    ],
    more: spanishWords.more,
    suggestions: [],
    prose: { kind: 'written', text },
  });
}
