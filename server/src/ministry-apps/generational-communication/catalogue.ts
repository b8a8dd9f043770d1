import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'generational-communication',
  position: 30,
  name: 'Generational Communication App',
  group: 'church-leaders',
  summary: 'One announcement, worded for each age and each channel, with the facts kept the same.',

  saying: 'The same news has to reach a teenager, a mother and the people who read print.',
  keywords: 'newsletter bulletin email text sms announcement youth seniors teens',
  // A letter with its seal.
  icon: ['M3 6h18v13H3zM3 6.5l9 7 9-7', 'M12 10.7a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z'],
  story: {
    forWhom:
      'For the person who writes the bulletin, the email and the text message, and wants them all to say the same.',
    brings: [
      'One message, with its date, time, place and cost',
      'Who it has to reach, and through which channels',
      'What it is for: to inform, invite, comfort, ask',
    ],
    gets: [
      'A version for each age and each channel, with a subject line where one belongs',
      'Two lines on what was changed, and why',
      'A table that proves the facts are the same in all of them',
    ],
    exact:
      'Characters, words and text-message parts are counted. Dates are checked against their weekday. A fact that differs is an error.',
    refuses: ['Slang that no teenager would use', 'Jokes about age', 'Writing to children past their parents'],
    nearest: {
      id: 'prayer-generator',
      why: 'When the message is a prayer for the bulletin, it writes that, short or long.',
    },
  },
});
