import type { Audience } from './audience.ts';

export const leaders = {
  title: 'For church leaders and staff',
  apps: {
    title: 'One week in the office, eight pages',
    about: 'Each app writes a page for you to check, edit and print.',
    moments: [
      {
        id: 'eulogy-generator',
        when: 'Monday',
        need: 'The family has called. Three photographs, a recipe, and one sentence she always said.',
        gives: 'their own memories in order, timed to read aloud, with a list of facts to confirm',
      },
      {
        id: 'volunteer-manager',
        when: 'Tuesday',
        need: 'Four Sundays of nursery, and no one should serve twice in a row.',
        gives: 'a fair schedule, the open spots, and why each person is where they are',
      },
      {
        id: 'generational-communication',
        when: 'Wednesday',
        need: 'The picnic has moved. Teenagers, parents and the people who read print all have to know.',
        gives: 'one message for each group, with the same date, time and place in all of them',
      },
      {
        id: 'ai-group-discussion-app',
        when: 'Thursday',
        need: 'Eight people at seven o’clock, and the leader got home at six.',
        gives: 'an hour planned to the minute, with questions a newcomer can answer',
      },
      {
        id: 'womens-ministry',
        when: 'Friday',
        need: 'A retreat for thirty, six hundred dollars, and childcare still to find.',
        gives: 'a schedule, a budget that adds up, and the dates counted back from the day',
      },
      {
        id: 'sermon-AI',
        when: 'Friday night',
        need: 'A passage, three notes on an envelope, and twenty-five minutes to fill.',
        gives: 'an outline that follows the passage, and a list to check before you preach',
      },
      {
        id: 'Children-Bible-Stories',
        when: 'Saturday',
        need: 'Nine children tomorrow, the youngest four, the oldest eight.',
        gives: 'the story for their age, with what’s in the Bible marked apart from what isn’t',
      },
      {
        id: 'bible-chat',
        when: 'Sunday',
        need: 'After the service: “Is that really in the Bible?”',
        gives: 'a short answer, the passages word for word, and who wrote them, and for which readers',
      },
    ],
  },
  refusals: {
    title: 'What they won’t do',
    about: 'These rules apply to all eight.',
    items: [
      ['Invent a memory.', 'Where the family told us nothing, there’s a gap and a note.'],
      ['Borrow a preacher’s voice.', 'Not a living one, and not a dead one.'],
      ['Make up a quotation or a statistic.', 'Where a story is needed, it writes “your story here”.'],
      ['Choose a candidate.', 'Questions to ask of everyone who wants power, yes. Names, no.'],
      ['Say where the person who died is now.', 'A eulogy hopes only what the family said they hope.'],
      ['Keep a background check.', 'The schedule knows the date it expires, and nothing more.'],
    ],
  },
  next: {
    title: 'Start with the question people ask after church',
    text: 'Show Bible Chat to two people on your staff this week.',
    other: { words: 'See all the apps', href: '/apps' },
  },
} as const satisfies Audience;
