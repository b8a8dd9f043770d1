import {
  capitalize,
  countOf,
  createRandom,
  formatMoney,
  paragraphOf,
  paragraphsOf,
  pick,
  present,
} from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import type { Ranking } from './ranking.ts';
import { words } from './texts.en.ts';

/** Two short paragraphs: why the planned idea fits, and what its numbers say. */
export function compose({ result: { ranked, chosen, input }, seed }: ComposeRequest<Ranking>): string {
  const planned = chosen === undefined ? undefined : ranked[chosen];
  if (!planned) return words.few.none;
  const { idea, fit, figures } = planned;
  const { why, reasons } = words;
  const random = createRandom(seed);
  const [, , third] = figures.months;
  const price = formatMoney(figures.assumptions.price);
  const units = countOf(third.units, idea.unit);
  const found = present(fit.reasons.map(reasons.text)).slice(0, 3);
  return paragraphsOf([
    paragraphOf([
      found.length > 0 && (chosen === 0 ? why.lead(idea.name, found) : `${capitalize(reasons.fits(found))}`),
      pick(random, why.leads)(idea.offer),
    ]),
    paragraphOf([
      input.customers?.trim() ? why.known(input.customers.trim().replace(/[.\s]+$/, '')) : why.customer(idea.customer),
      third.profit > 0 ? why.numbers(price, units, formatMoney(third.profit)) : why.loss(price, units),
      pick(random, why.careful),
    ]),
  ]);
}
