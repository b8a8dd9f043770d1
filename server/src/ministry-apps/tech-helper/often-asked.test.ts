import { expect, test } from 'vitest';
import { contextOf } from '../../testing/plan-run.ts';
import { solve } from './solve.ts';

const base = { comfort: '2', textSize: 'regular', helper: false } as const;

test.each([
  ['stop-autoplay', 'android-phone', 'facebook plays videos by itself and the sound comes on in church'],
  ['facetime-link', 'ipad', 'how do I make a facetime link to send my son, he has samsung'],
  ['phone-captions', 'android-phone', 'I want to read what people say on calls, im deaf'],
  ['stop-voice-helper', 'iphone', 'siri wont stop popping up'],
] as const)('%s is found at once', async (id, device, want) => {
  const { found } = (await solve({ ...base, want, device }, contextOf())) as Exclude<
    Awaited<ReturnType<typeof solve>>,
    { fields: unknown }
  >;

  expect(found).toMatchObject({ kind: 'guide', id });
});

test('a help button that beeps is asked about or found', async () => {
  const want = 'my button that calls help is beeping and red since last night what do i do';
  expect(JSON.stringify(await solve({ ...base, want, device: 'unknown' }, contextOf()))).toContain('medical-alert');
});
