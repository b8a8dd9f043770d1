import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An HTML response, compressed as the client accepts. */
export async function htmlResponse(
  html: string,
  status: 200 | 404,
  headers: { [name: string]: string },
  acceptEncoding: string | undefined,
): Promise<Response> {
  const { body, encoding } = await compressDocument(html, acceptEncoding);
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
}

/** Brotli 5: each response is compressed anew. */
async function compressDocument(
  html: string,
  acceptEncoding = '',
): Promise<{ body: Uint8Array<ArrayBuffer>; encoding?: 'br' | 'gzip' }> {
  const bytes = Buffer.from(html);
  if (takes(acceptEncoding, 'br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return { body: new Uint8Array(await promisify(brotliCompress)(bytes, { params })), encoding: 'br' };
  }
  if (takes(acceptEncoding, 'gzip')) return { body: new Uint8Array(await promisify(gzip)(bytes)), encoding: 'gzip' };
  return { body: new Uint8Array(bytes) };
}

const takes = (accepted: string, encoding: string) =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`, 'i').test(accepted);
