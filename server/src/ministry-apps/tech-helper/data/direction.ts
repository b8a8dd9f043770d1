import type { Guide, Step, Way } from './guide.ts';

const off =
  /\b(?:off|stop|stops|go away|goes away|get rid of|remove|take (?:\w+ ){0,4}away|hide|disable|do(?:n'|n’| no)t want|without|in spanish)\b/i;
const on = /\b(?:turn|switch|put|want|get|have) (?:\w+ ){0,4}on\b|\bshow\b/i;
const startOn =
  /\b(?:turn|switch|put) (?:\w+ ){0,3}on\b|\b(?:want|like|use|get|start|enable|need) (?:\w+ ){0,2}(?:dark mode|night mode|autocorrect\w*|auto-?correction)\b|\bmake (?:\w+ ){0,3}(?:dark|black)\b/i;
const notOn = /\b(?:off|stop|get rid|itself|undo|back|do(?:n'|n’| no)t)\b/i;

/** Whether a wish is to turn something off: "the words won't go off", "stop", "get rid of". */
export const asksOff = (want: string): boolean => off.test(want) && !on.test(want.replace(off, ''));
/** Whether a wish is to turn something on, for a guide that turns it off. */
export const asksOn = (want: string): boolean => startOn.test(want) && !notOn.test(want);

const less =
  /\b(?:smaller|less (?:bright|loud|big)|quieter|softer|lower|dimmer|darker|(?:turn|bring) (?:\w+ ){0,3}down|dim|shrink|too (?:big|large|huge|loud|bright)|(?:don't|do not|no) (?:\w+ ){0,3}so (?:big|loud|bright)|hurts? my (?:eyes|ears))\b/i;
const again =
  /\b(?:unblock\w*|un-block|by mistake|back on|let (?:\w+ ){0,3}(?:through|ring|back|in)|allow|stop blocking|ring again)\b/i;

/** Whether a wish is to have less of something that a guide gives more of: "the words are too big". */
export const asksLess = (want: string): boolean => less.test(want.replace(/’/g, "'"));
/** Whether a wish is to hear from an app again: "I get no notices from my calendar". */
export const asksNotices = (want: string): boolean =>
  /\b(?:don't|do not|no longer|not|never) (?:get|getting|see|hear|show\w*)\b|\b(?:turn|switch) (?:\w+ ){0,4}on\b|\bback on\b|\bget no\b/i.test(
    want.replace(/’/g, "'"),
  );
/** Whether a wish is to undo a block: "let my sister ring again". */
export const asksBack = (want: string): boolean => again.test(want);

/** A guide in the direction that a wish asks for. */
export function inDirection(guide: Guide, want: string): Guide {
  const { reverse } = guide;
  if (!reverse?.when(want)) return guide;
  const { when: _when, swap = [], ...words } = reverse;
  const { reverse: _reverse, before: _before, ...rest } = guide;
  return { ...rest, ...words, on: mapWays(guide.on, swap) };
}

type Swaps = readonly (readonly [string, string])[];

const mapWays = (ways: Guide['on'], swaps: Swaps): Guide['on'] =>
  Object.fromEntries(
    Object.entries(ways).map(([place, way]) => [place, reversed('steps' in way ? way : { steps: way }, swaps)]),
  );

function reversed({ undo: _undo, answer: _answer, ...way }: Way, swaps: Swaps): Way {
  return { ...way, steps: way.steps.flatMap(reversedStep).map((step) => swapped(step, swaps)) };
}

function swapped(step: Step, swaps: Swaps): Step {
  const text = (said: string) => swaps.reduce((now, [from, to]) => now.replaceAll(from, to), said);
  return swaps.length === 0 ? step : { act: text(step.act), see: text(step.see), otherwise: text(step.otherwise) };
}

function reversedStep(step: Step): Step[] {
  if (step.reverse === 'none') return [];
  return [step.reverse ?? step];
}
