import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** One built file, held in memory in each encoding it is served in. */
export interface StaticFile {
  /** URL path. */
  path: string;
  type: string;
  /** Strong, of the uncompressed bytes. */
  etag: string;
  /** The name has a hash, so the content never changes. */
  hashed: boolean;
  bodies: { identity: Buffer } & { [E in Encoding]?: Buffer };
}

export interface StaticFiles {
  find(path: string): StaticFile | undefined;
  /** Files whose URL path begins so. */
  list(prefix: string): StaticFile[];
}

interface Folder {
  /** On disk. A missing folder counts as empty. */
  directory: string;
  /** Where it is served, e.g. `/assets/frame/`. */
  prefix: string;
  /** A subfolder that is not served. */
  without?: string;
}

const types: { readonly [extension: string]: string } = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;
// Eight characters of a hash, as our bundlers write them; `apple-touch-icon.png` has none.
const hashedName = /[.-](?=[^.]*[A-Z0-9])[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;

/** Reads built files into memory, compressed once at the best quality. Source maps and `.br` companions are not served. */
export async function loadStaticFiles(folders: readonly Folder[]): Promise<StaticFiles> {
  const found = folders.flatMap(({ directory, prefix, without }) =>
    filesIn(directory)
      .filter((file) => !without || !file.startsWith(join(directory, without) + sep))
      .map((file) => ({ file, path: prefix + relative(directory, file).split(sep).join('/') })),
  );
  const loaded = await Promise.all(found.map(({ file, path }) => load(file, path)));
  const files = new Map(loaded.map((file) => [file.path, file]));
  return {
    find: (path) => files.get(path),
    list: (prefix) => loaded.filter((file) => file.path.startsWith(prefix)),
  };
}

function filesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in types)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function load(file: string, path: string): Promise<StaticFile> {
  const ready = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  return holdFile(path, readFileSync(file), ready);
}

/** A file in memory, compressed once at the best quality. Its type comes from the extension. */
export async function holdFile(path: string, identity: Buffer, ready?: Buffer): Promise<StaticFile> {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const small = compressible.test(type) && identity.length > 200;
  const bodies: StaticFile['bodies'] = small
    ? { identity, br: ready ?? (await brotli(identity)), gzip: await promisify(gzip)(identity, { level: 9 }) }
    : { identity };
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { path, type, etag, hashed: hashedName.test(path), bodies };
}

const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** The smallest encoding that the client accepts (`q=0` refuses one). */
export function chooseEncoding(file: StaticFile, acceptEncoding: string | undefined): Encoding {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return [name.trim(), q ? Number(q.trim().slice(2)) : 1] as const;
    }),
  );
  const takes = (encoding: Encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find((encoding) => file.bodies[encoding] && takes(encoding)) ?? 'identity';
}
