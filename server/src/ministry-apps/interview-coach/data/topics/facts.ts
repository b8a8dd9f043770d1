import { hardQuestionOf } from '../hard-questions.ts';
import { topicsOf } from './topic.ts';

/** Facts that a short true answer settles. */
export const factTopics = topicsOf('terms', {
  license: {
    asked:
      'Do you have your license?|Are you certified?|Are you nationally certified?|Do you have a CDL?|Is your certification current?|Do you have your CNA license?|What license and endorsements do you have?|Do you have a GED or diploma?|Do you have a food handler’s card?',
    why: 'what you may do by law, from which day',
    shows: 'what you have with its dates; or a plain “not yet”, your next step and its date',
    points: [
      [
        'the name of what you have, with its date',
        'I have my CDL class A since 2016|My certificate is good until next May|I have all of it|I have four of five tests done',
      ],
      [
        'the next step and its date, if you don’t have it yet',
        'I take the test on the 20th|I am renewing it this week|The course is done and the exam is in June|Not yet, I have the permit',
      ],
    ],
    frame:
      'Yes, [name of it], good until [date]. Or: Not yet. I’ve done [what is done], and [the next step] is on [date].',
    know: 'They can look up a license or ask to see it. If it has lapsed or isn’t there yet, say so with the date of your next step. Working on a license that isn’t valid can break the law.',
  },
  computer: {
    asked:
      'Do you know Excel?|How are your computer skills?|How is your typing?|Which programs can you use?|Can you use a computer?|How fast do you type?|Do you know QuickBooks?|Have you used Epic?',
    why: 'what you can do from the first day',
    shows: 'what you can do, what you can’t yet, and one thing you have done with it',
    points: [
      [
        'what you can do, by name',
        'I type about 55 words a minute|I know email and ordering|I can do sums and sort in Excel|I use Google Sheets every week',
      ],
      [
        'what you can’t do yet, and how you are learning it',
        'Pivot tables I haven’t done|I don’t know Excel, my daughter is teaching me|I would need to learn that program',
      ],
    ],
    frame: 'I can [two things by name]. I haven’t used [what is missing] yet, and I’m learning it by [how].',
    know: 'Say what you can’t do as plainly as what you can. They will see it on the first day.',
    seconds: [10, 45],
  },
  'experience-with': {
    asked:
      'What experience do you have with food safety records?|Have you worked with children before?|What is your experience with forklifts?|Tell us about running a grader.|How much experience do you have with this equipment?|What machines have you run?|Have you used a cash register?|Do you have experience with volunteers?',
    why: 'how much of the work you have done already',
    shows: 'how long, where and on what, one figure or fact that shows how you did it, and what you haven’t done',
    points: [
      [
        'how long and where',
        'Nine winters for Granite Construction|Four years at the hospital|Twelve years in a school kitchen|Two summers at the camp',
      ],
      [
        'one fact that shows how well',
        'Never a problem with the inspector|We got a 98 on the inspection|I never put it in the ditch|I cleared eleven miles before six',
      ],
    ],
    frame: 'I’ve done that for [how long] at [where]. [One fact that shows how well.] I haven’t [what is new to you].',
    seconds: [15, 75],
  },
  amount: {
    asked:
      'How many meals do you serve?|How many people did you supervise?|How many calls did you take a day?|How big was your team?|How large was your budget?|How many patients did you have?',
    why: 'whether your work was the size of this one',
    shows: 'the number, and what it counts',
    points: [
      ['the number', '640 lunches and 300 breakfasts|Nine people|About forty calls a day|A budget of two million'],
    ],
    frame: '[The number], [a day, a week or a year]. I know it from [where].',
    figure: true,
    know: 'Give a number that you can explain. If you aren’t sure, say “about”.',
  },
  hours: {
    asked:
      'What hours can you work?|Can you work weekends and holidays?|Are you available nights?|Can you work 12-hour shifts?|When are you available?|Can you do the early shift?|Would you work overtime if we need it?|Can you be on call?|Can you work weekends? Do you have kids?|What shifts can you do?|Which shift do you like best?|Can you be here at five in the morning?',
    why: 'whether you can cover the schedule',
    shows: 'the days and hours you can truly work, said first',
    points: [
      [
        'the days and hours you can work',
        'I can work any day but Sunday|I could do Saturdays|Days only|Yes, nights are fine|Monday to Friday after three|I need days',
      ],
    ],
    frame: 'I can work [days] from [hour] to [hour]. [One thing you can’t do], and everything else is fine.',
    know: 'Promise only the hours you can keep. You don’t have to say why you can’t do the others.',
  },
  start: {
    asked: 'When can you start?|How soon could you start?|Do you have to give notice?|Could you start Monday?',
    why: 'how soon you can be there',
    shows: 'a date, and anything that must happen before it',
    points: [['a date', 'I can start Monday|In two weeks, after my notice|June 3|Tomorrow']],
    frame: 'I can start on [date]. Before that I have to [notice or anything else].',
  },
  transport: {
    asked:
      'How will you get to work?|Do you have reliable transportation?|Do you have a car?|How far away do you live?',
    why: 'whether you will be on time',
    shows: 'the ride, bus or walk, how long it takes, and what you do when it fails',
    points: [
      [
        'how you get there, and how long it takes',
        'My daughter drives me|I take the 14 bus|It is twenty minutes on foot|I have my own truck',
      ],
      [
        'what you do when that fails',
        'If she can’t, the bus stops right there|My neighbor can drive me|I leave an hour early in snow',
      ],
    ],
    frame: 'I come by [ride, bus or walk]; it takes [minutes]. If that fails, I [second way].',
  },
  pay: {
    asked:
      'What pay are you looking for?|What salary do you expect?|What are your salary expectations?|How much do you want to make?|What pay do you need?|Would you take less than you asked for?',
    why: 'whether your number fits theirs',
    shows: 'a range that you have looked up, or a question about theirs, said calmly',
    points: [
      [
        'a number or a range',
        'Twenty-six to twenty-eight an hour|Between 60 and 70 thousand|I am looking for at least 19|What range do you have for this job?',
      ],
    ],
    frame:
      'I’m looking for [from] to [to], because [what you bring or what such jobs pay here]. What range do you have?',
    figure: true,
    know: '“I’m flexible” or “whatever you pay” lets them choose the lowest number. If the posting prints a range, name a place in it and one reason.',
    seconds: [5, 40],
  },
  reference: {
    asked: 'Who can we call as a reference?|Do you have references?|May we contact your last employer?',
    why: 'who has seen you work',
    shows: 'names of people who agreed, and how they know you',
    points: [
      ['a name and how they know you', 'My pastor, I serve with him|My old manager at Kroger|My teacher said yes'],
    ],
    frame: 'You can call [name], [how they know you], at [number]. They know that you may call.',
  },
  stay: {
    asked:
      'How long do you plan to stay?|How long do you plan to work?|Would you stay with us for a few years?|Are you planning to stay in the area?',
    why: 'whether training you is worth their time',
    shows: 'a true answer about how long, and one reason to stay',
    points: [
      [
        'how long, as far as you know it',
        'For years|As long as I can work|At least until my kids finish school|Till they carry me out',
      ],
      ['one reason to stay', 'I live close by|I like this work|I want to stay in one place'],
    ],
    frame: 'I plan to stay [how long, as far as you know]. [One true reason.]',
    know: 'Say it about the job, not about your age or your plans for a family. They have no need to know those.',
  },
  duties: {
    asked:
      'Can you lift 50 pounds?|Can you do the duties of this job, with or without an accommodation?|Can you be on your feet for eight hours?|Is there any part of this job that you would need help with?|Can you do the physical work?|Are you okay with heights?|How do you feel about working outside in winter?|Can you work in the heat?',
    why: 'whether you can do the work itself',
    shows: 'a clear yes or no for each duty, and what helps you, if you need something',
    points: [
      [
        'a clear answer for the duty',
        'Yes, I can lift fifty pounds|I can be on my feet all day, I do it now|I can do it with a cart|I can’t lift that much alone',
      ],
    ],
    frame: 'Yes, I can do that. For [one duty] I use [what helps], and I’ve worked that way before.',
    know: 'Before an offer you don’t have to name a condition. Answer for the duty only.',
  },
  authorization: {
    asked: 'Are you allowed to work in the United States?|Do you have work papers?|Will you need a visa to work here?',
    why: 'whether they can put you on the payroll',
    shows: 'a plain yes or no, with nothing about where you were born',
    points: [['a plain yes or no', 'Yes, I am allowed to work here|Yes, I have my permit|No, I would need a visa']],
    frame: 'Yes, I’m allowed to work in the United States.',
    know: 'Employers may ask this of everyone. Where you were born isn’t part of the answer. For a question on your own case, ask an immigration lawyer or a nonprofit that the Department of Justice has recognized.',
  },
  gear: {
    asked:
      'Do you have your own tools?|Do you have steel-toed boots?|Do you have your own truck?|Can you read a tape measure?|Do you have a phone we can reach you on?',
    why: 'what you can bring on the first day',
    shows: 'what you have or can do, and how you would get the rest',
    points: [
      [
        'what you have',
        'I have my own hand tools|I have boots and a belt|I can borrow a truck|No, but I can get them by Monday',
      ],
    ],
    frame: 'I have [what you have]. I don’t have [what is missing] yet, and I can get it by [day].',
  },
  travel: {
    asked:
      'Would you be willing to relocate?|Can you travel for work?|Would you move for this job?|Could you work at our other location?',
    why: 'whether you can be where the work is',
    shows: 'a plain yes or no, how far or how often, and what you need for it',
    points: [
      [
        'a plain yes or no, and how far or how often',
        'I can travel two nights a week|I can’t move until June|Yes, within an hour of here',
      ],
    ],
    frame: 'Yes, [how far or how often]. For that I need [one thing].',
  },
  style: {
    asked:
      'What style of music do you play?|What style of music?|What grade levels do you prefer?|What is your preaching style?|What kind of work do you prefer?|Which subjects can you teach?|What languages do you speak?',
    why: 'whether what you do fits what they need',
    shows: 'two or three by name, the one you know best, and that you would fit in with theirs',
    points: [
      [
        'two or three by name',
        'Hymns and some gospel|Mostly hymns, some Hillsong|Second grade and third|English and Spanish',
      ],
    ],
    frame: 'Mostly [name two or three]. What I know best is [one]. What do you have here?',
    seconds: [5, 45],
  },
});

