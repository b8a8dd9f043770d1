import { careGate, holdsBackReconciliation } from '../../../care/index.ts';
import { findTopic } from '../data/topics/index.ts';
import type { Route } from './route.ts';

/** Subjects whose answers speak of bearing, forgiving or staying: wrong for somebody who may be harmed. */
const askToBear = new Set(
  (
    'forgiving-others marriage submission conflict family-conflict honoring-parents enemies patience love divorce remarriage ' +
    'bitterness kindness perseverance prodigal-child judging humility anger adultery dating'
  ).split(' '),
);

/**
 * The same route, unless the care gate noted suicide or harm by another: then the entry that was written for that. Whoever is
 * in danger now never comes here; the gate answers them.
 */
export function safeRoute(route: Route, asked: readonly string[]): Route {
  if (route.kind !== 'topic' && route.kind !== 'outside' && route.kind !== 'search') return route;
  const now = careGate(asked.slice(-1));
  const before = careGate(asked);
  const harmed = holdsBackReconciliation(now) || (bears(route) && holdsBackReconciliation(before));
  const kind = now.some((finding) => finding.kind === 'suicide') ? 'suicide' : harmed ? 'abuse' : undefined;
  const topic = kind && findTopic(kind);
  return topic ? { kind: 'topic', topic, references: [] } : route;
}

const bears = (route: Route) => route.kind === 'topic' && askToBear.has(route.topic.id);
