import type { CatalogueEntry, GroupId } from '@lampstand/sdk/app';
import { icons } from './catalogue-icons.ts';

interface Row {
  name: string;
  group: GroupId;
  summary: string;
  requiresAuth?: true;
  authBypassSupported?: true;
}

/** The 22 apps in the order of the catalogue. Ids keep the specification's spelling and are matched case-insensitively. */
const rows = {
  'bible-chat': {
    name: 'Bible Chat',
    group: 'church-leaders',
    summary: 'Ask what the Bible says, and read the passages word for word.',
    requiresAuth: true,
    authBypassSupported: true,
  },
  'sermon-AI': {
    name: "Pastor's Sermon Workshop",
    group: 'church-leaders',
    summary: 'From a passage to an outline that fits your minutes and your people.',
  },
  'generational-communication': {
    name: 'Generational Communication App',
    group: 'church-leaders',
    summary: 'One announcement, worded for each age and each channel, with the facts kept the same.',
  },
  'ai-group-discussion-app': {
    name: 'AI Group Discussion App',
    group: 'church-leaders',
    summary: 'A timed plan and good questions for the group that meets tonight.',
  },
  'womens-ministry': {
    name: "Women's Ministry Toolkit",
    group: 'church-leaders',
    summary: 'Events, studies, mentoring and meal trains, planned down to the list.',
  },
  'Children-Bible-Stories': {
    name: 'Children Bible Stories Generator',
    group: 'church-leaders',
    summary: 'A Bible story told for the age in front of you, with a question and something to make.',
  },
  'volunteer-manager': {
    name: 'Volunteer Manager',
    group: 'church-leaders',
    summary: 'A fair schedule for your teams, and a plain list of what is still open.',
  },
  'eulogy-generator': {
    name: 'Eulogy Builder',
    group: 'church-leaders',
    summary: 'The words for a funeral, made from your own memories of the person.',
  },
  'AI-Bible-Study': {
    name: "Bible Teacher's Study Prep",
    group: 'spiritual-growth',
    summary: 'A lesson for your class, from the context to the last question.',
  },
  'prayer-generator': {
    name: 'Prayer Generator',
    group: 'spiritual-growth',
    summary: 'A prayer for what is happening today, to read aloud or to keep.',
  },
  'AI-Bible-App': {
    name: 'Scripture Companion',
    group: 'spiritual-growth',
    summary: 'Read a passage, follow a plan, or learn a verse by heart.',
  },
  'debt-coach': {
    name: 'Debt Freedom Coach',
    group: 'community-support',
    summary: 'Which debt to pay next, and the month you are free.',
  },
  'interview-coach': {
    name: 'AI Interview Coach',
    group: 'community-support',
    summary: 'Practice the questions before the day, and hear what to say better.',
  },
  'resume-builder': {
    name: 'Resume Builder',
    group: 'community-support',
    summary: 'A clear resume from the work you have done, paid or not.',
  },
  'budget-meal-planner': {
    name: 'Budget Meal Planner',
    group: 'community-support',
    summary: 'A week of meals and one shopping list, within the money you have.',
  },
  'tech-helper': {
    name: 'Senior Tech Helper',
    group: 'community-support',
    summary: 'One step at a time on the phone, tablet or computer in your hand.',
  },
  'business-idea-generator': {
    name: 'Business Idea Generator',
    group: 'community-support',
    summary: 'Small businesses that fit your skills, your hours and your money.',
  },
  'food-preservation': {
    name: 'Food Storage Guide',
    group: 'community-support',
    summary: 'What to keep, how to keep it, and when to throw it out.',
  },
  'church-mission-ideas': {
    name: 'Mission Ideas',
    group: 'outreach-innovation',
    summary: 'Ways to serve the streets around you, with a first step for each.',
  },
  'nonprofit-grants': {
    name: 'Grant Finder',
    group: 'outreach-innovation',
    summary: 'See which kinds of funders fit your project, and draft the letter.',
  },
  'church-assistance-programs': {
    name: 'Program Finder',
    group: 'outreach-innovation',
    summary: 'Help with rent, food, power and health, and what to bring to ask for it.',
  },
  'easy-fundraising': {
    name: 'Revenue Studio',
    group: 'outreach-innovation',
    summary: 'A fundraiser that reaches its goal, with the costs counted first.',
  },
} as const satisfies { [id: string]: Row };

export type AppId = keyof typeof rows;
const appIds = Object.keys(rows) as AppId[];

/** One app's entry; manifests spread it. */
export function catalogueEntry(id: AppId): CatalogueEntry {
  const [icon, iconLit] = icons[id];
  return { id, requiresAuth: false, authBypassSupported: false, ...rows[id], icon, iconLit };
}

/** All 22 entries, whether or not the app is built. */
export const catalogue: readonly CatalogueEntry[] = appIds.map(catalogueEntry);

/** The entry with this id in any spelling of upper and lower case, or undefined. */
export function findEntry(id: string): CatalogueEntry | undefined {
  const wanted = id.toLowerCase();
  return catalogue.find((entry) => entry.id.toLowerCase() === wanted);
}
