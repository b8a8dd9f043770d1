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
  /\b(?:smaller|less (?:bright|loud|big)|quieter|softer|lower|dimmer|darker|(?:turn|bring) (?:\w+ ){0,3}down|dim|giant|shrink|too (?:big|large|huge|loud|bright)|so (?:big|loud|bright|huge)|hurts? my (?:eyes|ears))\b/i;
const again =
  /\b(?:unblock\w*|un-block|by (?:mistake|accident)|accidentally|back on|let (?:\w+ ){0,3}(?:through|ring|back|in)|allow|stop blocking|ring again)\b/i;

/** Whether a wish is to have less of something that a guide gives more of: "the words are too big". */
export const asksLess = (want: string): boolean => less.test(want);
/** Whether a wish is to hear from an app again: "I get no notices from my calendar". */
export const asksNotices = (want: string): boolean =>
  /\b(?:don't|do not|no longer|not|never) (?:get|getting|see|hear|show\w*)\b|\b(?:turn|switch) (?:\w+ ){0,4}on\b|\bback on\b|\bget no\b/i.test(
    want,
  );
/** Whether a wish is to undo a block: "let my sister ring again". */
export const asksBack = (want: string): boolean => again.test(want);

/** A guide in the direction that a wish asks for: by its words, or because the nearest phrasing is one of the other direction. */
export function inDirection(guide: Guide, want: string, otherWay = false): Guide {
  const { reverse } = guide;
  if (!reverse || !(otherWay || reverse.when(withApostrophes(want)))) return guide;
  const { when: _when, swap = [], ...words } = reverse;
  const { reverse: _reverse, before: _before, ...rest } = guide;
  return { ...rest, ...words, on: mapWays(guide.on, swap) };
}

/** "Dont" and "won’t" as "don't" and "won't". */
const withApostrophes = (want: string) =>
  want.replace(/’/g, "'").replace(/\b(do|does|did|is|was|ca|wo|has|have)nt\b/gi, "$1n't");

type Swaps = readonly (readonly [string, string])[];

const mapWays = (ways: Guide['on'], swaps: Swaps): Guide['on'] =>
  Object.fromEntries(
    Object.entries(ways).map(([place, way]) => [place, reversed('steps' in way ? way : { steps: way }, swaps)]),
  );

function reversed({ undo: _undo, answer: _answer, makers, older, ...way }: Way, swaps: Swaps): Way {
  const swapped = (said: string) => swaps.reduce((now, [from, to]) => now.replaceAll(from, to), said);
  return {
    ...way,
    ...(older === undefined ? {} : { older: swapped(older) }),
    ...(makers ? { makers: Object.fromEntries(Object.entries(makers).map(([id, text]) => [id, swapped(text)])) } : {}),
    steps: way.steps.flatMap(reversedStep).map(({ act, see, otherwise }) => ({
      act: swapped(act),
      see: swapped(see),
      otherwise: swapped(otherwise),
    })),
  };
}

function reversedStep(step: Step): Step[] {
  if (step.reverse === 'none') return [];
  return [step.reverse ?? step];
}
