import type { Deps } from '../../deps.ts';
import type { Church } from '../churches/index.ts';
import { churchVoice } from '../churches/index.ts';
import type { ChurchVoiceAnswer } from './contract.ts';

/** The voice of the church's apps, and the Bibles to choose from. */
export async function readVoice(
  { scripture, writer }: Pick<Deps, 'scripture' | 'writer'>,
  church: Church,
): Promise<ChurchVoiceAnswer> {
  const { tradition, translation, readingLevel, avoid, disputed } = churchVoice(church);
  const translations = await scripture.translations();
  return {
    voice: {
      ...{ tradition, translation, readingLevel, avoid: [...avoid] },
      disputedPolicy: disputed.policy,
      teaching: disputed.teaching,
      careLabel: church.careLabel ?? '',
      careEmail: church.careEmail ?? '',
      carePhone: church.carePhone ?? '',
    },
    translations: translations.map(({ id, name, abbreviation }) => ({ id, name, abbreviation })),
    writer: writer.writer,
  };
}
