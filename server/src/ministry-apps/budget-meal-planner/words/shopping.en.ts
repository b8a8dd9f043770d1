import { countOf, listOf } from '../../../app-kit/index.ts';
import { day } from './nouns.ts';

/** The shopping list, the money, and what is left in the packages. */
export const shoppingWords = {
  list: {
    title: (till: string) => `Shopping list: ${till}`,
    line: (buy: string, price: string) => `${buy}, ${price}`,
    pack: (count: number, of: string) => (count === 1 ? of : `${count} × ${of}`),
    secondWeek: 'part of it in the second week',
    wic: 'WIC',
    boxes: (boxes: number) =>
      `For all ${boxes} boxes, buy each line ${boxes} times: the total is ${boxes} times as much.`,
    home: (things: readonly string[]) =>
      `From your kitchen: ${listOf([...things])}. Look first whether it’s still good.`,
    notUsed: (things: readonly string[]) => `Not on this plan, though you have it: ${listOf([...things])}.`,
    basics: (things: readonly string[]) => `We counted on these at home: ${listOf([...things])}.`,
    noBasics: 'We counted on nothing at home but water.',
    optional: 'The spices in the recipes are optional: use them if you have them.',
  },
  money: {
    title: 'The money, to the cent',
    caption: 'What you buy',
    food: 'Food',
    buy: 'Buy',
    price: 'Price',
    used: 'Eaten',
    left: 'Left over',
    total: 'Together',
    goods: 'Food',
    tax: (rate: string) => `Sales tax, ${rate}`,
    till: 'At checkout',
    budget: 'Your money',
    stays: 'Stays with you',
    sums: 'From the list to your pocket',
    amount: 'Amount',
    meals: 'What each dish costs',
    dish: 'Dish',
    servings: 'Meals',
    each: 'Per person',
    explain: (used: string, left: string) =>
      `You eat food worth ${used} on this plan. Food worth ${left} is left in the packages.`,
    keeps: (keeps: string, spoils: string) =>
      `Of that, ${keeps} keeps for the next weeks, and ${spoils} doesn’t: eat it as a side or a snack, or give it away.`,
    wic: (sum: string) =>
      `Food worth ${sum} on the list is of a kind that WIC usually gives. If your WIC card covers it, you pay that much less.`,
  },
  left: {
    title: 'What is left in the packages',
    caption: 'Left over, and how long it keeps',
    food: 'Food',
    amount: 'About',
    value: 'Worth',
    by: 'Keeps',
    days: (days: number) => (days > 60 ? 'months' : countOf(days, day)),
    inFridge: (days: number) => (days > 60 ? 'months in the fridge' : `${countOf(days, day)} in the fridge`),
    frozen: 'in the freezer',
    now: 'eat it at that meal',
    also: (food: string, dishes: readonly string[]) => `${food} also goes into ${listOf([...dishes], { last: 'or' })}.`,
    none: 'Nothing is left over.',
  },
};
