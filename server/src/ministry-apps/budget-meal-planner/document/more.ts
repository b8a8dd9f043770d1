import type { CalloutBlock, Section } from '@lampstand/sdk/app';
import {
  callout,
  checklist,
  formatDay,
  heading,
  present,
  prose,
  section,
  sectionIfAny,
  steps,
} from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import { type GuidanceId, guidance } from '../data/guidance.ts';
import { recipes } from '../data/recipes/index.ts';
import { shortName } from '../food-words.ts';
import { hasChildren } from '../people.ts';
import { words } from '../texts.en.ts';
import { cardsOf, heatOf } from './recipes.ts';
import { byAisle } from './shopping.ts';
import { dishName, filled, inSentence, missing, money, type View } from './view.ts';

/** Exchanges of one dish that save the most. */
export function swaps(view: View): Section[] {
  const { swaps: texts } = words;
  if (view.outcome !== 'fits' || view.plan.list.length === 0) return [];
  const lines = view.swaps.map(({ from, to, meals, cents }) =>
    texts.line(inSentence(from), dishName(to), money(cents), meals),
  );
  return [section('swaps', texts.title, [lines.length > 0 ? checklist(lines) : prose([texts.none])])];
}

/** The whole plan of the lowest price, where the money doesn't reach. */
export function cheapestPlan(view: View): Section[] {
  const { cheapest: texts } = words;
  const { cheapest } = view;
  if (!cheapest || filled(cheapest).length === 0) return [];
  const times = new Map<string, number>();
  for (const { recipe, instead } of filled(cheapest)) {
    const name = dishName(recipe, instead);
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  return [
    section('cheapest', texts.title(money(cheapest.till)), [
      prose([texts.text(money(missing(view)))]),
      {
        type: 'table',
        caption: texts.tableCaption,
        columns: [{ label: texts.dish }, { label: texts.times, figures: true }],
        rows: [...times].map(([name, count]) => [name, String(count)]),
      },
      heading(texts.listCaption),
      ...byAisle(view, cheapest.list),
      heading(texts.recipes),
      ...cardsOf(view, cheapest),
    ]),
  ];
}

/** Programs that give food or money for it. Numbers to call are in the next step, above. */
export function help({ people, input }: View): Section {
  const { help: texts } = words;
  const small = (people.byAge.baby ?? 0) + (people.byAge.toddler ?? 0) + (people.byAge.child ?? 0) > 0;
  const of = (id: 'snap' | 'wic' | 'school') =>
    callout('info', guidance[id].text, { title: guidance[id].title, contacts: guidance[id].contacts });
  return section('help', texts.title, [
    !input.benefits?.includes('snap') && of('snap'),
    (small || input.diets?.includes('pregnancy')) && !input.benefits?.includes('wic') && of('wic'),
    hasChildren(people) && of('school'),
    (people.byAge.senior ?? 0) > 0 &&
      callout('info', guidance.seniors.text, { title: guidance.seniors.title, contacts: contactsOf('eldercare') }),
    prose([guidance.thrifty.text]),
  ]);
}

/** How entries were read that can be read in more than one way. */
export function notices(view: View): CalloutBlock[] {
  const { read: texts } = words;
  const { unknown, guessed, ownPrices, people } = view;
  const sentences = present([
    unknown.have.length > 0 && texts.unknownHave(unknown.have),
    guessed.length > 0 && texts.guessed(guessed),
    ownPrices.length > 0 &&
      texts.ownPrices(ownPrices.map(({ food, cents, per }) => texts.ownPrice(shortName(food), money(cents), per))),
    unknown.prices.length > 0 && texts.unknownPrices(unknown.prices),
    people.eaters > 200 && texts.many,
  ]);
  return sentences.map((text) => callout('info', plain(text), { dismissible: true }));
}

/** Words of the person without the marks that would format them. */
const plain = (text: string) =>
  text
    .replace(/[*_`[\]<>|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** How the plan was worked out, with the sources of its tables. */
export function basis(view: View): Section[] {
  const { basis: texts } = words;
  const cited: GuidanceId[] = ['temperatures', 'storage', 'weights', 'allergens', 'prices', 'thrifty'];
  const young = (view.people.byAge.baby ?? 0) + (view.people.byAge.toddler ?? 0) > 0;
  const sources = [...cited, ...(young ? (['choking'] as const) : [])].map((id) =>
    texts.source(guidance[id].source, formatDay(guidance[id].asOf)),
  );
  const hot = view.plan.cookings.some((cooking) => heatOf(cooking).length > 0);
  return sectionIfAny('basis', texts.title, [
    steps(texts.steps(recipes.length)),
    prose([
      `${texts.prices}: ${guidance.prices.text}`,
      hot && guidance.temperatures.text,
      `${texts.sources}\n${sources.join('\n')}`,
    ]),
  ]);
}
