import { groups } from '@lampstand/sdk/app';
import type { ChurchContext } from '../accounts/index.ts';
import { listApps } from '../apps/index.ts';
import { ALL_APPS, switchedOff } from './app-switches.ts';
import type { SubscribedApp, SubscribedApps } from './contract.ts';

/** The apps of the church's plan: the whole catalogue, with `available` false for apps that are not built. */
export async function subscribedApps({ db, church }: Pick<ChurchContext, 'db' | 'church'>): Promise<SubscribedApp[]> {
  const isOff = await switchedOff(db.read, church.id);
  return listApps().map(({ id, name, group, summary, available }) => ({
    appId: id,
    appName: name,
    category: groups[group],
    description: summary,
    available,
    off: isOff(id),
  }));
}

/** The same, and whether the switch for all of them is off. */
export async function appsWithSwitch(ctx: Pick<ChurchContext, 'db' | 'church'>): Promise<SubscribedApps> {
  const isOff = await switchedOff(ctx.db.read, ctx.church.id);
  return { apps: await subscribedApps(ctx), allOff: isOff(ALL_APPS) };
}
