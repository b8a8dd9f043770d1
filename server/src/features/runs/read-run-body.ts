import type { Manifest } from '@lampstand/sdk/app';
import { AppError } from '../../platform/http/app-error.ts';
import { MOST_RUN_BYTES, RUN_BYTES, RunBody } from './contract.ts';

/**
 * The body of a run, at most as large as its app allows.
 * @throws AppError `too_large`, `unsupported_type`, or `invalid_input` for what is not a run.
 */
export async function readRunBody(request: Request, manifest: Manifest): Promise<RunBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported_type', 'Please send JSON (Content-Type: application/json).');
  }
  const bytes = Buffer.from(await request.arrayBuffer());
  const most = Math.min(manifest.maxBodyBytes ?? RUN_BYTES, MOST_RUN_BYTES);
  if (bytes.length > most) {
    throw new AppError('too_large', {
      en: `That’s too long. Please send at most ${most / 1024} KB.`,
      es: `El texto es demasiado largo. Envíe ${most / 1024} KB como máximo.`,
    });
  }
  const parsed = RunBody.safeParse(parseJson(bytes));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.');
  const said = {
    en: 'Something went wrong. Please reload the page.',
    es: 'Algo falló al enviar. Vuelva a cargar la página.',
  };
  throw new AppError('invalid_input', said, { field });
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
