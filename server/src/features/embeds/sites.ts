import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { conflict, invalidInput } from '../../platform/http/app-error.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { type AuditContext, recordAudit } from '../audit/index.ts';
import type { ChurchSite, SiteAddress } from './contract.ts';
import { MAX_SITES, parseSiteOrigin } from './site-origin.ts';
import { type EmbedSite, embedSites } from './table.ts';

/** The church's sites and its platforms' wrapper hosts, oldest first. */
export async function siteList(db: Reader, churchId: string): Promise<EmbedSite[]> {
  return db
    .select()
    .from(embedSites)
    .where(eq(embedSites.churchId, churchId))
    .orderBy(asc(embedSites.createdAt), asc(embedSites.origin));
}

/**
 * Allows the pages of one origin to show the church's apps. Adding it twice is harmless.
 * @throws AppError `invalid_input` for what is no origin, `conflict` when the list is full.
 */
export async function addSite(
  tx: Transaction,
  ctx: AuditContext & { church: { id: string } },
  address: string,
  kind: EmbedSite['kind'] = 'site',
): Promise<string> {
  const origin = parseSiteOrigin(address);
  if (!origin) throw invalidInput('Please enter an address such as https://www.example.org, without a path.', 'origin');
  const listed = await siteList(tx, ctx.church.id);
  if (listed.some((site) => site.origin === origin)) return origin;
  if (listed.filter((site) => site.kind === kind).length >= MAX_SITES) {
    throw conflict(`A church can list ${MAX_SITES} addresses. Please remove one first.`);
  }
  await tx.insert(embedSites).values({ churchId: ctx.church.id, origin, kind, createdAt: ctx.now() });
  await recordAudit(tx, ctx, 'embed_site.add', origin);
  return origin;
}

/** Removes an origin from the church's list. Removing a missing one is harmless. */
export async function removeSite(
  tx: Transaction,
  ctx: AuditContext & { church: { id: string } },
  origin: string,
): Promise<void> {
  const removed = await tx
    .delete(embedSites)
    .where(and(eq(embedSites.churchId, ctx.church.id), eq(embedSites.origin, origin)))
    .returning();
  if (removed.length > 0) await recordAudit(tx, ctx, 'embed_site.remove', origin);
}

/** The origins that can show the church's apps, oldest first. */
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

/** Removes an origin from the list; its pages show an explanation from then on. Twice is harmless. */
export async function forbidSite(ctx: ChurchContext, { origin }: SiteAddress): Promise<void> {
  await ctx.db.write((tx) => removeSite(tx, ctx, origin));
}
