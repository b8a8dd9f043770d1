import type { ChurchContext } from '../accounts/index.ts';
import { addSite, removeSite, siteList } from '../embeds/index.ts';
import type { ChurchSite, SiteAddress } from './contract.ts';

/** The addresses whose pages may show the church's apps, oldest first. */
export async function listSites({ db, church }: ChurchContext): Promise<ChurchSite[]> {
  return (await siteList(db.read, church.id)).map(({ origin, kind, createdAt }) => ({ origin, kind, createdAt }));
}

/** Allows the pages of one address. Allowing it twice is harmless. */
export async function allowSite(ctx: ChurchContext, { origin }: SiteAddress): Promise<ChurchSite> {
  return ctx.db.write(async (tx) => {
    const added = await addSite(tx, ctx, origin);
    const site = (await siteList(tx, ctx.church.id)).find((row) => row.origin === added);
    return { origin: added, kind: site?.kind ?? 'site', createdAt: site?.createdAt ?? ctx.now() };
  });
}

/** Takes an address off the list; its pages show an explanation from then on. Twice is harmless. */
export async function forbidSite(ctx: ChurchContext, { origin }: SiteAddress): Promise<void> {
  await ctx.db.write((tx) => removeSite(tx, ctx, origin));
}
