import { expect, test } from 'vitest';
import { createOpenStreams } from '../../platform/http/open-streams.ts';
import { defaultLimits } from '../../platform/limit-defaults.ts';
import { builtInWriter, ModelError, type TextWriter } from '../../writing/index.ts';
import { acquireSlot } from './acquire-slot.ts';

const model: TextWriter = {
  writer: { kind: 'model', model: 'test' },
  async *write() {
    yield 'Written by a model.';
  },
};
function placesFor(writer: TextWriter, caps: Partial<typeof defaultLimits.concurrency>) {
  const streams = createOpenStreams({ ...defaultLimits, concurrency: { ...defaultLimits.concurrency, ...caps } });
  return { take: (church: string) => acquireSlot({ streams, writer }, church), streams };
}

test('where a church has as many runs with the model as it may, the next one is written by the built-in writer', () => {
  const { take, streams } = placesFor(model, { modelStreamsPerChurch: 1 });
  const first = take('grace');

  const second = take('grace');
  const elsewhere = take('hope');

  expect([first.writer, elsewhere.writer]).toEqual([model, model]);
  expect(() => second.writer.write({} as never, {} as never, first.shutdown)).toThrow(new ModelError('limited'));
  first.close();
  expect(take('grace').writer).toBe(model);
  second.close();
  elsewhere.close();
  expect(streams.size).toBe(1);
});

test('a full server refuses, model or not', () => {
  const { take } = placesFor(model, { modelStreamsPerNode: 1, builtInStreamsPerNode: 1 });
  take('grace');
  take('grace');

  expect(() => take('hope')).toThrow(expect.objectContaining({ code: 'busy' }));
});

test('the built-in writer has its own caps, and over them a run is refused', () => {
  const { take } = placesFor(builtInWriter, { builtInStreamsPerChurch: 1 });
  take('grace');

  expect(() => take('grace')).toThrow(expect.objectContaining({ code: 'limit_reached' }));
});
