import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { fold } from '../../platform/db/fold.ts';
import { prepareOnce } from '../../platform/db/prepare-once.ts';
import { appSwitches } from './table.ts';

/** The app id that switches off every app. */
export const ALL_APPS = '*';

const ofChurch = prepareOnce((db) =>
  db
    .select({ appId: appSwitches.appId })
    .from(appSwitches)
    .where(eq(appSwitches.churchId, sql.placeholder('churchId')))
    .prepare(),
);

/** Returns a function that says whether the church has switched an app off. */
export async function switchedOff(db: Reader, churchId: string): Promise<(appId: string) => boolean> {
  const off = new Set((await ofChurch(db).execute({ churchId })).map(({ appId }) => appId));
  return (appId) => off.has(ALL_APPS) || off.has(fold(appId));
}
