import { expect, test } from 'vitest';
import { figuresOf } from '../money.ts';
import { guidance } from './guidance.ts';
import { ideas } from './ideas/index.ts';
import { refusals } from './refusals.ts';

test('there are at least a hundred ideas with ids, names and phrasings of their own', () => {
  const says = ideas.flatMap((idea) => idea.says);

  expect(ideas.length).toBeGreaterThanOrEqual(100);
  expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
  expect(new Set(ideas.map(({ name }) => name)).size).toBe(ideas.length);
  expect(new Set(says).size).toBe(says.length);
});

test('each idea earns more than it costs, and its start list is small', () => {
  for (const idea of ideas) {
    const { hourly = 0, start } = figuresOf(idea, { hours: Math.max(10, idea.minHours), owned: new Set() });

    expect(idea.price, idea.id).toBeGreaterThan(idea.cost);
    expect(hourly, idea.id).toBeGreaterThan(500);
    expect(start, idea.id).toBeLessThanOrEqual(150_000);
    for (const id of idea.licenses) expect(guidance).toHaveProperty([id]);
  }
});

test('people without money, a car or fluent English find ideas', () => {
  const free = ideas.filter(({ start }) => start.length === 0);
  const poor = ideas.filter(({ needs, drives }) => !needs && !drives);

  expect(free.length).toBeGreaterThanOrEqual(10);
  expect(poor.length).toBeGreaterThanOrEqual(50);
  expect(ideas.filter(({ english }) => !english).length).toBeGreaterThanOrEqual(80);
});

test('no idea recruits, bets, lends, or sells to a congregation', () => {
  const text = JSON.stringify(ideas).toLowerCase();

  expect(refusals.length).toBeGreaterThanOrEqual(6);
  for (const word of [
    'recruit',
    'downline',
    'casino',
    'crypto',
    'bitcoin',
    'prescription',
    'congregation',
    'start a blog',
  ]) {
    expect(text).not.toContain(word);
  }
});
