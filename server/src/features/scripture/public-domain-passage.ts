import type { Passage, ScriptureReader } from '../../scripture/reader.ts';

/** A passage for our own pages and posts, which print no copyright line; undefined for a text that requires one. */
export async function publicDomainPassage(scripture: ScriptureReader, reference: string): Promise<Passage | undefined> {
  const passage = await scripture.passage(reference);
  return passage && !passage.translation.copyright ? passage : undefined;
}
