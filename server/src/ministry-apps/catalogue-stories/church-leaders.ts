import type { AppStory } from './story.ts';

export const churchLeaders = {
  'bible-chat': {
    forWhom:
      'For a member or a visitor with one question at night: what the Bible says about something, or a worry with no name yet.',
    brings: [
      'A question in your own words',
      'If you like: the passage you are reading, and how long the answer should be',
      'Whether to answer from your church’s tradition or to show where Christians differ',
    ],
    gets: [
      'An answer in a few sentences, and plainly so when the Bible does not speak of it',
      'The passages in full, with a line on who wrote to whom',
      'Where traditions differ, in words that each of them would accept',
      'One thing to do next, and what you might ask after that',
    ],
    exact:
      'Every verse is printed from the imported text; a reference that does not exist is said to be none. How often a word occurs is counted, and the translation is named.',
    refuses: [
      'Speaking as God, as Jesus or as a saint',
      'Prophecies, dates, curses, or a verdict on somebody’s salvation',
      'How to vote, and whether to stop a medicine',
    ],
  },
  'sermon-AI': {
    forWhom:
      'For the pastor from Monday to Saturday, the pastor with a second job at ten at night, and the lay preacher the first time.',
    brings: [
      'A passage or a topic, the occasion, and your minutes',
      'How you preach: expository, narrative, three points, a homily, a full manuscript',
      'Your own notes, and what must or must not be in it',
    ],
    gets: [
      'The setting of the passage and an outline along the text’s own moves',
      'One sentence the sermon is about, and parts with their minutes',
      'Applications with a Tuesday in them, for the new and the hurting too',
      'A list to check before you preach: facts, quotations, disputed points',
    ],
    exact: 'Minutes become words and back. The reading of the passage is timed. The parts add up to the whole.',
    refuses: [
      'A quotation from a preacher or theologian who never said it',
      'Your story made up; it leaves a place for the real one',
      'A candidate to endorse',
    ],
    nearest: {
      id: 'bible-chat',
      why: 'Ask it for the context of your passage, and where traditions read it differently.',
    },
  },
  'generational-communication': {
    forWhom: 'For whoever writes the bulletin, the e-mail and the text message, and wants them all to say the same.',
    brings: [
      'One message, with its date, time, place and cost',
      'Whom it has to reach, and through which channels',
      'What it is for: to inform, invite, comfort, ask',
    ],
    gets: [
      'A version for each age and each channel, with a subject line where one belongs',
      'Two lines on what was changed, and why',
      'A table that proves the facts are the same in all of them',
    ],
    exact:
      'Characters, words and text-message parts are counted. Dates are checked against their weekday. A fact that differs is an error.',
    refuses: [
      'Slang that no teenager would use',
      'A joke about anybody’s age',
      'Writing to children past their parents',
    ],
    nearest: {
      id: 'prayer-generator',
      why: 'When the message is a prayer for the bulletin, it writes that, short or long.',
    },
  },
  'ai-group-discussion-app': {
    forWhom: 'For the volunteer who leads a small group and got home an hour before it.',
    brings: [
      'A passage, a sermon or a topic',
      'Who comes, how many, and how long you have',
      'A season or a need, if the group is in one',
    ],
    gets: [
      'An hour with its minutes: welcome, read, look, understand, live it, pray',
      'Questions that open, each with the verse it rests on and a follow-up',
      'Notes for the leader: likely wrong turns, silence, somebody who talks much',
      'A page for each participant',
    ],
    exact:
      'The minutes add up, counted from the number of people. Questions that can be answered yes or no are found and sent back.',
    refuses: [
      'Playing therapist to a group in grief or recovery',
      'Promising silence when a child may be in danger',
      'Settling a dispute between traditions',
    ],
    nearest: {
      id: 'bible-chat',
      why: 'It gives the background of a passage and what people have read in it, which is half of the preparation.',
    },
  },
  'womens-ministry': {
    forWhom: 'For the coordinator who plans the retreat, the study, the mentoring and the meals for a new mother.',
    brings: [
      'What you plan: an event, a series, a retreat, a meal train, a devotional',
      'How many come, which stages of life, what budget and which date',
      'Childcare, diets, steps and ramps',
    ],
    gets: [
      'A theme with passages that were checked, and a schedule in minutes',
      'Roles, a budget, and the dates counted back from the day',
      'Words to invite with, and a plan for the week after',
    ],
    exact: 'Budget, price per person and break-even are computed. Schedules add up. Childcare follows your own ratio.',
    refuses: [
      'Assuming that everyone is married or a mother',
      'Advice to go back to somebody who hurts you; it shows a number to call first',
      'Talk of diets',
    ],
    nearest: {
      id: 'prayer-generator',
      why: 'It writes the opening, the grace and the blessing of the day you are planning.',
    },
  },
  'Children-Bible-Stories': {
    forWhom: 'For the Sunday-school teacher on Saturday night, and a parent at bedtime.',
    brings: [
      'A story or a passage, and the age of the children',
      'How long, where, and what you have in the cupboard',
      'Allergies, if there is a snack',
    ],
    gets: [
      'The story told for that age, with God at its center',
      'What is in the Bible and what was imagined, marked apart',
      'A memory verse, questions to wonder about, something to make, a prayer',
      'A note for you on the hard parts',
    ],
    exact:
      'Words and sentence lengths are kept to the age and shown. The memory verse is the printed text, or is called a short form of it.',
    refuses: [
      'Scenes that do not belong in front of the age you chose',
      'Fear of hell for the youngest',
      'A child’s surname, photograph or address',
    ],
    nearest: {
      id: 'bible-chat',
      why: 'It finds the passage of a story and prints it in full, for you to tell.',
    },
  },
  'volunteer-manager': {
    forWhom: 'For the team leader who makes next month’s schedule, and would like to keep the volunteers.',
    brings: [
      'The roles, the services, and how many each one needs',
      'The people: what they do, when they cannot, how often is enough',
      'A spreadsheet, if you have one',
    ],
    gets: [
      'A schedule that breaks no rule, and the reason for each place',
      'What is still open, and the smallest change that would fill it',
      'How often each person serves, and who needs a rest',
      'Requests, reminders and thanks to send yourself',
    ],
    exact:
      'All of it: the same input gives the same schedule, nobody stands in two places, and a check that has expired closes the children’s rooms to that person.',
    refuses: [
      'Results of a background check; it keeps the date only',
      'A nursery with one adult, or with one married couple alone',
      'Sending anything without you',
    ],
    nearest: {
      id: 'prayer-generator',
      why: 'It cannot plan a month. It can write the prayer before the team starts.',
    },
  },
  'eulogy-generator': {
    forWhom: 'For a son, a sister or a friend who has two days, and for a pastor who hardly knew the one who died.',
    brings: [
      'The name, how to say it, and who you were to each other',
      'Three to five memories, as they come',
      'How much faith and how much lightness there should be, and what must not be said',
    ],
    gets: [
      'Something to read aloud, in the minutes you were given, with room for tears',
      'Only what you told: their recipe, their saying, their chair',
      'A sheet of facts to confirm, a short version, and another ending',
      'Large print for the lectern',
    ],
    exact:
      'Minutes are counted in words, with pauses. Ages and dates are computed. A name you did not give is an error.',
    refuses: [
      'How somebody died, unless you ask for it',
      'A better place, another angel, or a judgment on where they are',
      'The private matters of the living',
    ],
    nearest: {
      id: 'prayer-generator',
      why: 'It writes a prayer for a funeral or for grief, and the verse to go with it, today.',
    },
  },
} as const satisfies Readonly<Record<string, AppStory>>;
