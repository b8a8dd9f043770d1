import { field, type InputOf } from '@lampstand/sdk/app';
import { assets, benefits, limits, places, skills } from './data/idea.ts';

/** Asked where a person's own words leave the skills open. */
export const skillKinds = { kinds: field.choices(skills, { min: 1 }) };

/** What the app has to know of a person before it can rank; asked once when the form was sent without it. */
export const circumstances = {
  assets: field.choices(assets, { optional: true }),
  limits: field.choices(limits, { optional: true }),
  place: field.choice(places, { display: 'segments' }),
};

/** Everything that can be asked once the form was sent; a run asks only what it doesn't know. */
export type CircumstanceFields = typeof skillKinds & typeof circumstances;

/** The fields of the form, in the order of the page. Amounts are integer cents. */
export const fields = {
  skills: field.longText({ max: 500, rows: 2 }),
  hours: field.number({ min: 1, max: 60, half: true }),
  money: field.money({ max: 10_000_000, half: true }),
  interests: field.text({ max: 200, optional: true, more: true }),
  kinds: field.choices(skills, { optional: true, more: true }),
  assets: field.choices(assets, { optional: true, more: true }),
  limits: field.choices(limits, { optional: true, more: true }),
  benefits: field.choices(benefits, { optional: true, more: true, showWhen: { field: 'limits', is: ['benefits'] } }),
  place: field.choice(places, { optional: true, more: true, display: 'segments' }),
  goal: field.money({ max: 2_000_000, optional: true, more: true, half: true }),
  by: field.day({ optional: true, more: true, half: true }),
  risk: field.choice(['low', 'medium', 'high'], { optional: true, more: true, half: true }),
  wanted: field.number({ min: 3, max: 7, initial: 3, more: true, half: true }),
  planFor: field.choice(['1', '2', '3', '4', '5', '6', '7'], { initial: '1', more: true, half: true }),
  price: field.money({ min: 1, max: 1_000_000, optional: true, more: true, half: true }),
  cost: field.money({ max: 1_000_000, optional: true, more: true, half: true }),
  fixed: field.money({ max: 1_000_000, optional: true, more: true, half: true }),
  customers: field.text({ max: 120, optional: true, more: true }),
  serve: field.toggle({ optional: true, more: true }),
};

export type BusinessInput = InputOf<typeof fields>;
