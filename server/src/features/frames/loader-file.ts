import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { StaticFile, StaticFiles } from '../../platform/http/static-files.ts';

const made = new WeakMap<StaticFile, StaticFile>();

/** `embed.js` with our own origin filled in, compressed once; undefined when the loader is not built. */
export function loaderFile(files: StaticFiles, embedOrigin: string): StaticFile | undefined {
  const built = files.find('/loader/embed.js');
  if (!built) return undefined;
  const known = made.get(built);
  if (known) return known;
  const identity = Buffer.from(built.bodies.identity.toString('utf8').replaceAll('__LAMPSTAND_ORIGIN__', embedOrigin));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const file: StaticFile = {
    path: '/embed.js',
    type: 'text/javascript; charset=utf-8',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    hashed: false,
    bodies: { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity, { level: 9 }) },
  };
  made.set(built, file);
  return file;
}
