import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'bible-chat',
  position: 10,
  name: 'Bible Chat',
  group: 'church-leaders',
  summary: 'Ask what the Bible says, and read the passages word for word.',
  requiresAuth: true,
  authBypassSupported: true,
  saying: 'Is that really in the Bible, and what does it mean?',
  keywords: 'scripture question verse answer chatbot meaning faith doubt anxiety',
  // A speech balloon; in it an open book.
  icon: [
    'M3.5 4h17v12.5h-9L6.5 21v-4.5h-3z',
    'M12 8c-1.2-.8-2.7-1.1-4.5-1v5.4c1.8-.1 3.3.2 4.5 1 1.2-.8 2.7-1.1 4.5-1V7c-1.8-.1-3.3.2-4.5 1z',
  ],
  story: {
    forWhom:
      'For a member or a visitor with one question at night: what the Bible says about something, or a worry with no name yet.',
    brings: [
      'A question in your own words',
      'If you like: the passage you are reading, and how long the answer should be',
      'Your church’s tradition, or each view where Christians differ',
    ],
    gets: [
      'An answer in a few sentences, and a clear no if the Bible doesn’t mention it',
      'The passages in full, with a line on who wrote them and for which readers',
      'Where traditions differ, in words that each of them would accept',
      'One thing to do next, and what you might ask after that',
    ],
    exact:
      'Verses are printed from a stored Bible. If a reference doesn’t exist, we say so. Word counts name the translation.',
    refuses: [
      'Speaking as God, as Jesus or as a saint',
      'Prophecies, dates, curses, or judging anyone’s salvation',
      'How to vote, and whether to stop a medicine',
    ],
  },
});
