import { formatNumber, listOf } from '../../app-kit/index.ts';

/** Words of the note. Each list is a choice. */
export const noteWords = {
  safe: {
    keep: (food: string) => `You can keep this: ${food}.`,
    'use-today': (food: string) => `Today is the day for this: ${food}.`,
    discard: (food: string) => `This isn’t safe to eat any more: ${food}.`,
    'cannot-tell': (food: string) => `No one can say that this is safe: ${food}.`,
  },
  storeUnknown: 'Our table doesn’t know this food, so we name no days. The package knows more than we do.',
  store: (food: string, times: string) => `${food}: ${times || 'the package says how long'}.`,
  inPantry: (range: string) => `${range} in the cupboard`,
  inFridge: (range: string) => `${range} in the fridge`,
  inFreezer: (range: string) => `${range} in the freezer`,
  canning: (food: string, minutes: number, feet: number, pressure: boolean) =>
    `At ${formatNumber(feet)} feet, ${food} takes ${minutes} minutes${pressure ? ' under pressure' : ' at a full boil'}. Altitude changes ${pressure ? 'the pounds of pressure, because water boils at a lower temperature the higher you live' : 'the minutes, because water boils at a lower temperature the higher you live'}.`,
  choices: (food: string) =>
    `There’s more than one safe way for ${food}. Freezing asks the least of you; canning asks for the right canner and a tested recipe.`,
  home: (food: string) =>
    `Begin with ${food} that’s fresh and clean: preserving keeps it as it is and makes it no better.`,
  power: (hours: string, fridge: string, freezer: string) =>
    `After ${hours}, the fridge: ${fridge}${freezer ? ` The freezer: ${freezer}` : ''}`,
  inventoryNone:
    'Nothing on your list has a day that comes next. Write the day on what you cook and open, and the list can tell you more.',
  inventory: (foods: readonly string[]) => `Plan the next meals around ${listOf(foods)}.`,
  by: (food: string, day: string) => `${food} (by ${day})`,
  plan: (days: string, people: string, gallons: string) =>
    `This is food for ${people} and ${days}, and ${gallons} of water. It’s bought a little at a time, and eaten and replaced like any other food.`,
  donate: {
    take: (food: string) => `A pantry can give this out: ${food}.`,
    ask: (food: string) => `This can be fine, and the list of your food bank decides: ${food}.`,
    refuse: (food: string) => `Don’t give this to anyone: ${food}.`,
  },
  lastKeep: [
    'Write the day on the box, so that no one has to guess.',
    'Put it in front, where you see it when you open the door.',
  ],
  lastToday: [
    'If it’s too much for today, freeze the rest now and not tomorrow.',
    'Share it at the table today. What’s left over doesn’t get new days.',
  ],
  lastOut: [
    'It’s hard to throw out food. Being sick costs more: days of work, and for a child or an older person sometimes the hospital.',
    'Throwing it out isn’t waste of yours: it’s how you keep the people at your table well.',
  ],
  last: {
    store: [
      'Write the day on what you open or cook.',
      'A thermometer in the fridge costs little and tells you the one thing that counts: 40 °F or colder.',
    ],
    preserve: [
      'If one step can’t be done as it’s written, freeze the food today and can another time.',
      'Keep the page with the canner, and follow it line by line.',
    ],
    power: [
      'Put a thermometer into the fridge and the freezer: next time it decides, and not the clock.',
      'Freeze bottles of water now. They hold the cold next time, and you can drink them.',
    ],
    inventory: [
      'Save the list as a file and open it again next week.',
      'Cook twice what you need and freeze half: it saves money and a trip.',
    ],
    plan: [
      'A store that you eat from never goes bad.',
      'Begin small. Three days for everyone is worth more than a year for a shelf.',
    ],
    donate: [
      'If you aren’t sure, set it aside and ask the food bank. No one should get what you wouldn’t put on your own table.',
      'Write the day on each box that comes in, and give out the oldest first.',
    ],
  },
};
