import { asOfEnglish, documentText, type Input, type ResultDocument, withInitialValues } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { writeDocument } from '../../testing/write-document.ts';
import { foodPreservation } from './index.ts';
import { foodsIn } from './solve/find-foods.ts';

const now = new Date('2026-11-20T15:00:00Z');
const write = (raw: Input) =>
  writeDocument(foodPreservation, { input: withInitialValues(foodPreservation.manifest.fields, raw) as Input, now });
const textOf = (document: ResultDocument) => documentText(document, asOfEnglish);
const textFor = async (raw: Input) => textOf(await write(raw));
/** What is open on the screen. */
const openTextFor = async (raw: Input) => {
  const document = await write(raw);
  return textOf({ ...document, sections: document.sections.filter(({ folded }) => !folded) });
};

test('turkey that was cooked and sliced at home is a leftover, and not deli meat with a longer time', async () => {
  const sliced = { mode: 'safe', food: 'sliced turkey', state: 'cooked', place: 'fridge', since: '2026-11-18' };
  const text = await textFor({ ...sliced, warm: 'to-2' });

  expect(text).toContain('3 to 4 days in the fridge');
  expect(text).toContain('2 hours in all is the limit');
  expect(text).not.toContain('Deli meat');
});

test('a refusal is named by what is refused, and has no times of food from a store', async () => {
  const pumpkin = await textFor({ mode: 'preserve', food: 'pumpkin butter and pumpkin puree', method: 'unsure' });
  expect(pumpkin).toMatch(/^Pumpkin butter: not this way/);
  expect(pumpkin).not.toMatch(/How long it keeps|1 to 2 months|canner, and follow it/);

  const canning = { mode: 'preserve', method: 'water-bath', altitude: 500, jar: 'pint' };
  const salsa = await textFor({ ...canning, food: 'salsa with garden tomatoes, lots of jalapenos, less vinegar' });
  expect(salsa).toContain('keep it acid enough');
  expect(salsa).not.toContain('1 year');
  expect(foodsIn('peach butter').map(({ id }) => id)).toEqual(['jam-jelly-and-preserves']);
  expect(foodsIn('peaches, butter')).toHaveLength(2);
});

test('jerky is heated to 160 °F before it is dried, and keeps no year', async () => {
  const text = await textFor({ mode: 'preserve', food: 'venison jerky for a scout troop', method: 'dry' });

  expect(text).toContain('reads 160 °F');
  expect(text).toContain('130 to 140 °F');
  expect(text).not.toMatch(/12 months|no safe home method/);
});

test('someone who may have botulism, and a suspect jar, get no table of times', async () => {
  const jar = { mode: 'safe', food: 'home canned asparagus', state: 'home-canned', place: 'pantry' };
  const text = await textFor({ ...jar, ate: 'nerves' });

  expect(text).toContain('Everyone else who ate it');
  expect(text).not.toMatch(/2 to 5 years|could be fine/);
});

test('breast milk goes by its own hours and months, and not by those of other food', async () => {
  const milk = { mode: 'store', food: 'breast milk i pumped' };
  const text = await textFor(milk);

  expect(await openTextFor(milk)).toMatch(
    /4 hours at 77 °F.*4 days in the fridge.*within 6 months and good for up to 12/,
  );
  expect(text).not.toMatch(/2 hours in all|date on the package|as long as it stays frozen/);
  const since = (day: string) =>
    textFor({ mode: 'safe', food: 'breast milk', state: 'raw', place: 'freezer', since: day });
  expect(await since('2026-02-01')).toMatch(/^Breast milk: keep it/);
  expect(await since('2025-10-01')).toMatch(/^Breast milk: throw it out/);
});

test('a day that is still to come is asked for, and food is not thrown out for it', async () => {
  const beef = { mode: 'safe', food: 'ground beef', state: 'raw', place: 'fridge', since: '2026-11-22' };
  const text = await openTextFor(beef);
  expect(text).toMatch(/^Ground beef: since which day\?/);
  expect(text).toContain('The day you gave is still to come.');

  const items = [
    { food: 'ground beef', place: 'fridge', since: '2026-11-22' },
    { food: 'milk', place: 'fridge', labelDate: '2026-11-27', opened: true },
    { food: 'eggs', place: 'fridge', since: '2026-11-01' },
    { food: 'yogurt', place: 'fridge', labelDate: '2026-11-18' },
  ];
  const list = await textFor({ mode: 'inventory', items });
  expect(list).toContain('Look at these: milk and ground beef.');
  expect(list).toContain('look: 1 week from the day you opened it');
  expect(list).toContain('Throw out: yogurt.');
});

test('a bulging jar is answered at once: it stays closed', async () => {
  const jar = { mode: 'safe', food: 'green beans', state: 'home-canned', place: 'pantry', sign: 'bulging' };

  expect(await openTextFor(jar)).toContain('Don’t open it. Throw it out.');
});

test('for someone pregnant listeria is named with soft cheese and deli meat', async () => {
  const cheese = { mode: 'safe', food: 'queso fresco', state: 'opened', place: 'fridge', warm: 'over-2', risk: true };

  expect(await openTextFor(cheese)).toContain('Listeria');
  expect(await openTextFor({ ...cheese, food: 'yogurt' })).not.toContain('Listeria');
});

test('the list for the freezer says what it is for', async () => {
  expect(await textFor({ mode: 'power', hours: 30, freezer: 'full', doors: 'closed' })).toContain(
    'The freezer: thawed and above 40 °F for more than 2 hours',
  );
});
