import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Bytes of a page that are read, after decompression. */
const MOST = 2 * 1024 * 1024;

const unpackers: { readonly [encoding: string]: () => Transform } = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The first 2 MB of a body as decompressed text. The rest is not read. */
export async function readBody(body: Readable, headers: { readonly [name: string]: string }): Promise<string> {
  const unpack = unpackers[headers['content-encoding']?.trim().toLowerCase() ?? ''];
  const plain: Readable = unpack ? body.pipe(unpack()) : body;
  if (unpack) body.on('error', (error) => plain.destroy(error));
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of plain) {
    parts.push(part);
    length += part.length;
    if (length >= MOST) break;
  }
  body.on('error', () => undefined); // an unread rest ends in an error that no one awaits
  body.destroy();
  return decoder(headers['content-type']).decode(Buffer.concat(parts).subarray(0, MOST));
}

function decoder(contentType = ''): TextDecoder {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
