import type { Audience } from './audience.ts';

export const leaders = {
  title: 'For church leaders and staff',
  apps: {
    title: 'One week in the office, eight pages',
    about: 'Each app gives a page that you check, change and print. What is not built yet says so.',
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
        need: 'Four Sundays of nursery, and nobody should serve twice running.',
        gives: 'a fair schedule, what is still open, and why each person stands where they do',
      },
      {
        id: 'generational-communication',
        when: 'Wednesday',
        need: 'The picnic has moved. Teenagers, parents and the people who read print all have to know.',
        gives: 'one message in each wording, with date, time and place the same in all of them',
      },
      {
        id: 'ai-group-discussion-app',
        when: 'Thursday',
        need: 'Eight people at seven o’clock, and the leader got home at six.',
        gives: 'an hour planned to the minute, with questions that somebody new can answer',
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
        gives: 'an outline along the passage’s own lines, and a list to check before preaching',
      },
      {
        id: 'Children-Bible-Stories',
        when: 'Saturday',
        need: 'Nine children tomorrow, the youngest four, the oldest eight.',
        gives: 'the story told for their age, with what is in the Bible marked apart from what is not',
      },
      {
        id: 'bible-chat',
        when: 'Sunday',
        need: 'After the service: “Is that really in the Bible?”',
        gives: 'a short answer, the passages word for word, and who wrote them to whom',
      },
    ],
  },
  refusals: {
    title: 'What they will not do',
    about: 'These rules hold for all eight, for those that are ready and for those that are still to come.',
    items: [
      ['Invent a memory.', 'Where the family told us nothing, there is a gap and a note that says so.'],
      ['Borrow a preacher’s voice.', 'Not a living one, and not a dead one.'],
      [
        'Make up a quotation or a statistic.',
        'Where a story of your own belongs, the page says “your story here”. It makes none up.',
      ],
      ['Choose a candidate.', 'Questions to ask of everyone who wants power, yes. Names, no.'],
      ['Say where the person who died is now.', 'What a eulogy hopes is what the family said it hopes.'],
      ['Keep a background check.', 'The schedule knows the day until which one is valid, and nothing more.'],
    ],
  },
  next: {
    title: 'Start with the question people ask after church',
    text: 'Put Bible Chat in front of two people on your staff this week. They will find what it cannot do faster than we could tell you.',
    other: { words: 'See all the apps', href: '/apps' },
  },
} as const satisfies Audience;
