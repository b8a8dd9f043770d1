import { bank } from '../question.ts';

/** Warehouses, deliveries and driving. */
export const warehouseAndDriving = bank('warehouse-driving', [
  [
    'story',
    'Tell me about a time you worked to a target or a rate.',
    'whether you can work fast and still be right',
    'the rate, what you did to reach it, and your error count if you know it',
  ],
  [
    'story',
    'Tell me about a time you found a wrong or damaged order.',
    'whether you stop a mistake before it leaves',
    'what was wrong, what you did, and who you told',
  ],
  [
    'story',
    'Tell me about a time you prevented an accident.',
    'whether you see danger and act',
    'what you saw, what you did in that moment, and what was changed later',
  ],
  [
    'story',
    'Tell me about a long or difficult route you drove.',
    'how you plan and stay safe',
    'the route, the problem, what you decided, and when you arrived',
  ],
  [
    'story',
    'Tell me about a time a delivery went wrong.',
    'how you deal with the customer and the office',
    'what happened, who you called, and how the customer got the goods',
  ],
  [
    'story',
    'Tell me about a time you worked a shift that was short of people.',
    'what you do when the work is too much',
    'how many of you there were, what you took on, and how much went out',
  ],
  [
    'story',
    'Tell me about a time you had to work in bad weather, heat or cold.',
    'whether you know how to look after yourself and others',
    'the conditions, what you did to stay safe, and how the work got done',
  ],
  [
    'story',
    'Tell me about a time you learned a new machine or scanner.',
    'how fast you learn equipment',
    'which machine, who trained you, and when you could use it alone',
  ],
  [
    'would',
    'A box is heavier than its label says. What do you do?',
    'whether you protect your back and report it',
    'that you stop, get help or a lift, and have the label corrected',
  ],
  [
    'would',
    'Your truck makes a new noise in the middle of a route. What do you do?',
    'whether you put safety before the schedule',
    'where you would stop, what you would check, and who you would call',
  ],
  [
    'would',
    'The supervisor tells you to skip the safety check to save time. What do you do?',
    'whether you hold to safety under pressure',
    'what you would say, why the check matters, and who you could go to next',
  ],
  [
    'would',
    'A customer isn’t home and wants you to leave the package in the open. What do you do?',
    'whether you follow the delivery rule',
    'the rule you would follow, what you would record, and what you would say',
  ],
  [
    'would',
    'You bump a parked car with the van. No one saw it. What do you do?',
    'whether you are honest when no one sees',
    'that you stop, leave or take details, call dispatch and report it',
  ],
  [
    'would',
    'You start to feel sleepy at the wheel. What do you do?',
    'whether you stop in time',
    'that you pull over in a safe place, rest and call dispatch',
  ],
  [
    'self',
    'How do you keep your work accurate when it is the same all day?',
    'whether you stay careful',
    'your own checks, and how few errors you had',
  ],
  [
    'self',
    'How is your driving record?',
    'whether they can insure you',
    'the truth, with dates if there is something on it, and what has changed',
  ],
  [
    'self',
    'What equipment can you use?',
    'what you can do on the first day',
    'the names of machines, how long you used each, and any card you hold',
  ],
  [
    'why',
    'Why do you like this kind of work?',
    'whether you will stay when it is hot, cold or heavy',
    'one true thing, and a shift you remember',
  ],
  [
    'terms',
    'Can you lift 50 pounds again and again?',
    'whether you can do the duties',
    'a clear yes or no, and an arrangement if you need one',
  ],
  [
    'terms',
    'Can you work nights?',
    'which shifts you can cover',
    'the nights you can do, and how you sleep and get there',
  ],
  [
    'terms',
    'What license do you have?',
    'what you may drive',
    'the class that is on your license, and nothing you don’t have yet',
  ],
]);