/** What the person asks them. */
export const closingTopics = topicsOf('closing', {
  'ask-us': {
    asked:
      'Do you have any questions for us?|What questions do you have for me?|What would you like to ask us?|Is there anything you want to know?',
    why: 'whether you have thought about the work',
    shows: 'one or two questions about the work itself',
    points: [],
    frame: 'What does a good first month look like in this job?',
    know: 'Ask about the work first, and about pay and time off when they bring it up or offer you the job.',
  },
  'anything-else': {
    asked: 'Is there anything else you would like to add?|Anything else we should know?|Any last words?',
    why: 'what you want them to remember',
    shows: 'one sentence on what you bring, and a thank-you',
    points: [],
    frame: 'I’d like you to remember one thing: [what you bring]. Thank you for your time.',
  },
});

const asked = (topic: string, ways: string, know?: string) => ({
  hard: topic,
  asked: ways,
  why: 'something that the law limits',
  shows: 'only what has to do with the job',
  ...(know ? { know } : {}),
});

/** What employers shouldn't ask. The answers are in `hardQuestions`. */
const limitedTopics = topicsOf('terms', {
  'hard-age': asked(
    'Age',
    'How old are you?|How much longer do you plan to work at your age?|What year did you graduate?|When were you born?|Aren’t you close to retiring?|When do you plan to retire?',
  ),
  'hard-children': asked(
    'Children and pregnancy',
    'Do you have kids?|Do you have a family?|Do you have little ones at home?|Who watches your children?|Who keeps your children when they are sick?|Are you planning to start a family?|Are you pregnant?|Are you expecting a baby?|Do you plan to have children?|What will you do when a child is sick?',
  ),
  'hard-marriage': asked(
    'Marriage and family',
    'Are you married?|Are you single?|Do you have a husband or a boyfriend?|What does your husband do?|Tell us about your marriage and family.|Are you married? Any kids on the way?',
  ),
  'hard-religion': asked(
    'Religion',
    'What church do you go to?|What religion are you?|Will your religion affect your schedule?|Do you pray at work?|Do you need religious holidays off?|Would you have to leave to pray?',
  ),
  'hard-origin': asked(
    'Birthplace and language',
    'Where are you from?|Where were you born?|What is your first language?|Where is your accent from?|Are you a citizen?|Are you a U.S. citizen?|Do you have a green card?|What is your immigration status?|Can I see your papers?',
  ),
  'hard-health': asked(
    'Health',
    'Do you have a disability?|What medicine do you take?|How often were you sick last year?|Do you have any health problems?|Have you ever been treated for depression?|Do you have PTSD?',
  ),
  'hard-illness': asked('Family illness', 'Does cancer run in your family?|Is anyone in your family sick?'),
  'hard-arrest': asked('Arrests', 'Have you ever been arrested?'),
  'hard-debts': asked('Debts', 'Do you own your home?|Have you been bankrupt?|Do you have a lot of debt?'),
  'hard-pay': asked(
    'Former pay',
    'What did you earn in your last job?|What do you make now?|What was your last salary?',
  ),
  'hard-military': asked('Military discharge', 'What kind of discharge did you get?'),
  'hard-union': asked('Unions and politics', 'Are you in a union?|How do you vote?'),
});

/** A church may ask some of these, and then they are answered like a fact of the past. */
export const hardTopics = limitedTopics.map((topic) =>
  hardQuestionOf(topic.hard)?.church ? { ...topic, shape: 'past' as const } : topic,
);
