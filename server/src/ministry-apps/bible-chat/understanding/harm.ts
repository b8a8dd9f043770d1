import { careGate, holdsBackReconciliation } from '../../../care/index.ts';
import { findTopic } from '../data/topics/index.ts';
import type { Route } from './route.ts';

/** Subjects whose answers speak of bearing, forgiving or staying: wrong for somebody who is being harmed. */
const askToBear = new Set(
  (
    'forgiving-others marriage submission conflict family-conflict honoring-parents enemies patience love divorce remarriage ' +
    'bitterness kindness perseverance prodigal-child judging humility anger adultery dating'
  ).split(' '),
);

/** The same route, unless the person is being harmed by another: then what the Bible says about abuse comes first. */
export function safeRoute(route: Route, asked: readonly string[]): Route {
  const abuse = findTopic('abuse');
  if (!abuse || route.kind !== 'topic') return route;
  const harmedNow = holdsBackReconciliation(careGate(asked.slice(-1)));
  const harmedBefore = askToBear.has(route.topic.id) && holdsBackReconciliation(careGate(asked));
  return harmedNow || harmedBefore ? { ...route, topic: abuse } : route;
}
