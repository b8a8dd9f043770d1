import type { Block, Section, TableBlock } from '@lampstand/sdk/app';
import { checklist, heading, paragraphOf, present, prose, section } from '../../../app-kit/index.ts';
import { readFoods } from '../amounts.ts';
import { type Aisle, aisles } from '../data/food.ts';
import { type FoodId, foodIds, foodOf } from '../data/foods/index.ts';
import { leftAmount, leftText, shortName } from '../food-words.ts';
import type { Bought, PricedMenu } from '../menu.ts';
import { words } from '../texts.en.ts';
import { byRecipe, dishName, money, perPerson, type View } from './view.ts';

const { list: texts, money: moneyTexts } = words;

/** What to buy, by aisle, in whole packages, to tick off. */
export function shoppingList(view: View): Section {
  const { plan, input } = view;
  const boxes = input.mode === 'box' ? (input.boxes ?? 1) : 1;
  const home = plan.fromHome.map(({ food, mg }) => leftText(food, mg));
  return section('list', texts.title(money(plan.till)), [
    prose([home.length > 0 && texts.home(home), notUsed(view)]),
    ...byAisle(view, plan.list),
    prose([boxes > 1 && plan.list.length > 0 && texts.boxes(boxes), countedOn(view), texts.optional]),
  ]);
}

/** The list of a plan by aisle, each with its total. */
export function byAisle(view: View, list: readonly Bought[]): Block[] {
  return aisles.flatMap((aisle: Aisle) => {
    const here = list.filter(({ food }) => foodOf(food).aisle === aisle);
    if (here.length === 0) return [];
    const sum = here.reduce((before, { cents }) => before + cents, 0);
    return present([heading(`${words.aisles[aisle]}: ${money(sum)}`), checklist(here.map((one) => lineOf(view, one)))]);
  });
}

/** "Rice: 2 × 2 lb bag, $3.98 (WIC)". */
function lineOf({ input }: View, { food, packs, cents, weekly }: Bought): string {
  const marks = present([
    input.benefits?.includes('wic') && foodOf(food).wic && texts.wic,
    weekly && packs.reduce((sum, { count }) => sum + count, 0) > 1 && texts.secondWeek,
  ]);
  const line = texts.line(`${capitalName(food)}: ${buyText(packs)}`, money(cents));
  return marks.length > 0 ? `${line} (${marks.join('; ')})` : line;
}

const buyText = (packs: Bought['packs']) => packs.map(({ count, words: of }) => texts.pack(count, of)).join(' + ');
const capitalName = (food: FoodId) => foodOf(food).name.charAt(0).toUpperCase() + foodOf(food).name.slice(1);

/** Foods of the kitchen that no dish of the plan uses, as they were written. */
function notUsed({ input, plan, unknown }: View): string {
  const used = new Set(plan.cookings.flatMap(({ parts }) => parts.map(({ food }) => food)));
  const idle = readFoods(input.have ?? '').held.filter(({ food }) => !used.has(food));
  const things = [...idle.map(({ text }) => text), ...unknown.have];
  return things.length > 0 ? texts.notUsed(things.map(plainText)) : '';
}

