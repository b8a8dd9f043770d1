import { shuffleForAttempt } from '../../../app-kit/index.ts';
import { general, intentionForms } from '../data/general.ts';
import type { Intention, Line, Theme } from '../theme.ts';
import type { Facts } from '../understanding/understand.ts';

/** Seed of the input, and the attempt: what the prepared sentences are put in order by. */
export type Order = Parameters<typeof shuffleForAttempt>[1];

export type Movement =
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

/** Every line that may serve a movement of this prayer, in the order in which it should be tried. */
export type Pools = { readonly [movement in Movement]: readonly Line[] };

/** Deals the lines of the theme and of the general store. */
export function poolsFor({ theme }: Facts, order: Order): Pools {
  const deal = (lines: readonly Line[], key: string) => shuffleForAttempt(lines, order, key);
  const turn = (order.base % intentionForms.length) + order.attempt;
  return {
    truth: [...deal(theme.truths, 'truths'), ...deal(general.truths, 'general-truths')],
    honest: deal(theme.honest, 'honest'),
    thanks: deal(theme.thanks, 'thanks'),
    ask: deal(theme.ask, 'ask'),
    extra: [...deal(general.ask, 'general-ask'), ...deal(general.brief, 'brief')],
    intention: intentionsFor(theme, order).map((intention, index) =>
      phrased(intention, intentionForms[(index + turn) % intentionForms.length] ?? ''),
    ),
    silence: deal(general.silence, 'silence'),
    release: deal(theme.release, 'release'),
    hope: deal([...general.hope, ...general.release], 'hope'),
    complaint: deal(theme.complaint, 'complaint'),
  };
}

/** Whom to remember: those near this occasion first. */
export function intentionsFor(theme: Theme, order: Order): Intention[] {
  return [
    ...shuffleForAttempt(theme.intentions, order, 'intentions'),
    ...shuffleForAttempt(general.intentions, order, 'general-intentions'),
  ];
}

function phrased([remember, ask]: Intention, form: string): Line {
  return form.replace('{for}', remember).replace('{ask}', ask);
}

/** Two of the first to one of the second, until both are used up. */
export function interleave<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const mixed: Item[] = [];
  const [a, b] = [[...first], [...second]];
  while (a.length + b.length > 0) mixed.push(...a.splice(0, 2), ...b.splice(0, 1));
  return mixed;
}
