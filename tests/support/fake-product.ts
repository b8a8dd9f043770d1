import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { PROTOCOL_VERSION } from '@lampstand/sdk/protocol';

/** A church's site at 127.0.0.1 and, on another site, the built loader with a small frame that a test controls. */
export interface FakeProduct {
  /** `http://localhost:PORT`: where the loader and the frames come from. */
  origin: string;
  /** Paths that browsers have asked of it, with their queries. */
  requests: string[];
  /** Puts a page on the church's site and returns its address. `%LOADER%` in it becomes the loader's address. */
  page(html: string, headers?: Record<string, string>): string;
  close(): Promise<void>;
}

const loaderPath = new URL('../../loader/dist/embed.js', import.meta.url);

/**
 * The frame's script. It says hello like the product's runtime; `say` sends over the port, `looks` and
 * `tokens` are the tokens it got, `inits` counts answers. The app `mute` sends nothing.
 */
const FRAME_SCRIPT = `
  var port, inits = 0, looks = [], tokens = [], waiting = [];
  function say(message) { if (port) port.postMessage(message); else waiting.push(message); }
  function hello() { parent.postMessage({ lampstand: ${PROTOCOL_VERSION}, type: 'hello' }, '*'); }
  addEventListener('message', function (event) {
    if (event.source !== parent || !event.data || event.data.type !== 'init') return;
    inits++;
    if (port) return;
    clearInterval(again);
    port = event.ports[0];
    port.onmessage = function (event) { looks.push(event.data.look); tokens.push(event.data.token); };
    waiting.splice(0).forEach(say);
  });
  var again;
  if (!location.pathname.endsWith('/mute')) {
    again = setInterval(hello, 250);
    hello();
    say({ type: 'height', value: 380 });
    say({ type: 'ready' });
  }
  addEventListener('keydown', function (event) { if (event.key === 'Escape') say({ type: 'escape' }); });
`;

/** Starts both servers on free ports. `frameHeaders` replaces headers of the frame document. */
export async function startFakeProduct(frameHeaders: Record<string, string> = {}): Promise<FakeProduct> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const requests: string[] = [];
  const built = readFileSync(loaderPath, 'utf8');

  const product = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const isScript = path.startsWith('/embed.js') || path === '/frame.js';
    const body = path.startsWith('/embed.js')
      ? built.replaceAll('__LAMPSTAND_ORIGIN__', origin)
      : isScript
        ? FRAME_SCRIPT
        : `<!doctype html><html lang="en"><title>${path}</title><body style="margin:0"><input id="name"><script src="/frame.js"></script>`;
    const own: Record<string, string> = isScript
      ? { 'access-control-allow-origin': '*' }
      : {
          'content-security-policy': `sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals; default-src 'none'; script-src ${origin}; frame-ancestors ${churchOrigin}`,
          'cross-origin-embedder-policy': 'require-corp',
          ...frameHeaders,
        };
    answer(response, isScript ? 'text/javascript' : 'text/html', body, own);
  });
  const church = createServer((request: IncomingMessage, response) => {
    const page = pages.get(request.url ?? '');
    if (page) answer(response, 'text/html', page.html, page.headers);
    else response.writeHead(404).end();
  });
  const [port, churchPort] = await Promise.all([listen(product), listen(church)]);
  const origin = `http://localhost:${port}`;
  const churchOrigin = `http://127.0.0.1:${churchPort}`;

  return {
    origin,
    requests,
    page(html, headers = {}) {
      const path = `/${pages.size}.html`;
      const fill = (text: string) => text.replaceAll('%LOADER%', `${origin}/embed.js`).replaceAll('%ORIGIN%', origin);
      const filled = Object.entries(headers).map(([name, value]) => [name, fill(value)]);
      pages.set(path, {
        html: `<!doctype html><html lang="en"><title>Church</title>${fill(html)}`,
        headers: Object.fromEntries(filled),
      });
      return churchOrigin + path;
    },
    async close() {
      for (const server of [product, church]) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}

function answer(response: ServerResponse, type: string, body: string, headers: Record<string, string>): void {
  response
    .writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
      ...headers,
    })
    .end(body);
}

async function listen(server: Server): Promise<number> {
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port.');
  return address.port;
}
