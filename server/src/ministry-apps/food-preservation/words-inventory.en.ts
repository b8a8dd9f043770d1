import { countOf } from '../../app-kit/index.ts';

/** Words of the list of what someone has. */
export const inventoryWords = {
  out: (count: number) => countOf(count, { one: 'food to throw out', other: 'foods to throw out' }),
  today: (count: number) => countOf(count, { one: 'food for today', other: 'foods for today' }),
  week: (count: number) => countOf(count, { one: 'food for the next 7 days', other: 'foods for the next 7 days' }),
  table: 'Eat from the top',
  columns: { food: 'Food', place: 'Where', by: 'Eat by', todo: 'What to do' },
  todo: {
    keep: 'keep',
    'use-today': 'use today',
    discard: 'throw out',
    'cannot-tell': 'look: since which day?',
    future: 'look: the day is still to come',
    opened: (range: string) => `look: ${range} from the day you opened it`,
    unknown: 'go by the package',
    over: 'past its best, still safe',
    look: 'look: use today or throw out',
    home: 'only if a tested recipe was used',
    dent: 'only if the dent is small and not on a seam',
  },
  nothing: 'no day',
  first: {
    out: (names: string) => `Throw out: ${names}.`,
    today: (names: string) => `For today: ${names}.`,
    next: (name: string, by: string) => `Eat next: ${name}, by ${by}.`,
    fine: 'Nothing has to be eaten today.',
  },
  unknown: (names: string) =>
    `Not in our table: ${names}. Go by the date on the package. Cooked food keeps 3 to 4 days in the fridge.`,
  fromHome: (names: string) =>
    `Canned at home: ${names}. Keep it only if you know that a tested recipe was used, and for 12 months. Don’t give it to a food pantry.`,
  noDays: (names: string) =>
    `Look at these: ${names}. We don’t know since when, or the day is still to come. Enter the day. If no one knows it, throw out what has to be cold.`,
  labels: 'Labels to print and cut',
  reminders: 'Reminders for your calendar',
  reminderList: 'Eat by these days',
  fileName: 'food-list',
  save: 'Save the list as a file with the button below, and open it here next time. We keep nothing.',
  hungry: 'If the list is short and the month is long',
};
