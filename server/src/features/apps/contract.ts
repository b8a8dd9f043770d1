import type { CatalogueEntry } from '@lampstand/sdk/app';
import * as z from 'zod/mini';
import type { AppStory } from '../../ministry-apps/app-catalogue.ts';
import type { Sample } from '../../ministry-apps/samples.ts';

export const AppId = z.object({ appId: z.string().check(z.maxLength(100)) });
export type AppId = z.infer<typeof AppId>;

/** One app of the catalogue. `GET /api/apps` answers `{ apps }`. */
export interface ListedApp extends CatalogueEntry {
  /** Whether it is built. */
  available: boolean;
  /** What the person in front of the app would say, in their own words. */
  saying: string;
  /** What people type when they look for the app and its own words do not say it. */
  keywords: string;
}

/** `GET /api/apps/:appId` answers `{ app }`. */
export interface DescribedApp extends ListedApp {
  story: AppStory;
  /** A document that the app wrote for an example; null when the app is not built. */
  sample: Sample | null;
}

/** `POST /api/apps/:appId/token`: what the portal needs to show an app to a signed-in person. */
export interface OpenedApp {
  /** Embed token for the person's church. */
  token: string;
  /** Slug of the church whose frame shows the app: the person's own, or ours when theirs would show a notice. */
  church: string;
}
