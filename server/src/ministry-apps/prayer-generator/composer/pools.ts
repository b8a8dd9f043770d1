import { feelings } from '../data/feelings.ts';
import { general } from '../data/general.ts';
import type { Intention, Line, Theme } from '../theme.ts';
import type { Facts } from '../understanding/understand.ts';
import { dealtToRead, mingled, type Order } from './deck.ts';

export type Movement =
  | 'extra'
  | 'truth'
  | 'honest'
  | 'feeling'
  | 'thanks'
  | 'ask'
  | 'intention'
  | 'silence'
  | 'release'
  | 'hope'
  | 'complaint';

/** Every line that may serve a movement of this prayer, in the order in which it should be tried. */
export type Pools = { readonly [movement in Movement]: readonly Line[] };

// Plain forms only: some of those remembered do harm, and "be near to" would not be said of them.
const intentionForms = [
  'Remember {for}: {ask}.',
  '{I} pray for {for}: {ask}.',
  '{I} think too of {for}: {ask}.',
  'Do not forget {for}: {ask}.',
  '{I} bring you {for}: {ask}.',
];

/** Deals the lines of the theme, of what stands beside it, and of the general store. */
export function poolsFor(facts: Facts, order: Order): Pools {
  const { theme, second } = facts;
  const deal = (lines: readonly Line[], key: string) => dealtToRead(lines, order, key);
  const both = (key: 'truths' | 'ask' | 'honest' | 'release' | 'complaint' | 'thanks') => {
    const beside = second && facts.secondAsks ? deal(second[key], `${key}-2`) : [];
    return key === 'ask' || key === 'release'
      ? mingled(deal(theme[key], key), beside)
      : [...deal(theme[key], key), ...beside];
  };
  const turn = (order.base % intentionForms.length) + order.attempt;
  return {
    truth: [...both('truths'), ...deal(general.truths, 'general-truths')],
    honest: both('honest'),
    feeling: facts.feelings.flatMap((id) => deal(feelings[id].lines, id).slice(0, 1)),
    thanks: both('thanks'),
    ask: both('ask'),
    extra: [...deal(general.ask, 'general-ask'), ...deal(general.brief, 'brief')],
    intention: [
      ...deal(general.beside, 'beside').slice(0, 1),
      ...intentionsFor(facts, order).map((intention, index) =>
        phrased(intention, intentionForms[(index + turn) % intentionForms.length] ?? ''),
      ),
    ],
    silence: deal(general.silence, 'silence'),
    release: both('release'),
    hope: deal([...general.hope, ...general.release], 'hope'),
    complaint: both('complaint'),
  };
}

/** Whom to remember: those near this occasion first. */
export function intentionsFor({ theme, second }: { theme: Theme; second?: Theme }, order: Order): Intention[] {
  const beside = second ? dealtToRead(second.intentions, order, 'intentions-2') : [];
  return [
    ...mingled(dealtToRead(theme.intentions, order, 'intentions'), beside),
    ...dealtToRead(general.intentions, order, 'general-intentions'),
  ];
}

function phrased([remember, ask]: Intention, form: string): Line {
  return form.replace('{for}', remember).replace('{ask}', ask);
}
