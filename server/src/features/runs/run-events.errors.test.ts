import { applyRunEvent, emptyRun, type Input, type RunEvent } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { prayerGenerator } from '../../ministry-apps/prayer-generator/index.ts';
import { plannedRun } from '../../testing/plan-run.ts';
import { emptyScripture } from '../../testing/stand-ins.ts';
import { ModelError, type ModelErrorKind, type TextWriter } from '../../writing/index.ts';
import type { RunCounters } from './run-counters.ts';
import { runEvents } from './run-events.ts';

const byModel = { kind: 'model', model: 'test' };
const byOurs = { kind: 'built-in' };

const { fields, examples } = prayerGenerator.manifest;
const initial = fields.flatMap((field) => ('initial' in field ? [[field.name, field.initial]] : []));
const input: Input = { ...Object.fromEntries(initial), ...examples[0]?.input };

/** A run of three pieces of prose; `troubles` says which of them fail, after a first piece has been written. */
async function eventsWith(troubles: (ModelErrorKind | undefined)[]) {
  let calls = 0;
  const writer: TextWriter = {
    writer: { kind: 'model', model: 'test' },
    async *write() {
      const trouble = troubles[calls++];
      yield 'Written by a model. ';
      if (trouble) throw new ModelError(trouble);
    },
  };
  const planned = await plannedRun(prayerGenerator, { input, scripture: emptyScripture });
  const run = { ...planned, asOf: '2026-11-22' };
  const events: RunEvent[] = [];
  const counted: string[] = [];
  const counters: RunCounters = {
    wrote: ({ kind }) => void counted.push(kind),
    ...{ withheld() {}, checked() {}, crisis() {} },
  };
  const tools = { writer, texts: [], counters };
  for await (const event of runEvents({ ...run, notices: [], lang: 'en' }, tools, new AbortController().signal))
    events.push(event);
  const { document, notices } = events.reduce(applyRunEvent, emptyRun());
  const written = document.sections.filter(({ writer }) => writer);
  const isByModel = written.map(({ blocks }) => JSON.stringify(blocks).includes('Written by a model.'));
  return { calls, document, notices, isByModel, said: document.sections.map((section) => section.writer), counted };
}

test('a failure in the first section leaves the rest to the built-in writer, with one notice', async () => {
  const { calls, document, notices, isByModel, said, counted } = await eventsWith(['stalled']);

  expect(calls).toBe(1);
  expect(isByModel).toEqual([false, false, false]);
  expect(document.writer).toEqual(byOurs);
  expect(said.filter(Boolean)).toEqual([byOurs, byOurs, byOurs]);
  expect(counted).toEqual(['built-in', 'built-in', 'built-in']);
  expect(notices).toHaveLength(1);
});

test('a failure in a later section rewrites only that section; each names its writer, and the document names both', async () => {
  const { calls, document, isByModel, notices, said, counted } = await eventsWith([undefined, 'unreachable']);

  expect(calls).toBe(2);
  expect(isByModel).toEqual([true, false, false]);
  expect(document.writer).toEqual({ kind: 'mixed', model: 'test' });
  expect(said.filter(Boolean)).toEqual([byModel, byOurs, byOurs]);
  expect(counted).toEqual(['model', 'built-in', 'built-in']);
  expect(notices).toHaveLength(1);
});

test('after a withheld section the model still writes the next one', async () => {
  const { calls, isByModel, notices, said } = await eventsWith(['withheld', undefined, 'withheld']);

  expect(calls).toBe(3);
  expect(isByModel).toEqual([false, true, false]);
  expect(said.filter(Boolean)).toEqual([byOurs, byModel, byOurs]);
  expect(notices).toHaveLength(1);
});
