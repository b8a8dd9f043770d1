import type { CatalogueEntry } from '@lampstand/sdk/app';
import type { AppId } from '../catalogue.ts';
import { churchLeaders } from './church-leaders.ts';
import { communitySupport } from './community-support.ts';
import { outreachInnovation } from './outreach-innovation.ts';
import { spiritualGrowth } from './spiritual-growth.ts';
import type { AppStory } from './story.ts';

export type { AppStory } from './story.ts';

/** What the page of each app tells, by its id in the catalogue's spelling. */
const stories: { readonly [id in AppId]: AppStory } = {
  ...churchLeaders,
  ...spiritualGrowth,
  ...communitySupport,
  ...outreachInnovation,
};

/** Entries are made from the catalogue's rows, so that their ids are its ids. */
export const storyOf = ({ id }: CatalogueEntry): AppStory => stories[id as AppId];
