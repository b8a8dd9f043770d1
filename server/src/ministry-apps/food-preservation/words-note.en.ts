import { formatNumber, listOf } from '../../app-kit/index.ts';

/** Words of the note. Each list is a choice. */
export const noteWords = {
  storeUnknown: 'Our table doesn’t know this food, so we name no days. The date and the words on its package count.',
  store: (food: string, times: string) => `${food}: ${times || 'go by the date on the package'}.`,
  inPantry: (range: string) => `${range} in the cupboard`,
  inFridge: (range: string) => `${range} in the fridge`,
  inFreezer: (range: string) => `${range} in the freezer`,
  canning: (minutes: number, feet: number, pressure: boolean) =>
    `Water boils at a lower temperature the higher you live. That is why altitude changes ${pressure ? 'the pounds of pressure' : 'the minutes'}: at ${formatNumber(feet)} feet this process has ${minutes} minutes${pressure ? '' : ' at a full boil'}. Fewer would leave the middle of the jar too cool.`,
  refused: [
    'No one sees, smells or tastes the poison of botulism, and a tiny amount is enough. That is why only tested processes count, and not how many years it went well.',
    'A process is tested with probes in the middle of the jar, for one food, one jar and one way of packing it. A guess can’t replace that, and a longer time can’t either.',
  ],
  choices:
    'Freezing needs only a freezer. Canning needs the right canner, a tested recipe, and some hours. Drying needs steady heat and a dry place to keep it.',
  home: 'Begin with food that’s fresh and clean: preserving keeps it as it is and doesn’t make it better.',
  power: (hours: string) =>
    `After ${hours} the question is how warm the food became, not how it looks. Cold food warms from the outside in, so the pack in front of the shelf is the first to go.`,
  inventoryNone:
    'Nothing on your list has a day that comes next. Write the day on what you cook and open, and the list can say more.',
  inventory: (foods: readonly string[]) => `Plan the next meals around ${listOf(foods)}.`,
  by: (food: string, day: string) => `${food} (by ${day})`,
  plan: (days: string, people: string, gallons: string) =>
    `This is food for ${people} and ${days}, and ${gallons} of water. Buy it a little at a time, and eat and replace it like any other food.`,
  donate: {
    take: 'Put the oldest date in front, and give it out first.',
    ask: 'Set it aside until someone has looked at the food bank’s list. Write down who decided.',
    refuse: 'Throw it out where no one takes it back out of the trash.',
  },
  last: {
    keep: [
      'Write the day on the box, so that no one has to guess.',
      'Put it in front, where you see it when you open the door.',
    ],
    'use-today': [
      'If it’s too much for today, freeze the rest now and not tomorrow.',
      'If it’s too much for your table, eat what you want today and freeze the rest. What’s left over doesn’t get new days.',
    ],
    discard: [
      'It’s hard to throw out food that you paid for. You did nothing wrong by asking first.',
      'Next time, cool food in shallow boxes and write the day on them: it saves more food than any rule.',
    ],
    sick: ['Write down what was eaten, who ate it and when.', 'Call everyone else who ate it, and ask how they feel.'],
    'cannot-tell': [
      'It’s hard to throw out food that could be fine. A day written on the box saves it next time.',
      'You did nothing wrong by asking first. Where no one knows, the careful answer is the only one we give.',
    ],
    store: [
      'Write the day on what you open or cook.',
      'A thermometer in the fridge costs little and tells you what counts: 40 °F or colder.',
    ],
    preserve: [
      'Write the food and the day on each package.',
      'Preserve a small amount the first time, and see how you like it.',
    ],
    canning: [
      'If one step can’t be done as it’s written, freeze the food today and can another time.',
      'Keep this page with the canner, and follow it line by line.',
    ],
    power: [
      'Put a thermometer into the fridge and the freezer: next time you know.',
      'Freeze bottles of water when the power is back. They hold the cold next time, and you can drink them.',
    ],
    inventory: [
      'Save the list as a file and open it again next week.',
      'Cook twice what you need and freeze half: it saves money and a trip.',
    ],
    plan: [
      'Food that you eat from and replace doesn’t go bad on the shelf.',
      'Begin with three days for everyone. That is already most of the help.',
    ],
    donate: [
      'If you aren’t sure, set it aside and ask the food bank.',
      'Give no one what you wouldn’t put on your own table.',
    ],
  },
};
