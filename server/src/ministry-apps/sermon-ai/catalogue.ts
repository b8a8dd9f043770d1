import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'sermon-AI',
  position: 20,
  name: "Pastor's Sermon Workshop",
  group: 'church-leaders',
  summary: 'From a passage to an outline that fits your minutes and your people.',

  saying: 'I know the passage. I don’t know where the sermon is.',
  keywords: 'preach preaching homily message pulpit outline pastor',
  // A lectern with a sheet on it.
  icon: ['M4 10h16l-2.5 4h-11zM9.5 14l.8 6.5M14.5 14l-.8 6.5M7 20.5h10', 'M8 10V3.5h8V10z'],
  story: {
    forWhom:
      'For the pastor from Monday to Saturday, the pastor with a second job at ten at night, and the lay preacher the first time.',
    brings: [
      'A passage or a topic, the occasion, and your minutes',
      'How you preach: expository, narrative, three points, a homily, a full manuscript',
      'Your own notes, and what must or must not be in it',
    ],
    gets: [
      'The passage’s background and an outline that follows it',
      'One sentence the sermon is about, and parts with their minutes',
      'Practical applications, also for newcomers and people in pain',
      'A list to check before you preach: facts, quotations, disputed points',
    ],
    exact: 'Word counts fit your minutes, reading time included.',
    refuses: [
      'A quotation from a preacher or theologian who never said it',
      'A made-up story of yours; it leaves space for the real one',
      'A candidate to endorse',
    ],
    nearest: {
      id: 'bible-chat',
      why: 'Ask it for the context of your passage, and where traditions read it differently.',
    },
  },
});
