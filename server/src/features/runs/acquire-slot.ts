import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { OpenStream } from '../../platform/http/open-streams.ts';
import { ModelError, type TextWriter } from '../../writing/index.ts';

/**
 * A place for one run among those under way, and who writes it. When as many runs as may are written by the model, the
 * visitor is not sent away: the built-in writer writes, and a notice says why.
 * @throws AppError when there is no place at all.
 */
export function acquireSlot(
  { streams, writer }: Pick<Deps, 'streams' | 'writer'>,
  churchId: string,
): OpenStream & { writer: TextWriter } {
  const { kind } = writer.writer;
  try {
    return { ...streams.open(churchId, kind), writer };
  } catch (refused) {
    if (kind !== 'model' || !(refused instanceof AppError)) throw refused;
    return { ...streams.open(churchId, 'built-in'), writer: crowdedOut(writer) };
  }
}

function crowdedOut({ writer }: TextWriter): TextWriter {
  return {
    writer,
    write() {
      throw new ModelError('limited');
    },
  };
}
