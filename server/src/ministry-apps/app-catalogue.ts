import type { CatalogueEntry, GroupId } from '@lampstand/sdk/app';

/** What the app's page says about it, built or not. */
export interface AppStory {
  /** Who opens it, and when. */
  forWhom: string;
  /** What you bring. */
  brings: readonly string[];
  /** What you get. */
  gets: readonly string[];
  /** What is worked out by rules and never left to a writer. */
  exact: string;
  /** What it will not do, no matter who asks. */
  refuses: readonly string[];
  /** While it is not built: the nearest app that is, and what it can do in the meantime. */
  nearest?: { id: string; why: string };
}

/** Everything the catalogue knows of one app: `catalogue.ts` in its folder. */
export interface AppCatalogue {
  entry: CatalogueEntry;
  /** Order in the catalogue; numbers can have gaps. */
  position: number;
  /** What the person in front of the app would say, in their own words. */
  saying: string;
  /** What people type when they look for the app and its own words do not say it. */
  keywords: string;
  story: AppStory;
}

interface Row extends Omit<AppCatalogue, 'entry'> {
  /** Spelling of the specification; the folder has it in lower case. */
  id: string;
  name: string;
  group: GroupId;
  summary: string;
  /**
   * Line drawing on a 24 by 24 grid, stroke 1.6: path data of an object, then of its one filled part, which comes after
   * the object.
   */
  icon: readonly [object: string, filled: string];
  requiresAuth?: true;
  authBypassSupported?: true;
}

export function defineCatalogue({
  position,
  saying,
  keywords,
  story,
  icon: [icon, iconLit],
  ...row
}: Row): AppCatalogue {
  return {
    entry: { requiresAuth: false, authBypassSupported: false, ...row, icon, iconLit },
    position,
    saying,
    keywords,
    story,
  };
}
