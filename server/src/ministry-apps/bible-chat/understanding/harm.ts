import { avoidsReconciliation, careGate } from '../../../care/index.ts';
import { findTopic } from '../data/topics/index.ts';
import type { Route } from './routes.ts';

/** Topics whose answers are about enduring, forgiving or staying: wrong for someone who is being harmed. */
const aboutEnduring = new Set(
  (
    'forgiving-others marriage submission conflict family-conflict honoring-parents enemies patience love divorce remarriage ' +
    'bitterness kindness perseverance prodigal-child judging humility anger adultery dating'
  ).split(' '),
);

const aboutOneself = /\b(?:i|i'?m|im|i'?ve|me|my|u|unalive)\b/i;
const aboutTheDead =
  /\b(?:killed (?:him|her|them)sel(?:f|ves)|(?:took|taken) (?:his|her|their) own li\w+|died (?:by|from|of) suicide|to suicide|committed suicide|suicide of)\b/i;

/**
 * Returns the same route, or the topic on suicide or abuse when the care gate noted one of them. Someone who is in danger now
 * is answered by the gate itself, and this code does not run.
 */
export function safeRoute(route: Route, asked: readonly string[]): Route {
  if (route.kind !== 'topic' && route.kind !== 'outside' && route.kind !== 'search') return route;
  const now = careGate(asked.slice(-1));
  const before = careGate(asked);
  const harmed = avoidsReconciliation(now) || (isAboutEnduring(route) && avoidsReconciliation(before));
  const suicide = now.some((finding) => finding.kind === 'suicide');
  const message = asked.at(-1) ?? '';
  // A message about one's own suicide is not answered by a topic; a question about someone who died is.
  if (suicide && aboutOneself.test(message) && !aboutTheDead.test(message)) {
    const comforts = route.kind === 'topic' && route.topic.tender && route.topic.id !== 'suicide';
    return comforts ? route : { kind: 'unanswered', lang: 'en' };
  }
  const kind = suicide ? 'suicide' : harmed ? 'abuse' : undefined;
  const topic = kind && findTopic(kind);
  return topic ? { kind: 'topic', topic, references: [] } : route;
}

const isAboutEnduring = (route: Route) => route.kind === 'topic' && aboutEnduring.has(route.topic.id);
