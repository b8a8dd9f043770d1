import type { Plan } from '../../define-app.ts';
import type { Asking } from '../asking.ts';
import { bookContexts } from '../data/books.ts';
import { verseBlocks } from '../passages.ts';
import { subjectOf } from '../understanding/indexes.ts';
import { isSmall } from '../understanding/stems.ts';
import { answerSection, nextSection, passagesSection, planOf } from './sections.ts';
import { questionsOf } from './topic.ts';

const MOST_VERSES = 3;
const MOST_WORDS = 6;

/** Nothing is prepared on the subject: says so, and shows verses that have its words in them. */
export async function planSearch(message: string, { scripture, church, length }: Asking): Promise<Plan> {
  const words = contentWords(subjectOf(message));
  const found = await scripture.search(words.join(' '), { translation: church.translation, limit: MOST_VERSES });
  const cited = await Promise.all(
    found.map(async ({ reference }) => {
      const passage = await scripture.passage(reference, church.translation);
      return [reference, bookContexts[passage?.verses[0]?.book ?? ''] ?? ''] as const;
    }),
  );
  return planOf({
    title: 'What the text has',
    sections: [
      answerSection(length),
      ...passagesSection(await verseBlocks(scripture, church.translation, cited), 'Verses with these words'),
      nextSection(
        'Say it in other words, or name the passage you have in mind. For a question that matters to you, ask your pastor as well.',
      ),
    ],
    suggestions: questionsOf(['bible-reading', 'guidance', 'wisdom']),
    facts: { kind: 'search', words: words.join(', '), found: String(cited.length) },
  });
}

function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}][\p{L}'’]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 2 && !isSmall(word)))].slice(0, MOST_WORDS);
}
