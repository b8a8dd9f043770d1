import type { PhrasingSet } from '../../../understanding/nearest.ts';

/** What the lines of a job posting are about. Only what a person must be able to do becomes a question. */
const lines = {
  duty: [
    'Greet customers and answer their questions',
    'Stock shelves and rotate products',
    'Lead a team of five people',
    'Keep accurate records',
    'Assist residents with bathing, dressing and meals',
    'Operate a forklift and other equipment safely',
    'Plan and teach weekly lessons',
    'Respond to calls and emails within one day',
    'Handle cash and card payments',
    'Install and repair electrical systems',
    'Train new employees',
    'Clean and sanitize all work areas',
    'Work with volunteers and families',
    'Prepare reports for the director',
    'Resolve customer complaints',
    'Manage a budget',
  ],
  skill: [
    'Experience with customers is required',
    'Must be able to work in a fast-paced environment',
    'Strong attention to detail',
    'Able to work as part of a team',
    'Good communication skills',
    'Ability to handle several tasks at once',
    'Knowledge of Excel and Word',
    'Two years of experience in a kitchen',
    'Ability to solve problems',
    'Reliable and on time',
    'Comfortable working without supervision',
  ],
  terms: [
    'Must be able to lift 50 pounds',
    'High school diploma or GED',
    'Valid driver’s license required',
    'Must pass a background check',
    'Must be 18 or older',
    'Available on weekends and evenings',
    'Full time, Monday to Friday',
    'Pay: $17 to $20 an hour',
    'Part-time, 20 hours a week',
  ],
  offer: [
    'We offer health insurance and paid time off',
    'Benefits include a retirement plan',
    'Employee discount',
    'Opportunities for advancement',
    'Free meals on shift',
  ],
  about: [
    'We are a family-owned company founded in 1985',
    'Our mission is to serve our community',
    'Join our growing team',
    'Apply online or in person',
    'We are an equal opportunity employer',
    'Job type: full-time',
    'Location: Dayton, Ohio',
    'Send your resume to the office',
  ],
};

export const postingLines: PhrasingSet = {
  id: 'interview-posting',
  phrasings: Object.entries(lines).flatMap(([id, texts]) => texts.map((text) => ({ id, text }))),
};
