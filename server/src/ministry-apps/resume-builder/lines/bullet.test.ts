import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inventedIn, sourcesOf } from '../checks/invention.ts';
import { verbQuestions } from '../data/work-verbs.ts';
import { bulletOf } from './bullet.ts';
import { self } from './first-person.ts';
import { formsOf, knownVerb } from './verb-forms.ts';

const past = (line: string) => bulletOf(line, 'past')?.text;
const now = (line: string) => bulletOf(line, 'base')?.text;

test.each([
  ['I ran the register and counted the drawer', 'Ran the register and counted the drawer'],
  ['answer phones and greet customers', 'Answered phones and greeted customers'],
  ['Cleaning, stocking, and running the register', 'Cleaned, stocked, and ran the register'],
  ['I was responsible for training new hires', 'Trained new hires'],
  ['Every day I opened the store and turned on the ovens.', 'Opened the store and turned on the ovens every day'],
  ['my job was to clean rooms', 'Cleaned rooms'],
  ['I cooked and I cleaned for 40 people', 'Cooked and cleaned for 40 people'],
  ['I was promoted to shift lead after 6 months', 'Promoted to shift lead after 6 months'],
  ['My boss trusted me with the keys', 'Trusted with the keys'],
  ['I can drive a forklift', 'Able to drive a forklift'],
  ['I’m good at fixing computers', 'Good at fixing computers'],
  ['I took care of my mother', 'Took care of a parent'],
  ['Managed my household budget of $2,400 a month', 'Managed the household budget of $2,400 a month'],
  ['fix cars, mow lawns, haul junk, paint', 'Fixed cars, mowed lawns, hauled junk, painted'],
  ['Stock clerk duties', 'Stock clerk duties'],
  ['I did not miss a day in 3 years', 'Did not miss a day in 3 years'],
  ['Billing systems in Java', 'Billing systems in Java'],
  ['inventory of uniforms for 1,100 men', 'Inventory of uniforms for 1,100 men'],
  ['grill', 'Grill'],
  ['4 people under me', 'Supervised 4 people'],
  ['regulars knew me by name', 'Known by name by regulars'],
])('"%s" is a line of past work', (line, text) => {
  expect(past(line)).toBe(text);
});

test.each([
  ['I teach 12 children every week', 'Teach 12 children every week'],
  ['helping seniors with their phones', 'Helping seniors with their phones'],
  ['I do the scheduling and I order supplies', 'Do the scheduling and order supplies'],
  ['I trained 4 people', 'Trained 4 people'],
])('"%s" is a line of work that goes on', (line, text) => {
  expect(now(line)).toBe(text);
});

test('the work of a team does not become the work of one person', () => {
  expect(past('We served 200 meals every Wednesday')).toBe('Worked in a team that served 200 meals every Wednesday');
  expect(now('We serve 200 meals')).toBe('Work in a team that serves 200 meals');
});

test('a line that needs "I" is cut before it, or not used', () => {
  expect(bulletOf('Took care of the garden when I was home', 'past')).toMatchObject({
    text: 'Took care of the garden',
    cut: true,
  });
  expect(bulletOf('Nobody complained about me', 'past')).toBeUndefined();
  expect(bulletOf(' - ', 'past')).toBeUndefined();
});

test('every verb has four forms, and each past form leads back to it', () => {
  for (const verb of verbQuestions.keys()) {
    const { base, past: done, gerund, third } = formsOf(verb);
    expect(gerund, verb).toMatch(/ing$/);
    expect(third, verb).toMatch(/s$/);
    expect(formsOf(knownVerb(done)?.base ?? '').past, base).toBe(done);
  }
});

const subjects = [
  'I ',
  'we ',
  'Every week I ',
  'I was ',
  'my job was to ',
  'I would ',
  '',
  'I have ',
  'I had to ',
  '- ',
];
const verbs = [...verbQuestions.keys()].flatMap((verb) => Object.values(formsOf(verb)));
const ends = [
  ' 40 boxes',
  ' the rooms',
  ' people with my team',
  ' and I cleaned',
  ' when I was there',
  ', cooked, and sold $300',
  ' for us',
  '',
];

test('whatever people write, a line has no first person and no word or number of its own', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...subjects),
      fc.constantFrom(...verbs),
      fc.constantFrom(...ends),
      fc.constantFrom('past', 'base'),
      (subject, verb, end, tense) => {
        const line = `${subject}${verb}${end}`;
        const made = bulletOf(line, tense as 'past');
        if (!made) return;
        expect(made.text).not.toMatch(self);
        expect(made.text).toMatch(/^[\p{Lu}\d]/u);
        expect(inventedIn(made.text, sourcesOf([line])), made.text).toEqual([]);
        expect(bulletOf(line, tense as 'past')).toEqual(made);
      },
    ),
    { numRuns: 400 },
  );
});
