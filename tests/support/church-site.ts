import { once } from 'node:events';
import { createServer } from 'node:http';

/** A church's own site, written by a test. */
export interface ChurchSite {
  port: number;
  /** `http://127.0.0.1:PORT`; a browser may know the port by other host names too. */
  origin: string;
  close(): Promise<void>;
}

/** Serves pages by path, e.g. `{ '/': '<h1>Welcome</h1>' }`; each is the body of a plain page. */
export async function startChurchSite(pages: { [path: string]: string }): Promise<ChurchSite> {
  const server = createServer((request, response) => {
    const body = pages[request.url ?? ''];
    if (body === undefined) return response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><head><title>A church</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port.');
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The script tag that a church pastes. */
export function line(product: { origin: string }, church: string, app: string): string {
  return `<script async src="${product.origin}/embed.js" data-church="${church}" data-app="${app}" style="display:block;min-height:420px"></script>`;
}
