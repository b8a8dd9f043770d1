import type { AppStory } from './story.ts';

export const communitySupport = {
  'debt-coach': {
    forWhom: 'For a couple after a hard letter, and for the person at church who sits down with them.',
    brings: [
      'Each debt: what it is, what is left, the interest rate, the least you must pay',
      'What you could pay on top each month, even if it is nothing',
      'If you like: income and essentials, one-off sums, a promotional rate, a debt in collections',
    ],
    gets: [
      'The month you are free, and what the interest costs until then',
      'One next step: which debt, how much, this month',
      'Snowball, avalanche and minimums compared in dollars, so that you can choose',
      'Every month as a table, and words for the telephone and the post',
      'A spreadsheet, a calendar of payments, a Word file or a printed page',
    ],
    exact:
      'All of it. Sums are kept in whole cents, the rounding rule is printed with the plan, and a second program written apart from the first must agree to the cent.',
    refuses: [
      'A payday loan, or a company that promises to settle your debts',
      'A date when there is none: it says when the payments do not cover the interest',
      'Judgment, and an opinion on your tithe',
    ],
  },
  'interview-coach': {
    forWhom: 'For the job seeker the evening before, and for a church that helps people back to work.',
    brings: [
      'The job title, and the posting if you have it',
      'The kind of interview: telephone, video, a panel, a shop floor, a search committee',
      'Your own answers, typed one at a time',
    ],
    gets: [
      'Questions that fit the job, each with the reason it is asked',
      'A score you can read: relevance, structure, detail, result, reflection',
      'Your answer quoted back, one thing to mend, and a version made of your own facts',
      'A list for the day, questions to ask them, and a thank-you note',
    ],
    exact:
      'Marks follow a printed scale. Words, seconds and filler words are counted, and a mark without evidence in your answer is capped.',
    refuses: [
      'Coaching in a story that is not true',
      'Marks for an accent, a face or a voice',
      'A verdict on whether you will be hired',
    ],
    nearest: {
      id: 'prayer-generator',
      why: 'It cannot rehearse you, but it writes a prayer for the evening before, with your own worry in it.',
    },
  },
  'resume-builder': {
    forWhom:
      'For a parent going back to work, somebody coming home from prison, a teenager, and the volunteer at the library table.',
    brings: [
      'The work you have done, paid or not, with rough dates',
      'The job you would like, and its posting',
      'An old resume, or your story as you would tell it',
    ],
    gets: [
      'One plain page in a single column that people and machines can read',
      'Church and family work in words an employer knows',
      'What the posting asks for that you have, and what is missing',
      'A cover letter, and a list of things to confirm',
    ],
    exact:
      'Every employer, date, degree and number must stand in what you wrote. Gaps and overlaps are found by counting months.',
    refuses: [
      'A claim you did not make',
      'Birth date, photograph, marital status or Social Security number',
      'Your faith on the page unless you put it there',
    ],
    nearest: {
      id: 'debt-coach',
      why: 'While the search goes on, it shows what can be paid, what can wait, and whom to call first.',
    },
  },
  'budget-meal-planner': {
    forWhom: 'For a family with a fixed sum a week, a pantry volunteer packing boxes, and the cook who feeds forty.',
    brings: [
      'Who eats, by age, and what you can spend',
      'Allergies, diets, and what the kitchen has: perhaps only a microwave',
      'What is in the cupboard already, and prices if you know them',
    ],
    gets: [
      'A plan for the days, with recipes that share ingredients',
      'One shopping list by aisle, in whole packages',
      'What the till will say, what a serving costs, and what is left over',
      'Swaps when it is too much, and where to ask for help when it cannot be done',
    ],
    exact:
      'Amounts, packages and money are computed and rounded once, at the end. Cooking temperatures and keeping times are read from the published tables.',
    refuses: [
      'A recipe with something you are allergic to, hidden or not',
      'A diet for an illness, or a number of calories to reach',
      'Honey for a baby, and formula made thinner',
    ],
    nearest: {
      id: 'debt-coach',
      why: 'When food is where the money runs out, it shows the whole month and which bill can give way.',
    },
  },
  'tech-helper': {
    forWhom: 'For somebody of seventy-eight with a tablet, and the grandchild on the telephone.',
    brings: [
      'What you would like to do, in your own words',
      'Which device it is, or that you are not sure',
      'The words on the screen, if there are any',
    ],
    gets: [
      'One answer in one sentence, then cards with one step each',
      'What you will see after each step, and what to do when you see something else',
      'How to undo it',
      'A sheet in large type for the kitchen wall',
    ],
    exact:
      'Signs of a scam are looked for before anything else. Sentences stay short, each card has one action, and telephone numbers come from a checked list.',
    refuses: [
      'Your password, a code from a text message, a card number',
      'Letting a stranger take over the screen',
      'Guessing: it asks which device you have',
    ],
    nearest: {
      id: 'bible-chat',
      why: 'It is no help with a device; it is the app here that answers a question asked in plain words.',
    },
  },
  'business-idea-generator': {
    forWhom: 'For a member who would like to earn a little on the side, and a class at church about work.',
    brings: [
      'What you can do, the hours you have, the money you could lose',
      'What you own: a van, a kitchen, tools',
      'What holds you back: health, childcare, a benefit you must not lose',
    ],
    gets: [
      'A few small ideas in order, each with the reason it fits you',
      'For the one you choose: the first ten customers and a plan for thirty days',
      'The money: price, costs, how many you must sell, and pay per hour',
      'What to ask about licenses, and how you will know it does not work',
    ],
    exact:
      'Break-even, start money and hourly pay are computed, then again with everything a fifth better and a fifth worse.',
    refuses: [
      'Selling to your friends’ friends for a share, gambling, crypto',
      'A promise of income',
      'Turning the congregation into a customer list',
    ],
    nearest: {
      id: 'debt-coach',
      why: 'It shows what an extra hundred dollars a month would change, which is a good thing to know first.',
    },
  },
  'food-preservation': {
    forWhom:
      'For the home canner in August, the pantry volunteer with a box of donations, and whoever smells the chicken.',
    brings: [
      'The food, raw or cooked or opened, and since when',
      'Where it was kept, and whether the power was off',
      'For canning: the method, the jar and how high you live',
    ],
    gets: [
      'A plain verdict: keep, use today, or throw it out',
      'The rule behind it, with its source',
      'A label, an eat-first list, and a plan for a cupboard of some months',
      'Steps for freezing and drying, and for canning by tested recipes only',
    ],
    exact:
      'Times come from the published tables of the US Department of Agriculture. Where two rows disagree, the shorter one counts. In doubt the answer is to throw it out.',
    refuses: [
      'Canning in an oven, in a dishwasher or by an untested recipe',
      'Garlic in oil on the shelf, canned milk, canned butter',
      'Telling you it is safe because it smells fine',
    ],
    nearest: {
      id: 'prayer-generator',
      why: 'It knows nothing of freezers. It can write the grace for the table once you are sure of the food.',
    },
  },
} as const satisfies Readonly<Record<string, AppStory>>;
