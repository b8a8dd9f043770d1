import type { Audience, PlanContents } from './audience.ts';

export const outreach = {
  title: 'For outreach and innovation',
  apps: {
    title: 'Four plans, by their contents',
    about: 'What each plan contains, part by part.',
    moments: [
      {
        id: 'church-mission-ideas',
        when: 'For the committee',
        need: 'Fourteen people, two Saturdays a month, and a street you drive through.',
        gives: 'three ideas that fit those hours, and an eight-week plan for one of them',
        parts: [
          ['Who was asked', 'the residents first, then those already at work'],
          ['Three ideas', 'the hours you need, and the hours you have'],
          ['The first call', 'who to call, and what to ask'],
          ['Eight weeks', 'dates, people, what is bought'],
          ['Safeguarding', 'children, drivers, food, photographs'],
          ['What would count as help', 'decided before you start'],
        ],
      },
      {
        id: 'nonprofit-grants',
        when: 'For the treasurer',
        need: 'A pantry that is open to everyone, a freezer that costs four thousand dollars.',
        gives: 'whether you’re ready to apply, who to ask, and the letter',
        parts: [
          ['Are you ready', 'papers you have, papers you lack'],
          ['Kinds of funders', 'and why each one fits or doesn’t'],
          ['Letter of inquiry', 'one page'],
          ['Budget', 'adds up, with the match'],
          ['Deadlines', 'only where a source gave one'],
          ['Go, or leave it', 'a clear answer'],
        ],
      },
      {
        id: 'church-assistance-programs',
        when: 'For the deacon',
        need: 'A shut-off notice, dated Friday, and a family of five at the table.',
        gives: 'what’s likely, where to call first, and what to bring',
        parts: [
          ['Tonight', 'when it can’t wait'],
          ['Likely programs', 'the rule and the number we used'],
          ['What to bring', 'one list'],
          ['What to say', 'on the phone'],
          ['If the answer is no', 'how to ask for a second look'],
        ],
      },
      {
        id: 'easy-fundraising',
        when: 'For the youth leader',
        need: 'Eight thousand dollars for camp, eleven weeks, and a hall.',
        gives: 'what’s left after costs, and the plan to get there',
        parts: [
          ['Ranked by what remains', 'after costs, not before'],
          ['Break-even', 'how many plates, how many seats'],
          ['Timeline', 'counted back from the day'],
          ['The asking letter', 'and the thank-you, within two days'],
          ['Receipts and rules', 'what your state requires'],
        ],
      },
    ],
  },
  refusals: {
    title: 'What they won’t do',
    about: 'These plans involve people in need and other people’s money. So the rules are strict.',
    items: [
      ['Invent a funder.', 'No name, no link, no amount and no deadline without a source and a date.'],
      ['Say “you qualify”.', 'It says “likely, and worth applying”. The office decides.'],
      ['Tie help to a prayer.', 'No one has to sit through anything to get a meal.'],
      [
        'Sell raffle tickets by itself.',
        'Games of chance stay off until someone who knows your state’s rules turns them on.',
      ],
      ['Press a giver.', 'No countdowns, no promised blessings, no lists of who didn’t give.'],
      ['Store a story.', 'We don’t keep what a family tells the deacon.'],
    ],
  },
  next: {
    title: 'Take the six questions to your next meeting',
    text: 'Print this page with room to write under each. To see a finished result, open an app that’s ready.',
    other: { words: 'See all the apps', href: '/apps' },
  },
  groundwork: [
    [
      'Ask five people who aren’t in your church.',
      'The school secretary. The pharmacist. The pantry manager. The bus driver, if there’s a minute. Ask what people come in looking for, and write down their words, not yours.',
    ],
    [
      'Count hours, not volunteers.',
      'Fourteen names on a list aren’t fourteen people on a wet Saturday. Multiply the people who came last time by the hours they stayed, and plan for a little less.',
    ],
    ['Find out who is already doing it.', 'If someone is, your first idea is to carry chairs for them until summer.'],
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
