import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types: { [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface Options {
  port: number;
  host?: string;
  /** Origin that serves `embed.js`, written in where a page says `{{product}}`. */
  productOrigin: string;
  /** The examples folder. */
  root: string;
}

/**
 * Serves the demo church: `plain-html` at `/` and the strict page at `/strict/`, on an origin of its own.
 * Static files and one replaced address; resolves when it listens.
 */
export function serveExamples({ port, host = '127.0.0.1', productOrigin, root }: Options): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://church.example').pathname;
    const strict = path.startsWith('/strict/');
    const folder = join(root, strict ? 'strict-csp' : 'plain-html');
    const wanted = strict ? path.slice('/strict'.length) : path;
    const file = normalize(join(folder, wanted.endsWith('/') ? `${wanted}index.html` : wanted));
    const type = types[extname(file)];
    const body =
      type && file.startsWith(folder + sep) ? await readFile(file, 'utf8').catch(() => undefined) : undefined;
    if (!type || body === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such page here.');
      return;
    }
    if (strict) response.setHeader('content-security-policy', strictPolicy(productOrigin));
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(body.replaceAll('{{product}}', productOrigin));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** All that a church with a strict policy has to allow for us: one script host and one frame host. */
function strictPolicy(productOrigin: string): string {
  return `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; script-src ${productOrigin}; frame-src ${productOrigin}`;
}
