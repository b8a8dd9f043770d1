import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { openTestScripture } from '../testing/scripture-database.ts';
import { createImportedTexts } from './imported-texts.ts';
import { translations, verses } from './table.ts';
import type { TextIndex } from './text-index.ts';

const [GENESIS_1_1, REVELATION_22_21] = [1_001_001, 66_022_021];
let db: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestScripture());
});
afterAll(() => close());

function printed(text: TextIndex | undefined, id: number): string | undefined {
  const at = text?.wordsWithin(id, id);
  return at && text?.print(at);
}

test('other work runs while a text is indexed', async () => {
  let [turns, done] = [0, false];
  const indexed = createImportedTexts(db)
    .current()
    .finally(() => {
      done = true;
    });

  while (!done) {
    await nextTurn();
    turns += 1;
  }

  expect(printed((await indexed)[0], GENESIS_1_1)).toMatch(/^In the beginning/);
  expect(turns).toBeGreaterThan(15);
});

test('a text that is replaced while it is read is not mixed with the new one', async () => {
  const texts = createImportedTexts(db);
  const before = texts.current();
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  await db.write(async (tx) => {
    await tx
      .update(verses)
      .set({ text: 'Other words' })
      .where(inArray(verses.id, [GENESIS_1_1, REVELATION_22_21]));
    await tx.update(translations).set({ importedAt: 2 }).where(eq(translations.id, 'web'));
  });

  // A quick machine has read all of the old text before it was replaced: that is one text too.
  const [old] = await before;
  const isOld = printed(old, GENESIS_1_1)?.startsWith('In the beginning');
  expect(printed(old, REVELATION_22_21)).toMatch(isOld ? /^The grace/ : /^Other words/);
  const [text] = await texts.current();
  expect([printed(text, GENESIS_1_1), printed(text, REVELATION_22_21)]).toEqual(['Other words', 'Other words']);
});
