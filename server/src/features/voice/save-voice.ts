import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { invalidInput, notFound } from '../../platform/http/app-error.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type Church, churches } from '../churches/index.ts';
import type { VoiceSettings } from './contract.ts';

/** Saves the voice of the church's apps. Each app follows it from its next run on, also on open pages. */
export async function saveVoice(
  ctx: ChurchContext,
  { scripture }: Pick<Deps, 'scripture'>,
  voice: VoiceSettings,
): Promise<Church> {
  const known = await scripture.translations();
  // A Bible that was removed can stay chosen; it is used again when it is back.
  if (voice.translation !== ctx.church.translation && !known.some(({ id }) => id === voice.translation)) {
    throw invalidInput('That translation isn’t available. Please choose one from the list.', 'translation');
  }
  const { avoid, teaching, careLabel, careEmail, carePhone, ...plain } = voice;
  const row = {
    ...plain,
    avoid: avoid.join('\n') || null,
    teaching: teaching || null,
    careLabel: careLabel || null,
    careEmail: careEmail || null,
    carePhone: carePhone || null,
  };
  return ctx.db.write(async (tx) => {
    const [before] = await tx.select().from(churches).where(eq(churches.id, ctx.church.id));
    const [saved] = await tx.update(churches).set(row).where(eq(churches.id, ctx.church.id)).returning();
    if (!before || !saved) throw notFound('Church');
    const changed = Object.keys(row).filter((name) => saved[name as keyof Church] !== before[name as keyof Church]);
    await recordAudit(tx, ctx, 'church_voice.save', saved.id, { changed: changed.join(', ') });
    return saved;
  });
}
