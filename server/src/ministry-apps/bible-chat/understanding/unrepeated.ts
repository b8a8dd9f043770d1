import { subjectOfDetail } from './route.ts';
import type { Route } from './routes.ts';
import { wasShown } from './was-shown.ts';

/**
 * Returns the same route, or what is left to say on its subject when its answer was shown before. Someone who asks the same
 * question again in the same words gets the same answer.
 */
export function unrepeated(route: Route, asked: readonly string[], shownBefore: string): Route {
  const newest = plain(asked.at(-1) ?? '');
  if (asked.slice(0, -1).some((one) => plain(one) === newest)) return route;
  if (route.kind === 'topic' && !route.follow && wasShown(shownBefore, route.topic.answer)) {
    return { ...route, follow: 'more' };
  }
  if (route.kind === 'fact' && !route.follow && wasShown(shownBefore, route.fact.answer)) {
    return { ...route, follow: 'more' };
  }
  return route.kind === 'detail' && !route.follow && wasShown(shownBefore, route.detail.answer)
    ? { ...subjectOfDetail(route.detail), follow: 'more' }
    : route;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
