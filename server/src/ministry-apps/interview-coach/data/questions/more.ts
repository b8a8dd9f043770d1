import { bank } from '../question.ts';

/** Computer and technical jobs. */
export const technical = bank('technical', [
  [
    'story',
    'Tell me about a hard bug or fault that you found.',
    'how you look for causes',
    'what people saw, what you ruled out, what it was, and how long it took',
  ],
  [
    'story',
    'Tell me about a project you built or ran.',
    'what you can do from start to end',
    'what it was for, the tools you used, your own part, and who uses it',
  ],
  [
    'story',
    'Tell me about a time you explained something technical to someone who isn’t.',
    'whether you can speak plainly',
    'who it was, the words or picture you used, and what they could do then',
  ],
  [
    'story',
    'Tell me about a time something you changed broke something else.',
    'whether you own it and learn',
    'what broke, how you found it, how fast it was back, and what you do now',
  ],
  [
    'would',
    'A user is angry because nothing works. What do you do?',
    'whether you calm the person before the machine',
    'what you ask first, what you check, and how you tell them what comes next',
  ],
  [
    'would',
    'You have access to private data that you don’t need for your task. What do you do?',
    'whether you respect privacy',
    'that you don’t look, and that you tell the person who grants access',
  ],
  [
    'self',
    'Which tools or languages do you know well?',
    'what you can do on the first day',
    'names, what you made with each, and what you only know a little',
  ],
  [
    'self',
    'How do you keep learning?',
    'whether you keep up',
    'one source, one thing you learned this year, and where you used it',
  ],
  [
    'why',
    'Why do you want to do technical work here?',
    'whether you know what they build',
    'one thing about their product or system, and what you would like to work on',
  ],
  [
    'terms',
    'Can you be on call?',
    'whether someone answers at night',
    'what you can do, how often, and your questions about pay and time off',
  ],
]);

/** Sales and fundraising. */
export const sales = bank('sales', [
  [
    'story',
    'Tell me about a sale you are proud of.',
    'how you sell',
    'what the person needed, what you asked, what you said, and the amount or the result',
  ],
  [
    'story',
    'Tell me about a sale you lost.',
    'whether you learn',
    'what you missed, what you did after, and what you do now',
  ],
  [
    'story',
    'Tell me about a time you told a customer not to buy.',
    'whether you are honest',
    'what they wanted, why it was wrong for them, and what came of it later',
  ],
  [
    'would',
    'A customer says that it costs too much. What do you say?',
    'whether you listen or push',
    'a question first, the value for that person, and an honest choice',
  ],
  [
    'would',
    'Your boss asks you to promise a date that you know is wrong. What do you do?',
    'whether your word can be trusted',
    'what you would tell the boss, and what you could promise instead',
  ],
  [
    'self',
    'How do you handle hearing no all day?',
    'whether you keep going',
    'what you do after a no, and a day when it paid off',
  ],
  ['why', 'Why do you want to sell this?', 'whether you believe in it', 'what you like about it, and who it helps'],
  [
    'terms',
    'Are you comfortable with pay that depends on sales?',
    'whether the plan fits your life',
    'a clear answer, and your questions on base pay and how it is counted',
  ],
]);

/** Guards, safety, public service. */
export const safety = bank('safety', [
  [
    'story',
    'Tell me about a time you calmed a tense situation.',
    'whether you use words first',
    'what was going on, what you said, how you kept distance, and how it ended',
  ],
  [
    'story',
    'Tell me about a time you noticed something that wasn’t right.',
    'whether you watch closely',
    'what you saw, what you checked, who you called, and what it was',
  ],
  [
    'story',
    'Tell me about a report that you wrote.',
    'whether you record facts',
    'what happened, what you put down, and how it was used',
  ],
  [
    'would',
    'Someone refuses to leave. What do you do?',
    'whether you stay within your role',
    'calm words, the choices you give, and when you call the police',
  ],
  [
    'would',
    'A friend asks you to let them in without a badge. What do you do?',
    'whether rules hold for friends',
    'a plain no, and how they can get in the right way',
  ],
  [
    'self',
    'How do you stay alert on a quiet night?',
    'whether you can be relied on',
    'what you do each hour, and a night when it mattered',
  ],
  [
    'why',
    'Why do you want to do this work?',
    'whether you want to protect or to be in charge',
    'a true reason, and a time you looked after others',
  ],
  [
    'terms',
    'Do you have a guard card, or can you get one?',
    'what you may do by law',
    'what you have, or your next step and the date',
  ],
]);
