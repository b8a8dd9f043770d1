import { eq } from 'drizzle-orm';
import type { ChurchContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { churches } from '../churches/index.ts';
import { type EmbedSettings, embedSettings } from '../embeds/index.ts';
import { allowWrappers } from './allow-wrappers.ts';

/** Saves how the church's apps look and speak; pages that show them follow at once. Choosing a platform allows its wrapper hosts. */
export async function saveSettings(ctx: ChurchContext, settings: EmbedSettings): Promise<EmbedSettings> {
  const { accent, ...row } = settings;
  const { id } = ctx.church;
  return ctx.db.write(async (tx) => {
    await tx.update(churches).set({ accent }).where(eq(churches.id, id));
    await tx
      .insert(embedSettings)
      .values({ churchId: id, ...row, updatedAt: ctx.now() })
      .onConflictDoUpdate({ target: embedSettings.churchId, set: { ...row, updatedAt: ctx.now() } });
    if (row.platform) await allowWrappers(tx, ctx, row.platform);
    await recordAudit(tx, ctx, 'embed_setting.save', id, { ...settings });
    return settings;
  });
}
