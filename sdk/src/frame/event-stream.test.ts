import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

function read(pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const feed = readEvents((event) => events.push(event));
  for (const piece of pieces) feed(piece);
  return events;
}

test('events are read by name, comments and unknown fields are skipped', () => {
  const text = ': still here\n\nevent: text\r\nid: 4\r\ndata: {"a":1}\r\n\r\ndata: one\ndata: two\n\n';

  expect(read([text])).toEqual([
    { type: 'text', data: '{"a":1}' },
    { type: 'message', data: 'one\ntwo' },
  ]);
});

test('however the stream is cut, the same events arrive', () => {
  const text = ': hi\n\nevent: block\ndata: {"text":"a: b\\n“é”"}\n\nevent: done\ndata: {}\n\n';
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 8 }), (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), text.length];
      const pieces = places.slice(1).map((end, at) => text.slice(places[at], end));
      expect(read(pieces)).toEqual(read([text]));
    }),
  );
});

test('an event that never ended is not reported', () => {
  expect(read(['event: done\ndata: {}\n'])).toEqual([]);
});
