import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScriptureReader } from '../../scripture/reader.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { contextOf } from '../../testing/plan-run.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import type { AppContext } from '../contract.ts';
import { purposes, topics } from './data/themes.ts';
import { document } from './document.ts';
import type { PrayerInput } from './fields.ts';
import { prayerOf } from './solve.ts';

let scripture: ScriptureReader;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ scripture, close } = await openTestScripture());
});
afterAll(() => close());

async function planFor(input: Partial<PrayerInput>, more: Partial<AppContext> = {}) {
  const church = { ...someChurch, slug: 'grace', name: 'Grace Chapel', ...more.church };
  return document(prayerOf(input), contextOf({ scripture, ...more, church }));
}

const surgery: Partial<PrayerInput> = {
  purpose: 'healing',
  situation: 'My father’s surgery is on Thursday. I will be in the waiting room with my mother.',
  voice: 'I',
  length: '60',
};

const verseIn = async (input: Partial<PrayerInput>, more: Partial<AppContext> = {}) =>
  (await planFor(input, more)).sections.find(({ id }) => id === 'verse')?.blocks ?? [];

test('the plan has a title of its own, the timing, and a section for each part', async () => {
  const plan = await planFor(surgery);

  expect(plan.title).toBe('Before my father’s surgery');
  expect(plan.about).toBe('About one minute aloud.');
  expect(plan.sections.map(({ id }) => id)).toEqual(['prayer', 'verse', 'how', 'short']);
  expect(plan.sections.flatMap(({ id, folded }) => (folded ? id : []))).toEqual(['verse', 'how', 'short']);
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

test('a passage that the person gave is the verse, and “Another verse” shows a different one', async () => {
  expect(await verseIn({ ...surgery, passage: 'ps 56:3' })).toMatchObject([
    { reference: 'Psalm 56:3', status: 'verified' },
  ]);
  expect(await verseIn({ ...surgery, passage: 'ps 56:3' }, { attempt: 2, section: 'verse' })).not.toMatchObject([
    { reference: 'Psalm 56:3' },
  ]);
});

test('for a passage that does not exist, a caution names it and another verse is shown', async () => {
  const blocks = await verseIn({ ...surgery, passage: 'Hezekiah 3:16' });

  expect(blocks).toMatchObject([{ type: 'callout', tone: 'caution' }, { type: 'verse' }]);
  expect(JSON.stringify(blocks[0])).toContain('Hezekiah');
});

test('a long passage shows its first verses with a note', async () => {
  const [block] = await verseIn({ ...surgery, passage: 'Psalm 119' });

  expect(block).toMatchObject({
    type: 'verse',
    reference: 'Psalm 119:1-8',
    note: 'It goes on for 168 more verses; follow the link to read more.',
  });
});

test('before a prayer is read in public, only an adult it is about should be asked', async () => {
  const cautionOf = async (situation: string, more: Partial<PrayerInput> = {}) =>
    (await planFor({ purpose: 'personal', situation, voice: 'we', length: '60', ...more })).sections.find(
      ({ id }) => id === 'before-public',
    );

  const father = await planFor({ ...surgery, purpose: 'personal', voice: 'we' });
  expect(father.sections[1]).toMatchObject({ id: 'before-public', blocks: [{ tone: 'caution' }] });
  expect(father.sections[1]).not.toHaveProperty('folded');
  expect(JSON.stringify(await cautionOf('My father’s surgery is on Thursday.'))).toContain('Ask your father');
  for (const situation of [
    'My grandma is in hospice.',
    'My mom has dementia.',
    'My son Elijah is in the hospital.',
    'My mother is dying.',
    'Our dog Biscuit died on Sunday.',
  ]) {
    expect(JSON.stringify(await cautionOf(situation)) ?? '', situation).not.toMatch(/\bAsk\b/);
  }
  expect(await cautionOf('My father’s surgery is on Thursday.', { voice: 'I' })).toBeUndefined();
  expect(await cautionOf('Opening a meeting', { purpose: 'meeting' })).toBeUndefined();
});

test('words too long for the prayer are complete in a section of their own', async () => {
  const situation = 'My sister and I have not spoken since the funeral, and I would like to write to her. '
    .repeat(6)
    .trim();
  const { sections } = await planFor({ purpose: 'personal', situation, voice: 'I', length: '60' });

  expect(sections.find(({ id }) => id === 'own-words')).toMatchObject({
    folded: true,
    blocks: [{ type: 'prose', text: `“${situation}”` }],
  });
});

test('what is typed for a meal or a meeting is shown and not read aloud', async () => {
  const { sections } = await planFor({ purpose: 'meal', situation: 'Dinner, some are not believers', voice: 'we' });

  expect(JSON.stringify(sections.find(({ id }) => id === 'own-words'))).toContain('some are not believers');
});

test('a request in Spanish gets a prayer in Spanish', async () => {
  const { notices, title, sections } = await planFor({
    purpose: 'personal',
    situation: 'Mi mamá está enferma del corazón. Se llama Guadalupe.',
    voice: 'I',
  });

  expect(notices).toMatchObject([{ type: 'callout', lang: 'es' }]);
  expect(title).toBe('Por la salud');
  expect(sections.map(({ title: name }) => name)).toEqual(['La oración', 'Cómo orarla', 'Una forma más corta']);
  expect((await planFor({ ...surgery })).notices).toEqual([]);
});

test('a breath prayer is timed in breaths', async () => {
  expect((await planFor({ ...surgery, style: 'breath', length: '120' })).about).toBe(
    '12 slow breaths, about two minutes.',
  );
});

test('the plan is the same for the same input', async () => {
  expect(await planFor(surgery)).toEqual(await planFor({ ...surgery }));
});
