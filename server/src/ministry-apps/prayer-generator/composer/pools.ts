import { general, intentionForms } from '../data/general.ts';
import type { Intention, Line, Theme } from '../theme.ts';
import type { Facts } from '../understanding/understand.ts';
import { inOrder, type Order } from './order.ts';

/** A part of a prayer that prepared lines are written for. */
export type Part =
  | 'extra'
  | 'need'
  | 'truth'
  | 'honest'
  | 'thanks'
  | 'ask'
  | 'intention'
  | 'far'
  | 'silence'
  | 'release'
  | 'hope'
  | 'complaint';

/** The lines for each part of the prayer, in the order in which they are tried. */
export type Pools = { readonly [part in Part]: readonly Line[] };

/** Puts the lines of the theme, then the general ones, in the order of this attempt. */
export function poolsFor({ theme, needs, told }: Facts, order: Order): Pools {
  const ordered = (lines: readonly Line[], key: string) => inOrder(lines, order, key);
  const turn = (order.base % intentionForms.length) + order.attempt;
  return {
    need: needLines(needs, order),
    truth: [...ordered(theme.truths, 'truths'), ...ordered(general.truths, 'general-truths')],
    // They tell how it is, which only the person knows.
    honest: told && theme.matter.length > 0 ? [] : ordered(theme.honest, 'honest'),
    thanks: ordered(theme.thanks, 'thanks'),
    ask: ordered(theme.ask, 'ask'),
    extra: [...ordered(general.ask, 'general-ask'), ...ordered(general.brief, 'brief')],
    intention: phrasedAll(inOrder(theme.intentions, order, 'intentions'), turn),
    far: phrasedAll(inOrder(general.intentions, order, 'general-intentions'), turn),
    silence: ordered(general.silence, 'silence'),
    release: ordered(theme.release, 'release'),
    hope: ordered([...general.hope, ...general.release], 'hope'),
    complaint: ordered(theme.complaint, 'complaint'),
  };
}

/** Intentions: those of the theme first, then the general ones. */
export function intentionsFor(theme: Theme, order: Order): Intention[] {
  return [
    ...inOrder(theme.intentions, order, 'intentions'),
    ...inOrder(general.intentions, order, 'general-intentions'),
  ];
}

const phrasedAll = (intentions: readonly Intention[], turn: number) =>
  intentions.map((intention, index) =>
    phrased(intention, intentionForms[(index + turn) % intentionForms.length] ?? ''),
  );

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

/** One wording of each need, another for each attempt. */
export function needLines(needs: Facts['needs'], { base, attempt }: Order): Line[] {
  return needs.flatMap((lines) => lines[(base + attempt) % lines.length] ?? []);
}
