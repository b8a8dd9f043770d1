import { embeddingsSettings } from '../open-operator-encoder.ts';
import type { Env } from '../platform/env.ts';
import { createRemoteEncoder, EncoderError } from '../understanding/remote-encoder.ts';
import { isOpenToReaders } from './check-model.ts';
import type { Finding } from './finding.ts';

const PATIENCE_MS = 15_000;
const meanwhile = 'Until then the built-in encoder reads English, and phrases alone read Spanish.';

/** Asks the embeddings endpoint for one vector. */
export async function embeddingsFinding(env: Env): Promise<Finding> {
  const settings = embeddingsSettings(env);
  if (!settings) return { state: 'ok', text: 'No embeddings are connected: the built-in encoder reads English.' };
  const { host } = new URL(settings.baseUrl);
  const named = `The embeddings model "${settings.name}" at ${host}`;
  try {
    const started = performance.now();
    const [vector] = await createRemoteEncoder(settings, { deadlineMs: PATIENCE_MS }).embed(['Good morning.']);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    const answers = `${named} answers with ${vector?.length} numbers a text in ${seconds} seconds`;
    if (isOpenToReaders(settings.baseUrl)) {
      const text = `${answers}, but without encryption: what visitors write can be read on the way. Use https.`;
      return { state: 'warning', text };
    }
    return { state: 'ok', text: `${answers}.` };
  } catch (error) {
    const { kind, code } = error instanceof EncoderError ? error : new EncoderError('unreachable');
    const reason = code === undefined ? '' : ` (${code})`;
    const text = {
      slow: `${named} gives no answer within 15 seconds.`,
      unreachable: `${named} can’t be reached, or is in trouble itself${reason}. Start it, or correct EMBEDDINGS_BASE_URL, which usually ends in /v1.`,
      refused: `${named} refuses our request${reason}. Check EMBEDDINGS_MODEL and EMBEDDINGS_API_KEY.`,
      garbled: `${named} answers with something else than vectors. Check EMBEDDINGS_BASE_URL and EMBEDDINGS_MODEL.`,
      resting: named,
    }[kind];
    return { state: 'problem', text: `${text} ${meanwhile}` };
  }
}
