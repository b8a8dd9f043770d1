import { expect, test } from 'vitest';
import { topics } from '../data/topics/index.ts';
import { questions } from './questions.testing.ts';
import { routeOf } from './route.ts';
import type { Route } from './routes.ts';

const routeFor = (...messages: string[]) =>
  routeOf(
    messages.map((text) => ({ role: 'user' as const, text })),
    [],
  );
const kindOf = (route: Route) => (route.kind === 'topic' ? route.topic.id : route.kind);

test('questions in everyday words find the right topic', () => {
  const missed = questions.flatMap(([question, expected]) => {
    const found = kindOf(routeFor(question));
    return expected.split(' ').includes(found) ? [] : [`${question} -> ${found}, not ${expected}`];
  });

  const accuracy = 1 - missed.length / questions.length;
  console.info(
    `bible-chat routing: ${(accuracy * 100).toFixed(1)} % of ${questions.length} questions\n${missed.join('\n')}`,
  );
  expect(questions.length).toBeGreaterThanOrEqual(120);
  expect(accuracy).toBeGreaterThanOrEqual(0.95);
});

test('the question of each topic, which suggestions send, finds that topic', () => {
  expect(topics.filter(({ id, question }) => kindOf(routeFor(question)) !== id).map(({ id }) => id)).toEqual([]);
});
