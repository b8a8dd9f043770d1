import { shuffleForAttempt } from '../../../app-kit/index.ts';
import { general, intentionForms } from '../data/general.ts';
import type { Intention, Line, Theme } from '../theme.ts';
import type { Facts } from '../understanding/understand.ts';

/** Seed of the input, and the attempt: they set the order of the prepared lines. */
export type Order = Parameters<typeof shuffleForAttempt>[1];

/** A part of a prayer that prepared lines are written for. */
export type Part =
  | 'extra'
  | 'truth'
  | 'honest'
  | 'thanks'
  | 'ask'
  | 'intention'
  | 'silence'
  | 'release'
  | 'hope'
  | 'complaint';

/** The lines for each part of the prayer, in the order in which they are tried. */
export type Pools = { readonly [part in Part]: readonly Line[] };

/** Puts the lines of the theme, then the general ones, in the order of this attempt. */
export function poolsFor({ theme }: Facts, order: Order): Pools {
  const inOrder = (lines: readonly Line[], key: string) => shuffleForAttempt(lines, order, key);
  const turn = (order.base % intentionForms.length) + order.attempt;
  return {
    truth: [...inOrder(theme.truths, 'truths'), ...inOrder(general.truths, 'general-truths')],
    honest: inOrder(theme.honest, 'honest'),
    thanks: inOrder(theme.thanks, 'thanks'),
    ask: inOrder(theme.ask, 'ask'),
    extra: [...inOrder(general.ask, 'general-ask'), ...inOrder(general.brief, 'brief')],
    intention: intentionsFor(theme, order).map((intention, index) =>
      phrased(intention, intentionForms[(index + turn) % intentionForms.length] ?? ''),
    ),
    silence: inOrder(general.silence, 'silence'),
    release: inOrder(theme.release, 'release'),
    hope: inOrder([...general.hope, ...general.release], 'hope'),
    complaint: inOrder(theme.complaint, 'complaint'),
  };
}

/** Intentions: those of the theme first, then the general ones. */
export function intentionsFor(theme: Theme, order: Order): Intention[] {
  return [
    ...shuffleForAttempt(theme.intentions, order, 'intentions'),
    ...shuffleForAttempt(general.intentions, order, 'general-intentions'),
  ];
}

function phrased([remember, ask]: Intention, form: string): Line {
  return form.replace('{for}', remember).replace('{ask}', ask);
}

/** Mixes two lists: two items of the first, one of the second, until both are used up. */
export function interleave<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const mixed: Item[] = [];
  const [a, b] = [[...first], [...second]];
  while (a.length + b.length > 0) mixed.push(...a.splice(0, 2), ...b.splice(0, 1));
  return mixed;
}
