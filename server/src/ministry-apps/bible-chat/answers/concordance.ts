import type { Answer } from '../answer.ts';
import type { Asking } from '../asking.ts';
import { citedInPlace, verseBlocks } from '../passages.ts';
import { topicIndex } from '../understanding/indexes.ts';
import { answerOf, answerSection, nextSection, passagesSection } from './sections.ts';
import { questionsOf } from './topic.ts';

const MOST_EXAMPLES = 3;

/** How often exact words stand in the church's text: counted, never estimated. */
export async function planConcordance(words: string, { scripture, church, length }: Asking): Promise<Answer> {
  const { occurrences, verses, translation } = await scripture.count(words, church.translation);
  const found = occurrences > 0 ? await scripture.search(words, { translation: church.translation, limit: 12 }) : [];
  const exact = found.filter(({ text }) => plain(text).includes(plain(words))).slice(0, MOST_EXAMPLES);
  const cited = await citedInPlace(
    scripture,
    church.translation,
    exact.map(({ reference }) => reference),
  );
  const place = translation ? `the ${translation.name}` : 'no text: none is on this server';
  const times = occurrences.toLocaleString('en-US');
  const detail = `in ${verses.toLocaleString('en-US')} ${verses === 1 ? 'verse' : 'verses'}`;

  const near = topicIndex.match(words)[0]?.entry;
  return answerOf({
    title: `How often “${words}” occurs`,
    sections: [
      answerSection(length, [{ type: 'stat', items: [{ value: times, label: `“${words}” in ${place}`, detail }] }]),
      ...passagesSection(await verseBlocks(scripture, church.translation, cited), 'For example'),
      nextSection(
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
