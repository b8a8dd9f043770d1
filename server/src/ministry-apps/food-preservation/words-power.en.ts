import { formatNumber } from '../../app-kit/index.ts';
import type { FreezerResult, FridgeResult } from './solve/power.ts';

/** Words of the power cut. */
export const powerWords = {
  hours: (hours: number) => `${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`,
  fridgeTitle: 'The fridge',
  freezerTitle: 'The freezer',
  fridge: {
    'measured-cold': 'The thermometer says 40 °F or colder. The food is safe: keep it cold.',
    'measured-warm': 'The thermometer says more than 40 °F. That is too warm for more than 2 hours.',
    cold: 'The food is safe if the door stayed closed. A closed fridge stays cold about 4 hours.',
    opened: 'The door was opened, so 4 hours can’t be counted on. Without a thermometer no one can tell.',
    over: 'A closed fridge stays cold about 4 hours, and this was longer.',
  } satisfies { readonly [result in FridgeResult]: string },
  freezer: {
    none: '',
    holding:
      'Closed, it still holds. Don’t open it to look. Later: food with ice crystals, or at 40 °F or colder, can be frozen again.',
    look: 'Look at each package when the power is back. Frozen hard, with ice crystals, or at 40 °F or colder: freeze it again or cook it. Thawed and warmer than 40 °F for more than 2 hours, or no one knows: throw it out. The list below says what can stay.',
  } satisfies { readonly [result in FreezerResult]: string },
  throwOut:
    'Throw out meat, poultry, fish, eggs, milk, soft cheese, leftovers, cooked and cut vegetables, cut fruit, and everything that says “keep refrigerated”. Keep butter, hard cheese, whole fruit and vegetables, bread, jam, ketchup, mustard and pickles. The whole list is below.',
  titles: { keep: 'The fridge: keep the food.', out: 'The fridge: throw out what spoils.' },
  left: (hours: number) => `About ${formatNumber(hours)} more ${hours === 1 ? 'hour' : 'hours'} with the door closed.`,
  holds: (hours: number, full: boolean) =>
    full
      ? `A full freezer holds about ${hours} hours with the door closed.`
      : `A half-full freezer holds about ${hours} hours with the door closed.`,
  stillOut:
    'If the power is still out: keep both doors closed. Move milk, meat, medicine and baby food into a cooler with ice before the 4 hours are over.',
  noTaste: 'Never taste food to find out, and don’t go by the smell.',
  fridgeTable: 'In the fridge, above 40 °F for more than 2 hours',
  freezerTable: 'The freezer: thawed and above 40 °F for more than 2 hours',
  columns: { group: 'Food', out: 'Throw out', keep: 'Keep' },
  lists: 'What to throw out and what to keep',
  help: 'Help after a power cut',
  medicine: 'Ask your pharmacist about insulin and other medicine from the fridge before you use it or throw it out.',
  photos: 'Take photos of what you throw out: an insurer or an office may ask.',
  coldTitle: 'Food that needs no cooking',
  coldFridge: 'First what is in the fridge, while it is 40 °F or colder: milk, cheese, yogurt, cooked meat, cut fruit.',
  coldItems: [
    'From the cupboard: canned fish, chicken, beans, vegetables and fruit; peanut butter; bread, tortillas and crackers; dry cereal with boxed or powdered milk; raisins, nuts, granola bars.',
    'Open one small can at a time. Without a fridge, throw out what is left in it after 2 hours.',
    'For a baby: breast milk, or ready-to-feed formula. No honey before the first birthday. No whole nuts for a child under 4.',
  ],
  callTitle: 'If the food is gone and there’s no money for more',
  callText:
    'Call 211, any time, and ask for food today. If you get SNAP, tell your SNAP office within 10 days what you lost, and ask for it to be replaced. If you get WIC and lost formula, call your WIC clinic.',
};
