import type { VerseBlock } from '@lampstand/sdk/app';
import type { FoundReference, Passage } from '../../../scripture/reader.ts';
import type { Answer } from '../answer.ts';
import type { Asking } from '../asking.ts';
import { topics } from '../data/topics/index.ts';
import { contextOf, surroundings, verseBlocks } from '../passages.ts';
import type { Route } from '../understanding/route.ts';
import { answerOf, answerSection, nextSection, passagesSection } from './sections.ts';
import { questionsOf } from './topic.ts';

const MOST_REFERENCES = 4;

/** One or more references: their text with where it stands, and a plain word on those that do not exist. */
export async function planReference(
  { references, context }: Extract<Route, { kind: 'reference' }>,
  asking: Asking,
): Promise<Answer> {
  const asked = references.slice(0, MOST_REFERENCES);
  const passages = await passagesOf(asked, asking);
  const [first] = passages;
  const blocks = await verseBlocks(
    asking.scripture,
    asking.church.translation,
    passages.map((passage) => [passage.reference, contextOf(passage).line]),
  );
  const around =
    first && passages.length === 1 && (context || asking.length === 'deep') ? await aroundIt(first, asking) : [];
  return answerOf({
    title: first?.reference ?? 'No such passage',
    sections: [answerSection(asking.length), ...passagesSection([...blocks, ...around]), nextSection(nextStep(first))],
    suggestions: first ? suggestionsFor(first, context) : questionsOf(['bible-reading', 'canon', 'psalms']),
    prose: {
      kind: 'reference',
      reference: passages.map((passage) => passage.reference).join('; '),
      problems: asked.flatMap(({ problem }) => problem ?? []).join(' '),
      context: first && passages.length === 1 ? contextOf(first).line : '',
      misused: first !== undefined && passages.length === 1 && contextOf(first).misused,
      translation: first?.translation.name ?? '',
    },
  });
}

async function passagesOf(references: readonly FoundReference[], { scripture, church }: Asking): Promise<Passage[]> {
  const found = new Map<string, Passage>();
  for (const { reference } of references) {
    const passage = reference && (await scripture.passage(reference, church.translation));
    if (passage) found.set(passage.osis, passage);
  }
  return [...found.values()];
}

async function aroundIt(passage: Passage, { scripture, church }: Asking): Promise<VerseBlock[]> {
  const wider = await surroundings(scripture, passage);
  if (!wider) return [];
  return verseBlocks(scripture, church.translation, [[wider.reference, 'The same words with the verses around them.']]);
}

function nextStep(first: Passage | undefined): string {
  if (!first) return 'Tell me what the passage was about, and I will look for it by its words.';
  const [verse] = first.verses;
  const chapter = first.reference.replace(/:.*$/, '');
  return verse && first.reference.includes(':')
    ? `Read all of ${chapter} once; a verse is at home in its chapter.`
    : 'Read it once aloud and once in silence, and note the line that stays with you.';
}

// Topics that quote from the same chapter are likely to be what someone wonders about next.
function suggestionsFor(passage: Passage, context: boolean): string[] {
  const chapter = `${passage.reference.replace(/:.*$/, '')}:`;
  const near = topics
    .filter((topic) => topic.passages.some(([reference]) => reference.startsWith(chapter)))
    .map(({ id }) => id);
  const single = passage.verses.length <= 5;
  return [
    ...(single && !context ? [`What is the context of ${passage.reference}?`] : []),
    ...questionsOf([...near, 'bible-reading', 'prayer', 'bible-translations']),
  ].slice(0, 3);
}
