import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { pageOfVisit } from './page-of-visit.ts';

/** Counts that an unlisted site opened an app, so that the church's administrator sees it. Stops counting at the limit. */
export async function noteWrongSite(
  { limits, usage }: Deps,
  { churchId, appId, site }: { churchId: string; appId: string; site: string },
): Promise<void> {
  const page = pageOfVisit(site);
  if (!page) return;
  try {
    await limits.take('beaconPerChurch', churchId);
    usage.reported({ churchId, appId, page, code: 'wrong-site' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
