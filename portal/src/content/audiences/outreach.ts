import type { Audience, PlanContents } from './audience.ts';

export const outreach = {
  title: 'For outreach and innovation',
  apps: {
    title: 'Four plans, by their contents',
    about: 'What each app puts on paper, part by part.',
    moments: [
      {
        id: 'church-mission-ideas',
        when: 'For the committee',
        need: 'Fourteen people, two Saturdays a month, and a street you drive through.',
        gives: 'three ideas that fit those hours, and eight weeks of one of them',
        parts: [
          ['Who was asked', 'the residents first, then those already at work'],
          ['Three ideas', 'hours needed beside hours you have'],
          ['The first telephone call', 'to whom, and what to ask'],
          ['Eight weeks', 'dates, people, what is bought'],
          ['Safeguarding', 'children, drivers, food, photographs'],
          ['What would count as help', 'decided before it starts'],
        ],
      },
      {
        id: 'nonprofit-grants',
        when: 'For the treasurer',
        need: 'A pantry that is open to everyone, a freezer that costs four thousand dollars.',
        gives: 'whether you are ready to ask, whom, and the letter',
        parts: [
          ['Are you ready', 'papers you have, papers you lack'],
          ['Kinds of funders', 'with the reason each fits or does not'],
          ['Letter of inquiry', 'one page'],
          ['Budget', 'adds up, with the match'],
          ['Deadlines', 'only where a source gave one'],
          ['Go, or leave it', 'said plainly'],
        ],
      },
      {
        id: 'church-assistance-programs',
        when: 'For the deacon',
        need: 'A shut-off notice, dated Friday, and a family of five at the table.',
        gives: 'what is likely, where to call first, and what to bring',
        parts: [
          ['Tonight', 'when it cannot wait'],
          ['Likely programs', 'the rule, and the number that was used'],
          ['What to bring', 'one list'],
          ['What to say', 'on the telephone'],
          ['If the answer is no', 'how to ask for a second look'],
        ],
      },
      {
        id: 'easy-fundraising',
        when: 'For the youth leader',
        need: 'Eight thousand dollars for camp, eleven weeks, and a hall.',
        gives: 'what is left after costs, and the plan that gets there',
        parts: [
          ['Ranked by what remains', 'after costs, not before'],
          ['Break-even', 'how many plates, how many seats'],
          ['Timeline', 'counted back from the day'],
          ['The asking letter', 'and the thank-you, within two days'],
          ['Receipts and rules', 'what the state wants to know'],
        ],
      },
    ],
  },
  refusals: {
    title: 'What they will not do',
    about:
      'Other people’s need is in these plans, and other people’s money. The rules are stricter than a committee would make them.',
    items: [
      ['Invent a funder.', 'No name, no link, no amount and no deadline without a source and a date.'],
      ['Say “you qualify”.', 'It says “likely, and worth applying”. The office decides.'],
      ['Tie help to a prayer.', 'Nobody has to listen to anything to be given a meal.'],
      [
        'Sell raffle tickets by itself.',
        'Games of chance stay off until a person turns them on and knows the state’s rule.',
      ],
      ['Press a giver.', 'No countdown, no seed promise, no list of those who did not give.'],
      ['Store a story.', 'What a family tells the deacon is not kept.'],
    ],
  },
  next: {
    title: 'Take the six questions to your next meeting',
    text: 'Print this page and leave a line free under each. If you would like to see what a finished page from an app looks like, open one that is ready.',
    other: { words: 'See all the apps', href: '/apps' },
  },
  groundwork: [
    [
      'Ask five people who are not in your church.',
      'The school secretary. The pharmacist. Whoever runs the pantry. The bus driver, if he has a minute. Ask what people come in looking for, and write down their words, not yours.',
    ],
    [
      'Count hours, not volunteers.',
      'Fourteen names on a list are not fourteen people on a wet Saturday. Take those who came last time, times the hours they stayed, and plan for a little less.',
    ],
    ['Find out who is already doing it.', 'If somebody is, the first idea is to carry chairs for them until summer.'],
    [
      'Write down what the building has.',
      'Rooms with a door to the street. Outlets. A ramp. A sink that passes an inspection. Eleven folding tables.',
    ],
    ['Choose what you will stop.', 'A new thing on top of everything lasts until Easter.'],
    [
      'Say what would count as help.',
      'One sentence, before the first Saturday: “If this works, then by June …”. Read it again in June.',
    ],
  ],
} as const satisfies Audience<PlanContents> & { groundwork: readonly (readonly [string, string])[] };
