import type { AppContext } from '../../ministry-apps/contract.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { OpenStream } from '../../platform/http/open-streams.ts';
import type { Caller } from './admission.ts';
import type { RunBody } from './contract.ts';

/** What a connected model adds to the context. A reading takes one of the places for texts that a model writes. */
export function modelReading(
  { writer, streams }: Caller['deps'],
  churchId: string,
  { answers = {} }: RunBody,
): Pick<AppContext, 'readWithModel' | 'wasAsked'> {
  const { read } = writer;
  if (!read) return {};
  return {
    async readWithModel(request) {
      const place = openPlace(streams, churchId);
      try {
        return place && (await read(request, churchId, place.shutdown));
      } finally {
        place?.close();
      }
    },
    ...(Object.keys(answers).length > 0 ? { wasAsked: true } : {}),
  };
}

/** Undefined when as many texts are being written as allowed. */
function openPlace(streams: Caller['deps']['streams'], churchId: string): OpenStream | undefined {
  try {
    return streams.open(churchId, 'model');
  } catch (refused) {
    if (refused instanceof AppError) return undefined;
    throw refused;
  }
}
