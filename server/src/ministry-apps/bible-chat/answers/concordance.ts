import { formatNumber, nextStepSection, sectionIfAny } from '../../../app-kit/index.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { words } from '../texts.en.ts';
import { topicIndex } from '../understanding/indexes.ts';
import { versesWithContext } from './passages.ts';
import { answerOf, answerSection, questionsOf } from './sections.ts';

const MOST_EXAMPLES = 3;

/** Answers how often exact words occur in the church's text: counted, never estimated. */
export async function planConcordance(counted: string, request: AnswerRequest): Promise<Answer> {
  const { scripture, church, length } = request;
  const { occurrences, verses, translation } = await scripture.count(counted, church.translation);
  const found = occurrences > 0 ? await scripture.search(counted, { translation: church.translation, limit: 12 }) : [];
  const exact = found.filter(({ text }) => plain(text).includes(plain(counted))).slice(0, MOST_EXAMPLES);
  const examples = await versesWithContext(
    request,
    exact.map(({ reference }) => reference),
  );
  const { title, label, labelWithoutText, inVerses, passages, next } = words.count;
  const item = {
    value: formatNumber(occurrences),
    label: translation ? label(counted, translation.name) : labelWithoutText(counted),
    detail: inVerses(verses),
  };
  const near = topicIndex.match(counted)[0]?.entry;
  return answerOf({
    title: title(counted),
    sections: [
      answerSection(length, [{ type: 'stat', items: [item] }]),
      ...sectionIfAny('passages', passages, examples),
      nextStepSection(next),
    ],
    suggestions: near
      ? questionsOf([near.id, ...near.related]).slice(0, 3)
      : questionsOf(['bible-translations', 'bible-reading', 'psalms']),
    prose: { kind: 'count', words: counted, times: occurrences, verses, translation: translation?.name ?? '' },
  });
}

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;
