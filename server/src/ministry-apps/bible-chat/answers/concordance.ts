import { countOf, formatNumber, nextStepSection, sectionIfAny } from '../../../app-kit/index.ts';
import type { Answer } from '../answer.ts';
import type { Asking } from '../asking.ts';
import { topicIndex } from '../understanding/indexes.ts';
import { versesWithContext } from './passages.ts';
import { answerOf, answerSection } from './sections.ts';
import { questionsOf } from './topic.ts';

const MOST_EXAMPLES = 3;

/** How often exact words stand in the church's text: counted, never estimated. */
export async function planConcordance(words: string, asking: Asking): Promise<Answer> {
  const { scripture, church, length } = asking;
  const { occurrences, verses, translation } = await scripture.count(words, church.translation);
  const found = occurrences > 0 ? await scripture.search(words, { translation: church.translation, limit: 12 }) : [];
  const exact = found.filter(({ text }) => plain(text).includes(plain(words))).slice(0, MOST_EXAMPLES);
  const examples = await versesWithContext(
    asking,
    exact.map(({ reference }) => reference),
  );
  const place = translation ? `the ${translation.name}` : 'no text: none is on this server';
  const times = formatNumber(occurrences);
  const detail = `in ${countOf(verses, { one: 'verse', other: 'verses' })}`;

  const near = topicIndex.match(words)[0]?.entry;
  return answerOf({
    title: `How often “${words}” occurs`,
    sections: [
      answerSection(length, [{ type: 'stat', items: [{ value: times, label: `“${words}” in ${place}`, detail }] }]),
      ...sectionIfAny('passages', 'For example', examples),
      nextStepSection(
        'Read one of these places in its chapter: a count shows where words stand, not what they mean there.',
      ),
    ],
    suggestions: near
      ? questionsOf([near.id, ...near.related]).slice(0, 3)
      : questionsOf(['bible-translations', 'bible-reading', 'psalms']),
    prose: { kind: 'count', words, times, verses: detail, translation: translation?.name ?? '' },
  });
}

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;
