import { reasonCodes } from '@lampstand/sdk/protocol';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../app-env.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { listApps } from '../apps/index.ts';
import { findChurchBySlug } from '../churches/index.ts';
import { isListed, siteList } from '../embeds/index.ts';
import { embedCors, pageOfVisit } from '../frames/index.ts';

const Beacon = z.object({
  church: z.string().max(100),
  app: z.string().max(60),
  code: z.enum(reasonCodes),
  page: z.string().max(2_000),
});

/**
 * Mounted at /embed-api/beacon: a church's page or a frame reports that an app failed. Every report gets 204, so that the
 * answer reveals nothing. Reports over the rate limit are not counted.
 */
export const beaconRoutes = new Hono<AppEnv>().use(embedCors).post('/', limitBody(4_096), async (c) => {
  const { deps, clientIp } = c.var;
  await take(deps, clientIp, await c.req.text());
  return c.body(null, 204);
});

async function take(deps: Deps, clientIp: string, text: string): Promise<void> {
  const beacon = Beacon.safeParse(parsed(text)).data;
  const app = listApps().find(({ id }) => id.toLowerCase() === beacon?.app.toLowerCase());
  if (!beacon || !app) return;
  const church = await findChurchBySlug(deps.db.read, beacon.church);
  if (!church || !(await isWithinLimits(deps, clientIp, church.id))) return;
  const url = URL.parse(beacon.page);
  const sites = await siteList(deps.db.read, church.id);
  const listed = [deps.env.PUBLIC_ORIGIN, ...sites.map(({ origin }) => origin)];
  // Only the origin of an unlisted site is stored. An administrator needs no more.
  const path = url && isListed(url.origin, listed) ? url.pathname : '';
  deps.usage.reported({
    churchId: church.id,
    appId: app.id,
    page: pageOfVisit(url?.origin, path),
    code: beacon.code,
  });
}

async function isWithinLimits({ limits }: Deps, clientIp: string, churchId: string): Promise<boolean> {
  try {
    await limits.take('beaconPerIp', clientIp);
    await limits.take('beaconPerChurch', churchId);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
