import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

const minute = 60_000;

function brokenAt(start: number) {
  const clock = { time: start, now: () => clock.time };
  const breaker = createBreaker(clock);
  for (let turn = 0; turn < 5; turn++) breaker.start()?.failed();
  return { clock, breaker };
}

test('the fifth failure in a row opens the circuit for one minute', () => {
  const clock = { time: 0, now: () => clock.time };
  const breaker = createBreaker(clock);

  for (let turn = 0; turn < 4; turn++) breaker.start()?.failed();
  expect(breaker.circuitOpen).toBe(false);
  breaker.start()?.failed();

  expect(breaker.circuitOpen).toBe(true);
  expect(breaker.start()).toBeUndefined();
  clock.time = minute - 1;
  expect(breaker.start()).toBeUndefined();
});

test('a success starts the count of failures again', () => {
  const breaker = createBreaker({ now: () => 0 });

  for (let turn = 0; turn < 20; turn++) {
    for (let failure = 0; failure < 4; failure++) breaker.start()?.failed();
    breaker.start()?.succeeded();
  }

  expect(breaker.circuitOpen).toBe(false);
});

test('after a minute one call probes, and its success closes the circuit', () => {
  const { clock, breaker } = brokenAt(0);
  clock.time = minute;

  const probe = breaker.start();
  expect(probe).toBeDefined();
  expect(breaker.start()).toBeUndefined();
  probe?.succeeded();

  expect(breaker.circuitOpen).toBe(false);
  expect(breaker.start()).toBeDefined();
});

test('each failed probe doubles the time, up to fifteen minutes', () => {
  const { clock, breaker } = brokenAt(0);
  const openTimes: number[] = [];
  clock.time = minute;

  for (let turn = 0; turn < 6; turn++) {
    breaker.start()?.failed();
    const began = clock.time;
    while (breaker.circuitOpen) clock.time += 1_000;
    openTimes.push((clock.time - began) / minute);
  }

  expect(openTimes).toEqual([2, 4, 8, 15, 15, 15]);
});

test('a probe that a visitor abandons does not count, and the next call probes', () => {
  const { clock, breaker } = brokenAt(0);
  clock.time = minute;

  breaker.start()?.abandoned();
  const next = breaker.start();

  expect(next).toBeDefined();
  next?.succeeded();
  expect(breaker.circuitOpen).toBe(false);
});

test('calls that were running when the circuit opened do not extend the time', () => {
  const clock = { time: 0, now: () => clock.time };
  const breaker = createBreaker(clock);
  const running = Array.from({ length: 50 }, () => breaker.start());

  for (const call of running) {
    call?.failed();
    call?.failed();
    clock.time += 100;
  }
  clock.time = 4 * 100 + minute;

  expect(breaker.circuitOpen).toBe(false);
});

test('a circuit that opened while the clock was ahead closes when the clock is corrected', () => {
  const { clock, breaker } = brokenAt(365 * 24 * 60 * minute);
  expect(breaker.circuitOpen).toBe(true);

  clock.time = 0;

  expect(breaker.circuitOpen).toBe(false);
  expect(breaker.start()).toBeDefined();
});
