import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

const minute = 60_000;

function brokenAt(start: number) {
  const clock = { time: start, now: () => clock.time };
  const breaker = createBreaker(clock);
  for (let turn = 0; turn < 5; turn++) breaker.ask()?.failed();
  return { clock, breaker };
}

test('four failures in a row are borne, the fifth begins a rest of a minute', () => {
  const clock = { time: 0, now: () => clock.time };
  const breaker = createBreaker(clock);

  for (let turn = 0; turn < 4; turn++) breaker.ask()?.failed();
  expect(breaker.resting).toBe(false);
  breaker.ask()?.failed();

  expect(breaker.resting).toBe(true);
  expect(breaker.ask()).toBeUndefined();
  clock.time = minute - 1;
  expect(breaker.ask()).toBeUndefined();
});

test('one success between failures counts them anew', () => {
  const breaker = createBreaker({ now: () => 0 });

  for (let turn = 0; turn < 20; turn++) {
    for (let failure = 0; failure < 4; failure++) breaker.ask()?.failed();
    breaker.ask()?.succeeded();
  }

  expect(breaker.resting).toBe(false);
});

test('after the rest one call tries while the others still wait; its success ends the rest', () => {
  const { clock, breaker } = brokenAt(0);
  clock.time = minute;

  const probe = breaker.ask();
  expect(probe).toBeDefined();
  expect(breaker.ask()).toBeUndefined();
  probe?.succeeded();

  expect(breaker.resting).toBe(false);
  expect(breaker.ask()).toBeDefined();
});

test('each failed try doubles the rest, up to a quarter of an hour', () => {
  const { clock, breaker } = brokenAt(0);
  const rests: number[] = [];
  clock.time = minute;

  for (let turn = 0; turn < 6; turn++) {
    breaker.ask()?.failed();
    const began = clock.time;
    while (breaker.resting) clock.time += 1_000;
    rests.push((clock.time - began) / minute);
  }

  expect(rests).toEqual([2, 4, 8, 15, 15, 15]);
});

test('a visitor who leaves during the try proves nothing, and the next call may try', () => {
  const { clock, breaker } = brokenAt(0);
  clock.time = minute;

  breaker.ask()?.left();
  const next = breaker.ask();

  expect(next).toBeDefined();
  next?.succeeded();
  expect(breaker.resting).toBe(false);
});

test('calls that were under way when the rest began make it no longer', () => {
  const clock = { time: 0, now: () => clock.time };
  const breaker = createBreaker(clock);
  const underWay = Array.from({ length: 50 }, () => breaker.ask());

  for (const call of underWay) {
    call?.failed();
    call?.failed();
    clock.time += 100;
  }
  clock.time = 4 * 100 + minute;

  expect(breaker.resting).toBe(false);
});

test('a rest that began while the clock was ahead is over when the clock is right again', () => {
  const { clock, breaker } = brokenAt(365 * 24 * 60 * minute);
  expect(breaker.resting).toBe(true);

  clock.time = 0;

  expect(breaker.resting).toBe(false);
  expect(breaker.ask()).toBeDefined();
});
