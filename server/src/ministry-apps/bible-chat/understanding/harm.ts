import { avoidsReconciliation, careGate } from '../../../care/index.ts';
import { findTopic } from '../data/topics/index.ts';
import type { Route } from './route.ts';

/** Subjects whose answers speak of bearing, forgiving or staying: wrong for someone who may be harmed. */
const askToBear = new Set(
  (
    'forgiving-others marriage submission conflict family-conflict honoring-parents enemies patience love divorce remarriage ' +
    'bitterness kindness perseverance prodigal-child judging humility anger adultery dating'
  ).split(' '),
);

const ofOneself = /\b(?:i|i'?m|im|i'?ve|me|my|u|unalive)\b/i;
const ofTheDead =
  /\b(?:killed (?:him|her|them)sel(?:f|ves)|(?:took|taken) (?:his|her|their) own li\w+|died (?:by|from|of) suicide|to suicide|committed suicide|suicide of)\b/i;

/**
 * The same route, unless the care gate noted suicide or harm by another: then the entry that was written for that.
 * The gate answers someone who is in danger now, and this code does not run.
 */
export function safeRoute(route: Route, asked: readonly string[]): Route {
  if (route.kind !== 'topic' && route.kind !== 'outside' && route.kind !== 'search') return route;
  const now = careGate(asked.slice(-1));
  const before = careGate(asked);
  const harmed = avoidsReconciliation(now) || (bears(route) && avoidsReconciliation(before));
  const suicide = now.some((finding) => finding.kind === 'suicide');
  const message = asked.at(-1) ?? '';
  // Someone's own words about it, and not a question about the dead, are not answered by an entry.
  if (suicide && ofOneself.test(message) && !ofTheDead.test(message)) {
    const comforts = route.kind === 'topic' && route.topic.tender && route.topic.id !== 'suicide';
    return comforts ? route : { kind: 'unanswered', lang: 'en' };
  }
  const kind = suicide ? 'suicide' : harmed ? 'abuse' : undefined;
  const topic = kind && findTopic(kind);
  return topic ? { kind: 'topic', topic, references: [] } : route;
}

const bears = (route: Route) => route.kind === 'topic' && askToBear.has(route.topic.id);
