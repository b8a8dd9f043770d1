import type { Input } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScriptureReader } from '../../scripture/reader.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import type { ComputeContext } from '../define-app.ts';
import { purposes, topics } from './data/themes.ts';
import { compute } from './engine.ts';

let scripture: ScriptureReader;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ scripture, close } = await openTestScripture());
});
afterAll(() => close());

function planFor(input: Input, more: Partial<ComputeContext> = {}) {
  return compute(input, {
    now: new Date('2026-11-20T12:00:00Z'),
    church: { ...someChurch, slug: 'grace', name: 'Grace Chapel' },
    scripture,
    attempt: 1,
    messages: [],
    ...more,
  });
}

const surgery: Input = {
  purpose: 'healing',
  situation: 'My father’s surgery is on Thursday. I will be in the waiting room with my mother.',
  voice: 'I',
  length: '60',
};

const verseIn = async (input: Input, more: Partial<ComputeContext> = {}) =>
  (await planFor(input, more)).sections.find(({ id }) => id === 'verse')?.blocks ?? [];

test('the plan has a title of its own, the timing, and a section for each part', async () => {
  const plan = await planFor(surgery);

  expect(plan.title).toBe('Before my father’s surgery');
  expect(plan.about).toBe('About one minute aloud.');
  expect(plan.sections.map(({ id }) => id)).toEqual(['prayer', 'verse', 'how', 'short', 'before-public']);
  expect(plan.sections[0]).toMatchObject({ again: 'Write again', write: { spoken: true } });
});

test('every verse of every theme is in the imported text', async () => {
  const themes = [...topics, ...Object.values(purposes).map(({ theme }) => theme)];
  const missing: string[] = [];
  for (const reference of new Set(themes.flatMap(({ verses }) => verses))) {
    const passage = await scripture.passage(reference);
    if (passage?.reference !== reference) missing.push(`${reference} (${passage?.reference})`);
  }

  expect(missing).toEqual([]);
});

test('the verse is taken from the imported text and another attempt shows another', async () => {
  const [first] = await verseIn(surgery);
  const [second] = await verseIn(surgery, { attempt: 2, section: 'verse' });

  expect(first).toMatchObject({ type: 'verse', status: 'verified', translation: 'World English Bible' });
  expect(first?.type === 'verse' && first.text).toBe(
    (await scripture.passage(first?.type === 'verse' ? first.reference : ''))?.text,
  );
  expect(second).not.toEqual(first);
});

test('a passage that the person gave is the verse, and “Another verse” moves on from it', async () => {
  expect(await verseIn({ ...surgery, passage: 'ps 56:3' })).toMatchObject([
    { reference: 'Psalm 56:3', status: 'verified' },
  ]);
  expect(await verseIn({ ...surgery, passage: 'ps 56:3' }, { attempt: 2, section: 'verse' })).not.toMatchObject([
    { reference: 'Psalm 56:3' },
  ]);
});

test('a passage that does not exist is named, and a verse is shown all the same', async () => {
  const blocks = await verseIn({ ...surgery, passage: 'Hezekiah 3:16' });

  expect(blocks).toMatchObject([{ type: 'callout', tone: 'caution' }, { type: 'verse' }]);
  expect(JSON.stringify(blocks[0])).toContain('Hezekiah');
});

test('a long passage shows its first verses and says so', async () => {
  const [block] = await verseIn({ ...surgery, passage: 'Psalm 119' });

  expect(block).toMatchObject({ type: 'verse', note: 'The first 8 of 176 verses.' });
});

test('a name beside a condition asks for care before public use, an opening prayer does not', async () => {
  const plan = await planFor(surgery);
  const opening = await planFor({ purpose: 'meeting', situation: 'Opening a meeting', voice: 'we' });

  expect(JSON.stringify(plan.sections.at(-1)?.blocks)).toContain('Ask your father');
  expect(opening.sections.map(({ id }) => id)).not.toContain('before-public');
});

test('a breath prayer is timed in breaths', async () => {
  expect((await planFor({ ...surgery, style: 'breath', length: '120' })).about).toBe(
    '12 slow breaths, about two minutes.',
  );
});

test('the plan is the same for the same input', async () => {
  expect(await planFor(surgery)).toEqual(await planFor({ ...surgery }));
});
