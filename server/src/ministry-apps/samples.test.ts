import { join } from 'node:path';
import { applyRunEvent, type ChurchVoice, emptyRun } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runEvents } from '../features/runs/run-events.ts';
import { createImportedTexts } from '../scripture/imported-texts.ts';
import { someChurch } from '../testing/church-voice.ts';
import { plannedRun } from '../testing/plan-run.ts';
import { openTestScripture } from '../testing/scripture-database.ts';
import { builtInWriter } from '../writing/index.ts';
import { catalogue, findApp } from './index.ts';
import { type Sample, sampleOf } from './samples.ts';

/** A sample is looked at, not worked with: the portal draws these blocks, and names the sections that hold others. */
const drawn = ['prose', 'verse', 'callout', 'stat', 'table'];
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

async function makeSample(id: string): Promise<Sample> {
  const app = findApp(id);
  const known = sampleOf(id);
  if (!app || !known) throw new Error(`${id} has no request to make a sample of.`);
  const { asked, request } = known;
  const { input, messages = [] } = request;
  const now = new Date(`${asOf}T12:00:00Z`);
  const planned = await plannedRun(app, { input, now, church, scripture: bible.scripture, messages });
  const run = { ...planned, asOf, lang: 'en' as const, notices: [] };
  const texts = await createImportedTexts(bible.db).current();
  let state = emptyRun();
  for await (const event of runEvents(run, { writer: builtInWriter, texts }, new AbortController().signal)) {
    state = applyRunEvent(state, event);
  }
  const { sections } = state.document;
  const shown = sections
    .filter(({ blocks }) => blocks.every(({ type }) => drawn.includes(type)))
    .slice(0, MOST_SECTIONS);
  return {
    asked,
    request,
    document: { ...state.document, sections: shown },
    goesOn: sections.filter((section) => !shown.includes(section)).map(({ title }) => title),
  };
}

test.each(catalogue.filter(({ id }) => findApp(id)).map(({ id }) => id))(
  'the sample of %s is what the app makes of its request today',
  async (id) => {
    const made = JSON.stringify(await makeSample(id), null, 2);

    await expect(`${made}\n`).toMatchFileSnapshot(join(import.meta.dirname, id.toLowerCase(), 'sample.json'));
    expect(sampleOf(id)).toEqual(JSON.parse(made));
  },
);
