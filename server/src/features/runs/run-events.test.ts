import { applyRunEvent, emptyRun, type RunEvent } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import type { Plan } from '../../ministry-apps/contract.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { testApp } from '../../testing/test-app.ts';
import { builtInWriter } from '../../writing/index.ts';
import type { PlannedRun } from './planned-run.ts';
import { runEvents } from './run-events.ts';

const church = someChurch;
const verse = {
  type: 'verse',
  reference: 'Psalm 1:1',
  translation: 'World English Bible',
  text: 'Made up here.',
  status: 'verified',
} as const;
const plan: Plan = {
  title: 'A prayer',
  about: 'Short.',
  notices: [{ type: 'callout', tone: 'info', text: 'Two numbers did not match.' }],
  suggestions: ['What now?'],
  sections: [
    {
      id: 'prayer',
      title: 'Prayer',
      editable: true,
      again: 'Write again',
      blocks: [verse],
      write: { place: 'before', spoken: true, maxWords: 50 },
    },
    {
      id: 'why',
      title: 'Why',
      blocks: [{ type: 'prose', text: 'Computed.' }],
      write: { place: 'after', maxWords: 50 },
    },
    { id: 'sums', title: 'Sums', blocks: [{ type: 'heading', text: 'Two' }] },
  ],
};
const app = testApp({
  solve: () => undefined,
  document: () => plan,
  compose: ({ section, seed }) =>
    `${section.id} in words that differ: ${seed}. ${'And so it goes on and on. '.repeat(20)}`,
});
const run: PlannedRun = {
  app,
  plan,
  input: {},
  result: undefined,
  appLang: 'en',
  messages: [],
  church,
  attempt: 1,
  asOf: '2026-11-20',
  notices: [],
  lang: 'en',
};
const everRunning = new AbortController().signal;
async function eventsOf(changes: Partial<PlannedRun> = {}, writer = builtInWriter) {
  const events: RunEvent[] = [];
  for await (const event of runEvents({ ...run, ...changes }, { writer, texts: [] }, everRunning)) events.push(event);
  return events;
}
const proseOf = (events: RunEvent[], id: string) =>
  events.map((event) => (event.type === 'text' && event.section === id ? event.delta : '')).join('');

test('the events of a run build the planned document, with the prose where it was planned', async () => {
  const { document, status, notices, suggestions } = (await eventsOf()).reduce(applyRunEvent, emptyRun());

  expect(document).toMatchObject({
    title: 'A prayer',
    about: 'Short.',
    asOf: '2026-11-20',
    writer: { kind: 'built-in' },
  });
  expect(document.sections.map(({ id, blocks }) => [id, blocks.map((block) => block.type)])).toEqual([
    ['prayer', ['prose', 'verse']],
    ['why', ['prose', 'prose']],
    ['sums', ['heading']],
  ]);
  expect(document.sections[0]).toMatchObject({
    editable: true,
    again: 'Write again',
    blocks: [{ spoken: true }, verse],
  });
  expect(document.sections[1]?.blocks[0]).toEqual({ type: 'prose', text: 'Computed.' });
  expect(status).toBe('done');
  expect(notices).toEqual(plan.notices);
  expect(suggestions).toEqual(['What now?']);
});

test('a verse is its own event, prose arrives in many pieces, and no plan data leaks', async () => {
  const events = await eventsOf();

  expect(events.filter((event) => event.type === 'verse')).toHaveLength(1);
  expect(events.filter((event) => event.type === 'text').length).toBeGreaterThan(6);
  expect(events.filter((event) => event.type === 'done' || event.type === 'error')).toHaveLength(1);
  expect(events.at(-1)?.type).toBe('done');
  expect(JSON.stringify(events)).not.toContain('maxWords');
});

test('the same run writes the same words; another attempt or input writes others', async () => {
  const first = proseOf(await eventsOf(), 'prayer');

  expect(proseOf(await eventsOf(), 'prayer')).toBe(first);
  expect(proseOf(await eventsOf({ attempt: 2 }), 'prayer')).not.toBe(first);
  expect(proseOf(await eventsOf({ input: { situation: 'rain' } }), 'prayer')).not.toBe(first);
});

test('one section run again sends that section only', async () => {
  const events = await eventsOf({ section: 'why' });
  const named = events.flatMap((event) => (event.type === 'section' ? [event.section.id] : []));

  expect(named).toEqual(['why']);
  expect(proseOf(events, 'why')).toBe(proseOf(await eventsOf(), 'why'));
});

test('a document without prose says that it was computed', async () => {
  const sections = plan.sections.slice(2);
  const events = await eventsOf({ plan: { ...plan, sections } });

  expect(events.at(-1)).toMatchObject({ document: { writer: { kind: 'computed' } } });
  expect((await eventsOf({ section: 'sums' })).at(-1)).toMatchObject({ document: { writer: { kind: 'computed' } } });
});

test('a visitor who leaves stops the writer', async () => {
  const work = new AbortController();
  let pieces = 0;
  let left: number | undefined;
  const endless = {
    writer: { kind: 'built-in' as const },
    async *write() {
      for (;;) {
        pieces += 1;
        yield 'More of it is still to come. ';
      }
    },
  };
  const read = async () => {
    for await (const event of runEvents(run, { writer: endless, texts: [] }, work.signal))
      if (event.type === 'text') {
        left ??= pieces;
        work.abort();
      }
  };

  await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
  expect(pieces).toBeLessThanOrEqual((left ?? 0) + 1);
});
