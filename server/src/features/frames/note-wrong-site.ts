import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { pageOfVisit } from './page-of-visit.ts';

/** Counts that a site which is not listed asked for an app, so that its administrator learns of it. A flood counts no further than the limit. */
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
