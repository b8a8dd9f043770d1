import { once } from 'node:events';
import { createServer } from 'node:http';

interface FixtureFile {
  /** The host name in the URL: to a browser, each is another site. */
  host?: '127.0.0.1' | 'localhost';
  path?: string;
  type?: 'text/html' | 'text/javascript';
  headers?: { [name: string]: string };
}

/** A site that a test fills file by file, with two host names. */
export interface FixtureSite {
  /** Puts a file on the site, as it is, and returns its address. */
  put(text: string, file?: FixtureFile): string;
  /** Puts a page on the site: head and body as they are, with a title and without an icon. */
  page(html: string, file?: FixtureFile): string;
  close(): Promise<void>;
}

/** Starts an empty site on a free port. */
export async function startFixtureSite(): Promise<FixtureSite> {
  const files = new Map<string, { text: string; headers: { [name: string]: string } }>();
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://fixture').pathname);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'cache-control': 'no-store', ...file.headers }).end(file.text);
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port.');
  const { port } = address;

  const put: FixtureSite['put'] = (text, file = {}) => {
    const { host = '127.0.0.1', path = `/${files.size}`, type = 'text/html', headers = {} } = file;
    files.set(path, { text, headers: { 'content-type': `${type}; charset=utf-8`, ...headers } });
    return `http://${host}:${port}${path}`;
  };
  return {
    put,
    page: (html, file) =>
      put(`<!doctype html><html lang="en"><title>Grace Chapel</title><link rel="icon" href="data:,">${html}`, file),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
