import { churchLeaders } from './church-leaders.ts';
import { communitySupport } from './community-support.ts';
import { outreachInnovation } from './outreach-innovation.ts';
import { spiritualGrowth } from './spiritual-growth.ts';
import type { AppStory } from './story.ts';

/** What the page of each app tells, by its id in the catalogue's spelling. */
export const stories: Readonly<Record<string, AppStory>> = {
  ...churchLeaders,
  ...spiritualGrowth,
  ...communitySupport,
  ...outreachInnovation,
};
