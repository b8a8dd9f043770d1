import { join } from 'node:path';
import type { ChurchVoice, Section } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImportedTexts } from '../scripture/imported-texts.ts';
import { someChurch } from '../testing/church-voice.ts';
import { openTestScripture } from '../testing/scripture-database.ts';
import { writeDocument } from '../testing/write-document.ts';
import { catalogue, findApp } from './index.ts';
import { type Sample, sampleOf } from './samples.ts';

/** A sample is looked at, not worked with: the portal draws these blocks, and names the sections that hold others. */
const drawn = ['prose', 'verse', 'callout', 'stat', 'table', 'chart'];
const MOST_SECTIONS = 4;
const asOf = '2026-11-20';
const church: ChurchVoice = {
  ...someChurch,
  slug: 'lampstand',
  name: 'Lampstand',
};

let bible: Awaited<ReturnType<typeof openTestScripture>>;
beforeAll(async () => {
  bible = await openTestScripture();
});
afterAll(() => bible.close());

/** A chart is always shown: it says most in the least space. */
const hasChart = ({ blocks }: Section) => blocks.some(({ type }) => type === 'chart');

async function makeSample(id: string): Promise<Sample> {
  const app = findApp(id);
  const known = sampleOf(id);
  if (!app || !known) throw new Error(`${id} has no request to make a sample of.`);
  const { asked, request } = known;
  const { input, messages = [] } = request;
  const now = new Date(`${asOf}T12:00:00Z`);
  const texts = await createImportedTexts(bible.db).current();
  const document = await writeDocument(app, { input, now, church, scripture: bible.scripture, messages }, texts);
  const { sections } = document;
  const shown = sections
    .filter(({ blocks }) => blocks.every(({ type }) => drawn.includes(type)))
    .filter((section, index) => index < MOST_SECTIONS || hasChart(section));
  return {
    asked,
    request,
    document: { ...document, sections: shown },
    goesOn: sections.filter((section) => !shown.includes(section)).map(({ title }) => title),
  };
}

test.each(catalogue.filter(({ id }) => findApp(id)).map(({ id }) => id))(
  'the sample of %s is what the app makes of its request today',
  async (id) => {
    const made = JSON.stringify(await makeSample(id), null, 2);

    await expect(`${made}\n`).toMatchFileSnapshot(join(import.meta.dirname, id.toLowerCase(), 'sample.json'));
  },
);
