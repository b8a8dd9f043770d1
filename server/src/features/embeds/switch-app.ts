import { and, eq } from 'drizzle-orm';
import { fold } from '../../platform/db/fold.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { listApps } from '../apps/index.ts';
import { recordAudit } from '../audit/index.ts';
import { ALL_APPS } from './app-switches.ts';
import type { AppSwitch, SubscribedApps, SwitchedApp } from './contract.ts';
import { appsWithSwitch } from './subscribed-apps.ts';
import { appSwitches } from './table.ts';

/** Switches one app on or off on all pages of the church. Switching twice is harmless. */
export async function switchApp(ctx: ChurchContext, { appId, on }: SwitchedApp & AppSwitch): Promise<SubscribedApps> {
  const app = listApps().find(({ id }) => fold(id) === fold(appId));
  if (!app) throw notFound('App');
  return setSwitch(ctx, app.id, on);
}

/** Switches every app off at once, or back to what each was before. */
export async function switchAllApps(ctx: ChurchContext, { on }: AppSwitch): Promise<SubscribedApps> {
  return setSwitch(ctx, ALL_APPS, on);
}

async function setSwitch(ctx: ChurchContext, appId: string, on: boolean): Promise<SubscribedApps> {
  const { id } = ctx.church;
  await ctx.db.write(async (tx) => {
    const row = and(eq(appSwitches.churchId, id), eq(appSwitches.appId, fold(appId)));
    if (on) await tx.delete(appSwitches).where(row);
    else await tx.insert(appSwitches).values({ churchId: id, appId, offAt: ctx.now() }).onConflictDoNothing();
    await recordAudit(tx, ctx, on ? 'app.switch_on' : 'app.switch_off', appId);
  });
  return appsWithSwitch(ctx);
}
