import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { prepareOnce } from '../../platform/db/prepare-once.ts';
import type { Church } from '../churches/index.ts';
import { defaultEmbedSettings, type EmbedSettings } from './contract.ts';
import { embedSettings } from './table.ts';

const ofChurch = prepareOnce((db) =>
  db
    .select()
    .from(embedSettings)
    .where(eq(embedSettings.churchId, sql.placeholder('churchId')))
    .prepare(),
);

/** Appearance and language of a church's apps; defaults when nothing is saved. */
export async function embedSettingsOf(db: Reader, church: Pick<Church, 'id' | 'accent'>): Promise<EmbedSettings> {
  const [row] = await ofChurch(db).execute({ churchId: church.id });
  const { radius, density, theme, font, language, paper, platform } = row ?? defaultEmbedSettings;
  return { accent: church.accent, radius, density, theme, font, language, paper, platform };
}
