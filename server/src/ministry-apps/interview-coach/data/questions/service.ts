import { bank } from '../question.ts';

/** Shops, restaurants and kitchens. */
export const retailAndFood = bank('retail-food', [
  [
    'story',
    'Tell me about a customer you couldn’t please at first.',
    'whether you can turn a bad moment around',
    'what the customer wanted, what you said and did, and how they left',
  ],
  [
    'story',
    'Tell me about your busiest shift.',
    'whether you keep order when there is a line',
    'what was going on, what you did first, and how it ended',
  ],
  [
    'story',
    'Tell me about a time your drawer or your count was off.',
    'whether you are careful and honest with money',
    'the amount, who you told, how you looked for it, and what you changed',
  ],
  [
    'story',
    'Tell me about a time a coworker didn’t show up for a shift.',
    'how you work when there are too few hands',
    'how many of you there were, what you took on, and how the shift went',
  ],
  [
    'story',
    'Tell me about a time you sold or served something that was wrong.',
    'how you make things right',
    'what was wrong, what you said, what you gave them, and what you changed',
  ],
  [
    'story',
    'Tell me about a time you made a regular customer.',
    'whether people come back because of you',
    'what you noticed about them, what you did, and how often they came',
  ],
  [
    'story',
    'Tell me about a time you kept a kitchen or a store clean through a rush.',
    'whether you keep the standard when it is hard',
    'what you cleaned, when, and how an inspection or a boss saw it',
  ],
  [
    'story',
    'Tell me about a time you worked with a new person who was slow.',
    'whether you help new people',
    'what they found hard, what you showed them, and how fast they were later',
  ],
  [
    'would',
    'A customer says you gave them the wrong change. What do you do?',
    'whether you know how to protect the customer and the store',
    'that you stay polite, count the drawer or call the lead, and don’t argue',
  ],
  [
    'would',
    'Someone asks you for a discount you aren’t allowed to give. What do you say?',
    'whether you can say no and keep the customer',
    'polite words, what you can offer, and when you call the manager',
  ],
  [
    'would',
    'You see someone put an item in their coat. What do you do?',
    'whether you know that safety comes before goods',
    'that you follow the store’s rule, get a manager, and don’t touch or chase anyone',
  ],
  [
    'would',
    'A customer says they have a food allergy. What do you do?',
    'whether you take it seriously',
    'that you don’t guess, who you ask in the kitchen, and how you prevent contact',
  ],
  [
    'would',
    'The line is out the door and the card reader stops. What do you do?',
    'whether you think in the right order',
    'what you tell people, who you call, and how you take payment until then',
  ],
  [
    'would',
    'A coworker asks you to clock in for them. What do you do?',
    'whether you are honest about hours',
    'a plain no, what you would say, and what they could do instead',
  ],
  [
    'would',
    'Meat was left out on the counter and you don’t know how long. What do you do?',
    'whether food safety comes before cost',
    'that you don’t serve it, who you tell, and how you find out what happened',
  ],
  [
    'would',
    'A guest waited 40 minutes for their food. What do you say?',
    'whether you can say sorry well',
    'the words you would use, what you check in the kitchen, and what you may offer',
  ],
  [
    'self',
    'What does good service look like to you?',
    'whether your idea of service is theirs',
    'one clear idea, and a time you gave that service',
  ],
  [
    'self',
    'What do you do when the store is empty?',
    'whether you find work',
    'three things you do, and one that made a difference',
  ],
  [
    'self',
    'How do you stay friendly at the end of a long shift?',
    'whether your mood holds',
    'what you do, and one long day when it worked',
  ],
  [
    'why',
    'Why do you want to work with customers?',
    'whether you like people or just need hours',
    'something you like about it, and a customer you remember',
  ],
  ['why', 'Do you shop or eat here?', 'whether you know the place', 'a true yes or no, and one thing you noticed'],
  [
    'terms',
    'Can you be on your feet for eight hours?',
    'whether you can do the duties',
    'a clear yes or no, and an arrangement if you need one',
  ],
  [
    'terms',
    'Can you open at five or close at midnight?',
    'which shifts you can cover',
    'the shifts you can truly do, and how you get home',
  ],
  [
    'terms',
    'Do you have a food handler card?',
    'whether you can start in the kitchen',
    'yes, or no and when you could get it',
  ],
]);

/** Cleaning, hotels, laundry and grounds. */
export const cleaning = bank('cleaning', [
  [
    'story',
    'Tell me about the hardest thing you ever had to clean.',
    'whether you know methods and finish the job',
    'what it was, what you used, how long it took, and how it looked after',
  ],
  [
    'story',
    'Tell me about a time a guest or owner complained about a room.',
    'how you take a complaint',
    'what was wrong, what you did at once, and what you check since then',
  ],
  [
    'story',
    'Tell me about a day when you had more rooms than time.',
    'how you work fast without leaving things out',
    'how many rooms, how you ordered them, and how the check went',
  ],
  [
    'story',
    'Tell me about a time you found something valuable.',
    'whether you are honest when no one sees',
    'what you found, who you gave it to, and how it was recorded',
  ],
  [
    'would',
    'Two cleaning products are under the sink and one has no label. What do you do?',
    'whether you know that mixing chemicals is dangerous',
    'that you don’t use it, don’t mix anything, and tell the supervisor',
  ],
  [
    'would',
    'You knock and a guest is still in the room. What do you do?',
    'whether you respect privacy',
    'what you say, when you come back, and how you note it',
  ],
  [
    'would',
    'You find a needle or blood while you clean. What do you do?',
    'whether you protect yourself and others',
    'that you stop, keep people away, use the training and gear, and report it',
  ],
  [
    'self',
    'How do you know when a room is clean?',
    'what your standard is',
    'the points you check, in order, and one thing others leave out',
  ],
  [
    'self',
    'How do you keep your pace over a whole shift?',
    'whether you can keep going',
    'how you plan the rooms or floors, and one long day',
  ],
  [
    'why',
    'What do you like about this kind of work?',
    'whether you will stay',
    'one true thing, and how you know you are good at it',
  ],
  [
    'terms',
    'Can you lift and push a full cart all day?',
    'whether you can do the duties',
    'a clear yes or no, and an arrangement if you need one',
  ],
]);
