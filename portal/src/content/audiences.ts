/** One app as an audience page tells it: the moment it is opened, and what comes out. */
export interface AppMoment {
  /** Id of the catalogue. */
  id: string;
  /** Day, hour or question at which somebody needs it. */
  when: string;
  /** What lies on the desk then. */
  need: string;
  /** What the page holds that it gives. */
  gives: string;
}

/** What a group of apps will not do: the first words, and the rest of the sentence. */
export type Refusal = readonly [first: string, rest: string];

export const leaders = {
  week: [
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
      need: 'Somebody at the door: “Is that really in the Bible?”',
      gives: 'a short answer, the passages word for word, and who wrote them to whom',
    },
  ],
  refusals: [
    ['Invent a memory.', 'Where the family told us nothing, there is a gap and a note that says so.'],
    ['Borrow a preacher’s voice.', 'Not a living one, and not a dead one.'],
    [
      'Make up a quotation or a statistic.',
      'An illustration that nobody has lived through is marked “your story here”.',
    ],
    ['Choose a candidate.', 'Questions to ask of everyone who wants power, yes. Names, no.'],
    ['Say where somebody is now.', 'What a eulogy hopes is what the family said it hopes.'],
    ['Keep a background check.', 'The schedule knows the day until which one is valid, and nothing more.'],
  ],
} as const satisfies { week: readonly AppMoment[]; refusals: readonly Refusal[] };

export const growth = {
  hours: [
    {
      id: 'prayer-generator',
      when: 'Ten past two',
      need: 'You are awake, and what you would like to say to God has not become a sentence yet.',
      gives: 'a prayer in plain words, the verse it leans on, and one line on how to pray it',
    },
    {
      id: 'AI-Bible-App',
      when: 'A quarter past six',
      need: 'Twelve minutes on the bus, and a plan that broke off in Leviticus last time.',
      gives:
        'the passage first, three lines before it, one question after it, and days counted out for the minutes you have',
    },
    {
      id: 'AI-Bible-Study',
      when: 'Saturday afternoon',
      need: 'Your class meets tomorrow for forty-five minutes, and somebody will ask about verse nine.',
      gives: 'a lesson with its minutes, the context, and the views that Christians hold on the hard verse',
    },
  ],
  refusals: [
    ['Speak as God.', 'Nor as Jesus, an apostle or a saint. A program answers, and says that it is one.'],
    ['Promise healing or money.', 'It prays for them. It does not announce them.'],
    ['Name a date or a curse.', 'No end-times arithmetic, no reading of dreams, no word against a person.'],
    ['Count your days.', 'A plan that was missed is moved, without a broken chain to look at.'],
    ['Send anybody back.', 'Where somebody is being hurt, safety comes before any prayer about patience.'],
    [
      'Settle what your church disputes.',
      'Your tradition where you have set one; otherwise each view in its own favor.',
    ],
  ],
} as const satisfies { hours: readonly AppMoment[]; refusals: readonly Refusal[] };

export const support = {
  questions: [
    {
      id: 'debt-coach',
      when: 'Which of these do I pay first?',
      need: 'What is owed, at what rate, and what is left over at the end of a month.',
      gives: 'the order, the month it ends, and whom to pay how much until spring',
    },
    {
      id: 'budget-meal-planner',
      when: 'I have sixty dollars until Friday, and there are four of us.',
      need: 'Who eats, what may not be in it, what is in the cupboard.',
      gives: 'a week of meals, one shopping list, and what it costs at the till',
    },
    {
      id: 'resume-builder',
      when: 'I have been at home for ten years. What do I write?',
      need: 'What you did, paid or not, and the job you would like.',
      gives: 'one page without a date or a title that you did not give',
    },
    {
      id: 'interview-coach',
      when: 'The interview is tomorrow.',
      need: 'The posting, and your answers as you would say them.',
      gives: 'each answer heard once more, what was good in it, and one thing to change',
    },
    {
      id: 'tech-helper',
      when: 'It says I have won something and must not close the window.',
      need: 'The device in your hand, and the words on its screen.',
      gives: 'one step at a time, in large print; and for a swindle, what to do at once',
    },
    {
      id: 'food-preservation',
      when: 'The power was out for six hours. Is the chicken all right?',
      need: 'The food, where it was kept, and since when.',
      gives: 'keep, eat today or throw out, with the rule and where it is from',
    },
    {
      id: 'business-idea-generator',
      when: 'I can bake, and I have Tuesdays.',
      need: 'Skills, hours, the money you could lose.',
      gives: 'small ideas that fit, what a customer would have to pay, and a test for this week',
    },
  ],
  refusals: [
    ['Sell a way out.', 'No settlement company, no payday loan, no link that earns us money.'],
    ['Ask who you are.', 'No Social Security number, no account number, no name where none is needed.'],
    [
      'Round in your favor.',
      'Interest is computed to the cent; a plan that cannot work is called one that cannot work.',
    ],
    ['Write a job you never had.', 'It asks for the number that is missing and leaves it out until you know.'],
    ['Guess about food.', 'Where it cannot tell, it says to throw it out.'],
    ['Shame anybody.', 'Also not gently. What you owe is a number and a date.'],
  ],
} as const satisfies { questions: readonly AppMoment[]; refusals: readonly Refusal[] };

/** A plan of the outreach group, as its contents page will read. */
export interface PlanContents extends AppMoment {
  parts: readonly (readonly [part: string, holds: string])[];
}

export const outreach = {
  plans: [
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
  refusals: [
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
  /** Useful with or without an app. */
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
} as const satisfies {
  plans: readonly PlanContents[];
  refusals: readonly Refusal[];
  groundwork: readonly (readonly [string, string])[];
};
