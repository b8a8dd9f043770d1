import type { AppId } from './catalogue.ts';

/**
 * Line drawings on a 24 by 24 grid, stroke 1.6: an object, then the one part of it that is lit.
 * The lit part is drawn after the object, filled with the lamp color.
 */
export const icons: { readonly [id in AppId]: readonly [object: string, lit: string] } = {
  // A speech balloon; in it an open book.
  'bible-chat': [
    'M3.5 4h17v12.5h-9L6.5 21v-4.5h-3z',
    'M12 8c-1.2-.8-2.7-1.1-4.5-1v5.4c1.8-.1 3.3.2 4.5 1 1.2-.8 2.7-1.1 4.5-1V7c-1.8-.1-3.3.2-4.5 1z',
  ],
  // A lectern with a sheet on it.
  'sermon-AI': ['M4 10h16l-2.5 4h-11zM9.5 14l.8 6.5M14.5 14l-.8 6.5M7 20.5h10', 'M8 10V3.5h8V10z'],
  // A letter with its seal.
  'generational-communication': ['M3 6h18v13H3zM3 6.5l9 7 9-7', 'M12 10.7a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z'],
  // A table with two stools and a lamp.
  'ai-group-discussion-app': [
    'M5 12.5h14M12 12.5v8M9 20.5h6M12 12.5V9M2.5 16h4M4.5 16v4.5M17.5 16h4M19.5 16v4.5',
    'M8.5 9l1.7-5.5h3.6L15.5 9z',
  ],
  // A work basket with a folded cloth over its rim.
  'womens-ministry': ['M4.5 14l1 6.5h13l1-6.5M7 10.5a5 5.5 0 0 1 10 0', 'M3.5 10.5h17l-.7 3.5H4.2z'],
  // A picture book with a star on its cover.
  'Children-Bible-Stories': [
    'M5 18.5V5A1.5 1.5 0 0 1 6.5 3.5H19v17H7a2 2 0 0 1-2-2zM5 18.5a2 2 0 0 1 2-2h12',
    'M12 5.8l1.3 2.7 2.900.4-2.1 2 .5 2.9-2.6-1.4-2.6 1.400.5-2.9-2.1-2 2.9-.4z',
  ],
  // A wall calendar with one day marked.
  'volunteer-manager': [
    'M3.5 5.5h17v15h-17zM3.5 10h17M8 3.5v4M16 3.5v4M7 13.5h1.5M7 17h1.5M15.5 17H17',
    'M11 12.3h3.5v3H11z',
  ],
  // A candle on a saucer.
  'eulogy-generator': [
    'M9.5 10h5v8h-5zM5 18h14c-.6 1.7-2 2.5-4 2.5H9c-2 0-3.4-.8-4-2.5zM12 10V8.5',
    'M12 2.5c1.6 1.7 2.3 2.7 2.3 3.8a2.3 2.3 0 0 1-4.6 0c0-1.100.7-2.1 2.3-3.8z',
  ],
  // An open book and a pencil.
  'AI-Bible-Study': [
    'M11 8.3C9.2 6.9 6.5 6.3 3.5 6.5v12.3c3.2-.2 6 .4 8.5 1.9 2.5-1.5 5.3-2.1 8.5-1.9v-9M12 12.5v8.2',
    'M12.2 11.5l.8-3.2 5.7-5.7 2.4 2.4-5.7 5.7z',
  ],
  // An oil lamp, its wick alight.
  'prayer-generator': [
    'M3 12.5h12.5c2.3 0 4-.8 5-2.500.3 4.5-3.3 8-8.5 8h-2c-4 0-6.5-2-7-5.5zM11 18v2.5M7 20.5h8M6.5 12.5a3.5 2.5 0 0 1 7 0',
    'M20.3 2.5c1.3 1.5 1.9 2.4 1.9 3.4a1.9 1.9 0 0 1-3.8 0c0-1 .6-1.9 1.9-3.4z',
  ],
  // A closed book with a ribbon.
  'AI-Bible-App': [
    'M5 18.5V5.5a2 2 0 0 1 2-2h12v17H7a2 2 0 0 1-2-2zM5 18.5a2 2 0 0 1 2-2h12',
    'M11.5 3.5H15v8l-1.75-1.6-1.75 1.6z',
  ],
  // A padlock, opened.
  'debt-coach': [
    'M5 11h14v9.5H5zM8.5 11V7.5a3.5 3.5 0 0 1 6.9-.8',
    'M12 13.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  ],
  // A chair kept for you.
  'interview-coach': ['M7 12.5v-9h10v9M10.5 6.5v6M13.5 6.5v6M7.5 15.5v5M16.5 15.5v5', 'M5.5 12.5h13v3h-13z'],
  // A sheet of paper with a portrait corner.
  'resume-builder': [
    'M5.5 3.5H15L18.5 7v13.5h-13zM15 3.5V7h3.5M13.5 10.5h2.5M8.5 14h7.5M8.5 17h7.5',
    'M8.5 7.5h3v3.5h-3z',
  ],
  // A cooking pot; the lid is lit.
  'budget-meal-planner': [
    'M4.5 11v6.5a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3V11M4.5 14h-2M19.5 14h2M12 6V4',
    'M3.5 11c.8-3.2 3.9-5 8.5-5s7.7 1.8 8.5 5z',
  ],
  // A tablet with its screen on.
  'tech-helper': [
    'M6.5 2.5h11A1.5 1.5 0 0 1 19 4v16a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20V4a1.5 1.5 0 0 1 1.5-1.5zM10.5 18.8h3',
    'M7.8 5.3h8.4v10.7H7.8z',
  ],
  // A market stall under its awning.
  'business-idea-generator': ['M4.5 10v10.5h15V10M4.5 15h15', 'M5 4h14l2.5 6h-19z'],
  // A canning jar; the lid is lit.
  'food-preservation': [
    'M8 6.5c-2 1-2.5 2-2.5 4V18A2.5 2.5 0 0 0 8 20.5h8a2.5 2.5 0 0 0 2.5-2.5v-7.5c0-2-.5-3-2.5-4M9 12h6v4.5H9z',
    'M7 3.5h10v3H7z',
  ],
  // A signpost with two arms.
  'church-mission-ideas': [
    'M12 3.5V5M12 10v2M12 16.5v4M8 20.5h8M18.5 12H8.5L6 14.25l2.5 2.25h10z',
    'M5.5 5h10.5L18.5 7.5 16 10H5.5z',
  ],
  // A certificate with its seal.
  'nonprofit-grants': [
    'M12.5 16.5h-9v-12h17v7M7 8.5h10M7 12h5M14.8 17.5v4l2.2-1.3 2.2 1.3v-4',
    'M17 11.8a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2z',
  ],
  // A house with its door lit.
  'church-assistance-programs': ['M3 11.5L12 4l9 7.5M5.5 9.5v11M18.5 9.5v11M2.5 20.5h19', 'M9.5 13h5v7.5h-5z'],
  // A jar, filling with coins.
  'easy-fundraising': [
    'M8 3.5h8M8 3.5v3c-2 1-2.5 2-2.5 4v3.5M16 3.5v3c2 1 2.5 2 2.5 4v3.5M12 8.5v2.5',
    'M5.5 14h13v4a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 18z',
  ],
};
