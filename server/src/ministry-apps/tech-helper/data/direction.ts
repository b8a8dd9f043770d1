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

/** A guide in the direction that a wish asks for. */
export function inDirection(guide: Guide, want: string): Guide {
  const { reverse } = guide;
  if (!reverse?.when(want)) return guide;
  const { when: _when, ...words } = reverse;
  const { reverse: _reverse, ...rest } = guide;
  return { ...rest, ...words, on: mapWays(guide.on) };
}

const mapWays = (ways: Guide['on']): Guide['on'] =>
  Object.fromEntries(
    Object.entries(ways).map(([place, way]) => [place, reversed('steps' in way ? way : { steps: way })]),
  );

function reversed({ undo: _undo, answer: _answer, ...way }: Way): Way {
  return { ...way, steps: way.steps.flatMap(reversedStep) };
}

function reversedStep(step: Step): Step[] {
  if (step.reverse === 'none') return [];
  return [step.reverse ?? step];
}
