import type { Input, ResultDocument, Section } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, findApp } from '../../ministry-apps/index.ts';
import { createImportedTexts } from '../../scripture/imported-texts.ts';
import type { LargestRun } from '../../testing/largest-run.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import { writeDocument } from '../../testing/write-document.ts';
import { overLimits } from './document-limits.ts';
import { DocumentSchema } from './document-schema.ts';

let bible: Awaited<ReturnType<typeof openTestScripture>>;
beforeAll(async () => {
  bible = await openTestScripture();
});
afterAll(() => bible.close());

async function make(id: string, input: Input, question?: string): Promise<ResultDocument> {
  const app = findApp(id);
  if (!app) throw new Error(`There is no app ${id}.`);
  const messages = question ? [{ role: 'user' as const, text: question }] : [];
  const texts = await createImportedTexts(bible.db).current();
  return writeDocument(app, { input, messages, scripture: bible.scripture }, texts);
}

/** A conversation of forty turns, as a frame puts it together: each question a section before its answer. */
async function conversation(id: string, input: Input, questions: readonly string[]): Promise<ResultDocument> {
  const answers = await Promise.all(questions.map((question) => make(id, input, question)));
  const [first] = answers;
  if (!first) throw new Error('There is no answer.');
  const sections = Array.from({ length: 40 }, (_, turn): Section[] => [
    { id: `question-${turn}`, title: 'You', blocks: [{ type: 'prose', text: 'x'.repeat(2_000) }] },
    ...(answers[turn % answers.length]?.sections ?? []).map((section) => ({ ...section, id: `${section.id}-${turn}` })),
  ]);
  return { ...first, sections: sections.flat() };
}

async function largestOf(id: string): Promise<LargestRun[]> {
  const fixture: { largest: LargestRun[] } = await import(`../../ministry-apps/${id.toLowerCase()}/largest.fixture.ts`);
  return fixture.largest;
}

test.each(catalogue.filter(({ id }) => findApp(id)).map(({ id }) => id))(
  'the largest documents of %s are within the limits',
  { timeout: 60_000 },
  async (id) => {
    for (const { input, questions } of await largestOf(id)) {
      const document = await (questions ? conversation(id, input, questions) : make(id, input));
      expect(overLimits(document)).toBeUndefined();
      expect(DocumentSchema.safeParse(document).error).toBeUndefined();
    }
  },
);
