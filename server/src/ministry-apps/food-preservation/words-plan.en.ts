import { countOf } from '../../app-kit/index.ts';

const hour = { one: 'hour', other: 'hours' };
const day = { one: 'day', other: 'days' };
const person = { one: 'person', other: 'people' };

/** Words of the long-term plan. */
export const planWords = {
  people: (count: number) => countOf(count, person),
  days: (count: number) => countOf(count, day),
  hours: (count: number) => countOf(count, hour),
  gallons: (count: number) => countOf(count, { one: 'gallon', other: 'gallons' }),
  waterLabel: (days: number) => `of water, for ${countOf(days, day)}`,
  weeksLabel: 'to buy it, a little each week',
  weeks: (count: number) => countOf(count, { one: 'week', other: 'weeks' }),
  peopleLabel: (days: string) => `fed for ${days}`,
  cold: 'All of it can be eaten cold. Stir the powdered milk into clean water. Without a fridge, buy small cans: what is left in an open one is thrown out after 2 hours.',
  next: (three: string, two: string | undefined, all: string, days: number) =>
    days <= 3 || three === all
      ? `Begin with water. Have all of it by ${three}.`
      : two === undefined
        ? `Begin with water and 3 days of food that needs no cooking, by ${three}. Have all of it by ${all}.`
        : `Begin with water and 3 days of food that needs no cooking, by ${three}. Have two weeks by ${two}, and all of it by ${all}.`,
  money:
    'If this is too much, begin with half or less: 3 days of food is a good start. Healthy adults can do with half of their usual food for a short time; children and pregnant women can’t, and no one should go short of water. Don’t skip meals or bills for a store. If money is short, call 211.',
  tableTitle: 'What to store',
  columns: { food: 'Food', amount: 'Amount', week: 'Each week', turn: 'Eat or replace within' },
  caption: 'For the whole time',
  check: 'Also',
  checkItems: [
    'Salt, sugar, spices, bouillon, baking powder, tea or coffee.',
    'A hand can opener.',
    'What your people can eat: allergies, diabetes, dentures, swallowing.',
    'Food for your pets, and water for them beside the gallons above.',
    'Medicine for two weeks, if your pharmacist can arrange it.',
  ],
  coldItem:
    'Food that you can eat cold, if you have no stove without power: canned meat and fish, beans, fruit, peanut butter, crackers, cereal, granola bars.',
  babies: (count: number) =>
    `${count === 1 ? 'A baby under 1 eats' : `${countOf(count, { one: 'baby', other: 'babies' })} under 1 eat`} none of this. Keep two weeks of the formula you use, by its date, and clean water to mix it with. Never add more water than the label says, and give no honey. For a breastfed baby, keep more water for the mother.`,
  noPeople: 'Enter at least one person.',
  turn: 'Keep it turning',
  turnItems: [
    'Store what you eat, and eat what you store: new packages to the back, old ones to the front.',
    'Write the month and year on each package.',
    'Keep it below 75 °F, dry, dark, and off the floor. Keep flour and grain in closed buckets or jars against insects.',
    'Look through it twice a year. Throw out cans that bulge, leak or rust.',
  ],
  reminders: {
    title: 'Days for your calendar',
    three: 'Food store: 3 days and water',
    two: 'Food store: two weeks',
    all: 'Food store: all of it',
    check: 'Food store: look through it',
    checkDetail: 'Use up and replace what comes to its end. Throw out cans that bulge, leak or rust.',
  },
  basis:
    'Amounts are those of the food groups, not of calories alone. They’re a plan for healthy people, not a medical diet.',
};
