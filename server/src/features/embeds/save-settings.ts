import { eq } from 'drizzle-orm';
import type { ChurchContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { churches } from '../churches/index.ts';
import type { EmbedSettings, PlatformId } from './contract.ts';
import { addSite } from './sites.ts';
import { embedSettings } from './table.ts';

/** Hosts that a platform puts between the church's page and our frame. */
const wrapperHosts: { readonly [Id in PlatformId]?: readonly string[] } = {
  wix: ['https://*.filesusr.com'],
  'google-sites': ['https://*.googleusercontent.com', 'https://sites.google.com'],
};

/** Saves the appearance and language of the church's apps; live pages follow at once. Choosing a platform allows its wrapper hosts. */
export async function saveSettings(ctx: ChurchContext, settings: EmbedSettings): Promise<EmbedSettings> {
  const { accent, ...row } = settings;
  const { id } = ctx.church;
  return ctx.db.write(async (tx) => {
    await tx.update(churches).set({ accent }).where(eq(churches.id, id));
    await tx
      .insert(embedSettings)
      .values({ churchId: id, ...row, updatedAt: ctx.now() })
      .onConflictDoUpdate({ target: embedSettings.churchId, set: { ...row, updatedAt: ctx.now() } });
    const hosts = row.platform ? (wrapperHosts[row.platform] ?? []) : [];
    for (const host of hosts) await addSite(tx, ctx, host, 'wrapper');
    await recordAudit(tx, ctx, 'embed_setting.save', id, { ...settings });
    return settings;
  });
}
