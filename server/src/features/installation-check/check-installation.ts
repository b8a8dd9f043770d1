import type { Deps } from '../../deps.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { listApps } from '../apps/index.ts';
import { recordAudit } from '../audit/index.ts';
import { siteList } from '../embeds/index.ts';
import { noteStep } from '../first-steps/index.ts';
import type { CheckInstallation, InstallationCheck } from './contract.ts';
import { judgePage } from './judge.ts';
import { messageOf, troubleMessage } from './messages.ts';

/** Fetches a page of the church as a visitor would and reports whether the app is in it and what to fix. */
export async function checkInstallation(
  ctx: ChurchContext,
  fetchPage: Deps['fetchPage'],
  { url: asked, appId, lang = 'en' }: CheckInstallation,
): Promise<InstallationCheck> {
  await ctx.limits.take('installationCheckPerChurch', ctx.church.id);
  const url = /^[a-z][a-z0-9+.-]*:/i.test(asked) ? asked : `https://${asked}`;
  const fetched = await fetchPage(url);
  const checkedAt = ctx.now();
  const check =
    'trouble' in fetched
      ? { finding: 'unreachable' as const, ...troubleMessage(fetched.trouble, lang), details: [], allow: null }
      : await judged(ctx, fetched.page, { appId, lang });
  await ctx.db.write(async (tx) => {
    await recordAudit(tx, ctx, 'website.check', ctx.church.id, { finding: check.finding });
    if (check.finding === 'found' || check.finding === 'rewritten') await noteStep(tx, ctx, 'live');
  });
  return { ...check, url: 'trouble' in fetched ? fetched.url : fetched.page.url, checkedAt };
}

async function judged(
  { db, church, env }: ChurchContext,
  page: Parameters<typeof judgePage>[0],
  { appId, lang }: { appId: string | undefined; lang: 'en' | 'es' },
) {
  const sites = await siteList(db.read, church.id);
  const apps = listApps();
  const judgement = judgePage(page, {
    church: church.slug,
    app: appId,
    isApp: (id) => apps.some((app) => app.id.toLowerCase() === id.toLowerCase()),
    embedOrigin: env.EMBED_ORIGIN,
    publicOrigin: env.PUBLIC_ORIGIN,
    listed: [env.PUBLIC_ORIGIN, ...sites.filter(({ kind }) => kind === 'site').map(({ origin }) => origin)],
  });
  const { finding, values, form, allow } = judgement;
  const details = Object.entries({ ...(form ? { form } : {}), ...values })
    .filter(([, value]) => value)
    .map(([name, value]) => ({ name, value }));
  return { finding, ...messageOf(judgement, lang), details, allow };
}
