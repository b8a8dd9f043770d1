import { expect, test } from 'vitest';
import { defaultLimits } from '../limit-defaults.ts';
import { createOpenStreams } from './open-streams.ts';

const streamsWith = (caps: Partial<typeof defaultLimits.concurrency>) =>
  createOpenStreams({ ...defaultLimits, concurrency: { ...defaultLimits.concurrency, ...caps } });

test('each church has its own cap', () => {
  const streams = streamsWith({ modelStreamsPerChurch: 2 });
  streams.open('grace', 'model');
  const second = streams.open('grace', 'model');

  expect(() => streams.open('grace', 'model')).toThrow(expect.objectContaining({ code: 'limit_reached' }));
  streams.open('hope', 'model');
  streams.open('grace', 'built-in');
  second.close();
  streams.open('grace', 'model');

  expect(streams.size).toBe(4);
});

test('a full server answers `busy`', () => {
  const streams = streamsWith({ builtInStreamsPerNode: 1 });
  streams.open('grace', 'built-in');

  expect(() => streams.open('hope', 'built-in')).toThrow(
    expect.objectContaining({ code: 'busy', retryAfterSeconds: 5 }),
  );
});

test('closing twice frees one slot', () => {
  const streams = streamsWith({ builtInStreamsPerNode: 2 });
  const first = streams.open('grace', 'built-in');
  streams.open('grace', 'built-in');

  first.close();
  first.close();
  streams.open('grace', 'built-in');

  expect(() => streams.open('grace', 'built-in')).toThrow(expect.objectContaining({ code: 'busy' }));
});

test('at shutdown every stream is aborted, the server waits for them and accepts no more', async () => {
  const streams = streamsWith({});
  const stream = streams.open('grace', 'built-in');
  stream.shutdown.addEventListener('abort', () => setImmediate(stream.close));

  await streams.end(5_000);

  expect(streams.size).toBe(0);
  expect(() => streams.open('grace', 'built-in')).toThrow(expect.objectContaining({ code: 'busy' }));
});

test('shutdown waits for a stream until the deadline only', async () => {
  const streams = streamsWith({});
  streams.open('grace', 'built-in');

  await streams.end(20);

  expect(streams.size).toBe(1);
});
