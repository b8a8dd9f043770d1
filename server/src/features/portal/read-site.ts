import type { Deps } from '../../deps.ts';
import { publicDomainPassage } from '../scripture/index.ts';
import type { Site, SiteVerse } from './contract.ts';

/** Reads the settings that public pages show. Verses come from the imported Bible, never from code. */
export async function readSite({ scripture, env }: Pick<Deps, 'scripture' | 'env'>): Promise<Site> {
  const verse = async (reference: string): Promise<SiteVerse | null> => {
    const found = await publicDomainPassage(scripture, reference);
    return found ? { text: found.text, reference: found.reference, translation: found.translation.name } : null;
  };
  const { SUPPORT_EMAIL, NODE_ENV, EXAMPLE_PORT, EMBED_ORIGIN } = env;
  return {
    supportEmail: SUPPORT_EMAIL,
    demoChurch: NODE_ENV === 'production' ? null : `http://127.0.0.1:${EXAMPLE_PORT}/`,
    embedOrigin: EMBED_ORIGIN,
    verse: await verse('Psalm 119:105'),
    homeVerses: { stand: await verse('Matthew 5:15'), afraid: await verse('Psalm 56:3') },
  };
}
