import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A document in the encoding that the client takes. Made anew for each response, so at a quality that costs little. */
export async function compressDocument(
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
