import type { Kind, Level, Need } from '../fields.ts';
import type { Family } from './questions/index.ts';

/** Questions to ask the employer, by field of work. Written for this app. */
export const askThem: { readonly [for_ in Family | 'any' | 'first']: readonly string[] } = {
  any: [
    'What does a good first month look like in this job?',
    'Who would show me the work, and for how long?',
    'What do people who do well here have in common?',
    'What is hardest about this job?',
    'How is the schedule made, and how early is it posted?',
    'What happens next, and when can I expect to hear from you?',
  ],
  first: ['Who can I ask when I don’t know something?', 'Do people who begin here move up to other jobs?'],
  'retail-food': ['Which shifts are the busiest?', 'How do you handle a customer who gets rude?'],
  cleaning: ['How many rooms or floors are in a shift?', 'Which products and gear do you provide?'],
  'warehouse-driving': [
    'What is the rate or the route, and how long do new people get to reach it?',
    'How do you handle bad weather and breakdowns?',
  ],
  trade: [
    'Who would I work with, and what would I do in the first weeks?',
    'Do you help with classes, licenses or tools?',
  ],
  care: ['How many people would I care for on one shift?', 'Who do I call at night or on a weekend?'],
  children: ['How many children and adults are in the room?', 'How do you talk with parents about a hard day?'],
  office: ['Which programs do you use every day?', 'Who decides what comes first when two people need something?'],
  technical: ['How does a change get checked before it goes out?', 'What would you want me to fix first?'],
  sales: ['How is pay counted, and what do people here earn in their first year?', 'Where do the customers come from?'],
  safety: [
    'What is the procedure when something happens, and who comes?',
    'What training do you give before the first shift alone?',
  ],
  management: [
    'What does the team need most right now?',
    'What may I decide myself, and what do I bring to you?',
    'Why is the position open?',
  ],
  ministry: [
    'What would you want to see here in a year, and in three?',
    'How are decisions made, and who would I answer to?',
    'What is the child safety policy, and how are people trained?',
    'How does the church look after the rest and the family of its staff?',
    'May I talk with the person who served before me?',
  ],
};

/** What to do and bring for each kind of interview. */
export const forKind: { readonly [kind in Kind]: readonly string[] } = {
  person: [
    'Look up how to get there and how long it takes. Plan to be there 10 minutes early.',
    'Bring two printed resumes, a pen, paper and your list of questions.',
    'Greet everyone, including the person who opens the door. Turn the phone off.',
  ],
  phone: [
    'Charge the phone, and find a quiet place with a signal. A parked car or a church office works.',
    'Lay your resume, the posting and your notes in front of you.',
    'Say your name when you answer. Wait a second before you speak, so that you don’t talk over anyone.',
  ],
  video: [
    'Try the link, the camera and the sound the day before.',
    'Sit with the light in front of you and a plain wall behind you. Put the camera at eye level.',
    'Keep a phone number for them at hand, in case the connection fails.',
  ],
  panel: [
    'Write down each name and job at the start, in the order they sit.',
    'Answer the person who asked, then look at the others.',
    'Bring a resume for each of them, and one for you.',
  ],
  'walk-in': [
    'Go at a quiet time, not at lunch or in the evening rush.',
    'Say: “I’d like to work here. Is the person who hires in today?” Have your name, phone number and hours on one sheet of paper.',
    'Be ready to answer two or three questions on the spot.',
  ],
  committee: [
    'Read the church’s statement of faith, its last annual report and its bulletin.',
    'Write down each name on the committee and what the person does in the church.',
    'Ask before the day whether your family is expected, and what for.',
  ],
};

/** For everyone, the evening before and on the day. */
export const always = [
  'Say your answers to the first three questions aloud, once each.',
  'Lay out clean, plain clothes that fit the place. They needn’t be new.',
  'Write down the name of the person you will meet, the address and the phone number.',
  'Eat something and drink water.',
  'Write a thank-you note the same day.',
];

export const byLevel: { readonly [level in Level]: readonly string[] } = {
  first: [
    'Bring a work permit if your state asks for one, and the phone number of a teacher or another adult who knows you.',
  ],
  entry: [],
  mid: ['Bring three stories with a number in each.'],
  senior: ['Bring the size of your teams and budgets, and one result for each job.'],
  ministry: ['Bring a list of references: someone you served under, someone you served with, someone you led.'],
};

/** Help with what is hard to get. Each begins with what costs nothing. */
export const help: { readonly [need in Need]: readonly string[] } = {
  ride: [
    'No ride: ask the church for one person who can drive you, and ask when they invite you whether a bus stops nearby.',
    'Ask for a phone interview, or a time that fits the bus. It’s a fair thing to ask.',
  ],
  phone: [
    'No phone number: ask the church, a shelter or a job center whether you may give theirs, with the hours when you are there.',
    'Ask the employer for a time at which you will call them, from a borrowed phone.',
  ],
  internet: [
    'No internet at home: public libraries and American Job Centers have computers for free. Ask for a quiet corner for a video interview.',
    'You can ask for a phone interview instead of a video one.',
  ],
  clothes: [
    'No clothes for it: ask the church, a thrift store or a job center about a clothing closet. Clean and plain is enough for most jobs.',
  ],
  'child-care': [
    'No one for the children: ask two people, so that one is a reserve. Ask the employer for a time when the children are in school. You don’t have to say why.',
  ],
  papers: [
    'No ID: call 211 and ask who helps with a state ID or a birth certificate. Begin now; it takes weeks. You need it after the offer, so you can interview before.',
    'If it’s about permission to work: an employer can ask two things, whether you are authorized to work in the United States, and whether you will need sponsorship for a visa, now or later. Answer both truthfully.',
    'You choose which of the accepted documents you show after the offer. For your own case, ask an immigration lawyer or a representative accredited by the Department of Justice.',
  ],
};