/** Words of the person without the marks that would format them. */
const plainText = (text: string) =>
  text
    .replace(/[*_`[\]<>|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Basics that recipes of the plan use and that were not bought. */
function countedOn({ input, plan }: View): string {
  const used = new Set(plan.cookings.flatMap(({ parts }) => parts.map(({ food }) => food)));
  const bought = new Set(plan.list.map(({ food }) => food));
  const basics = foodIds.filter((id) => {
    const { basic } = foodOf(id);
    return basic && basic !== 'spices' && input.basics?.includes(basic) && used.has(id) && !bought.has(id);
  });
  if (basics.length > 0) return texts.basics(basics.map(shortName));
  return plan.fromHome.length > 0 ? '' : texts.noBasics;
}

/** Every line with its price, what is eaten of it and what is left; then from the list to the pocket; then each dish. */
export function moneyTables(view: View): Section {
  const { plan, input } = view;
  const wic = plan.list.filter(({ food }) => foodOf(food).wic).reduce((sum, { cents }) => sum + cents, 0);
  return section('money', moneyTexts.title, [
    prose([
      plan.list.length > 0 && paragraphOf([moneyTexts.explain(money(plan.used), money(plan.left)), spoiling(view)]),
      input.benefits?.includes('snap') && words.warnings.soldHot,
      input.benefits?.includes('wic') && wic > 0 && moneyTexts.wic(money(wic)),
    ]),
    plan.list.length > 0 && listTable(plan),
    sums(view),
    dishes(view),
  ]);
}

/** What is left over and doesn't keep is no money saved. */
function spoiling({ plan, input }: View): string | false {
  const lost = plan.list
    .filter(({ food }) => keepingDays(food, input.cold) < keepsLong)
    .reduce((sum, { cents, usedCents }) => sum + cents - usedCents, 0);
  return lost > 0 && moneyTexts.keeps(money(plan.left - lost), money(lost));
}

function listTable(plan: PricedMenu): TableBlock {
  const figures = true as const;
  return {
    type: 'table',
    caption: moneyTexts.caption,
    columns: [
      { label: moneyTexts.food },
      { label: moneyTexts.buy },
      { label: moneyTexts.price, figures },
      { label: moneyTexts.used, figures },
      { label: moneyTexts.left, figures },
    ],
    rows: plan.list.map(({ food, packs, cents, usedCents }) => [
      foodOf(food).name,
      buyText(packs),
      money(cents),
      money(usedCents),
      money(cents - usedCents),
    ]),
    foot: [moneyTexts.total, '', money(plan.goods), money(plan.used), money(plan.left)],
    visibleRows: 6,
  };
}

function sums({ plan, budget, taxRate, outcome }: View): TableBlock {
  const rate = `${taxRate / 1000}%`;
  return {
    type: 'table',
    caption: moneyTexts.sums,
    columns: [{ label: moneyTexts.sums }, { label: moneyTexts.amount, figures: true }],
    rows: present([
      [moneyTexts.goods, money(plan.goods)],
      taxRate > 0 && [moneyTexts.tax(rate), money(plan.tax)],
      [moneyTexts.till, money(plan.till)],
      [moneyTexts.budget, money(budget)],
    ]),
    ...(outcome === 'fits' && { foot: [moneyTexts.stays, money(budget - plan.till)] }),
  };
}

function dishes(view: View): TableBlock | undefined {
  const groups = byRecipe(view.plan.cookings);
  if (groups.length === 0) return undefined;
  const figures = true as const;
  const rows = groups.map((cookings) => {
    const cents = cookings.reduce((sum, one) => sum + one.cents, 0);
    const meals = cookings.reduce((sum, one) => sum + one.meals, 0);
    return [
      dishName(cookings[0]?.recipe ?? '', cookings[0]?.instead),
      String(meals),
      money(cents),
      money(perPerson(view, cents, meals)),
    ];
  });
  return {
    type: 'table',
    caption: moneyTexts.meals,
    columns: [
      { label: moneyTexts.dish },
      { label: moneyTexts.servings, figures },
      { label: moneyTexts.used, figures },
      { label: moneyTexts.each, figures },
    ],
    rows,
    visibleRows: 6,
  };
}

/** What of the packages is left, and how long it keeps. */
export function leftOver(view: View): Section {
  const { left: leftTexts } = words;
  const { plan, input } = view;
  const rows = plan.list
    .filter(({ leftMg, boughtMg }) => leftMg > boughtMg / 50)
    .map(({ food, leftMg, cents, usedCents }) => {
      return [shortName(food), leftAmount(food, leftMg), money(cents - usedCents), keeps(food, input.cold)];
    });
  return section('left', leftTexts.title, [
    rows.length > 0
      ? {
          type: 'table',
          caption: leftTexts.caption,
          columns: [
            { label: leftTexts.food },
            { label: leftTexts.amount },
            { label: leftTexts.value, figures: true },
            { label: leftTexts.by },
          ],
          rows,
          visibleRows: 8,
        }
      : prose([leftTexts.none]),
  ]);
}

/** Days from which on what is left counts as kept for later. */
const keepsLong = 14;

/** Days that an open package keeps; without end in the freezer. */
function keepingDays(food: FoodId, cold: View['input']['cold']): number {
  const { opened, coldOnceOpened, store, freezes } = foodOf(food);
  if (cold === 'freezer' && (store === 'freezer' || freezes)) return Number.POSITIVE_INFINITY;
  return coldOnceOpened && cold === 'none' ? 0 : opened;
}

/** How long a package keeps once it is open. */
function keeps(food: FoodId, cold: View['input']['cold']): string {
  const { left: texts } = words;
  const { opened, coldOnceOpened, store, freezes, aisle, group } = foodOf(food);
  if (store === 'freezer' || (freezes && cold === 'freezer')) return texts.frozen;
  if (coldOnceOpened && cold === 'none')
    return aisle === 'produce' && group !== 'protein' ? texts.days(Math.ceil(opened / 4)) : texts.now;
  return coldOnceOpened ? texts.inFridge(opened) : texts.days(opened);
}
