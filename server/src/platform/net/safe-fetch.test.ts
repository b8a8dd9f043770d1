import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { createFetchPage } from './safe-fetch.ts';

const running: { close(): void; closeAllConnections(): void }[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A web server on this machine. A request that reaches it without permission fails the test. */
async function serve(listener: RequestListener): Promise<{ origin: string; port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push(server);
  const { port } = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, port, asked };
}

const page: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Inside</p>');
/** A resolver that knows the given names only. */
const names =
  (known: { [host: string]: string[] }) =>
  async (host: string): Promise<string[]> => {
    const found = known[host];
    if (!found) throw new Error('no such host');
    return found;
  };

const never = [
  'ftp://church.example/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:70/_x',
  'javascript:alert(1)',
  'data:text/html,<p>x</p>',
  'ws://church.example/',
  'about:blank',
  '//church.example',
  'church.example',
  '',
  'http://',
  'http://user:secret@church.example/',
  'http://user@church.example/',
  'https://:secret@church.example/',
  'http://church.example:22/',
  'http://church.example:8080/',
  'https://church.example:444/',
  'http://church.example:0/',
  'http://church.example:99999/',
  `http://church.example/${'a'.repeat(2_100)}`,
  'http://church .example/',
];

const inside = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://172.16.0.1/',
  'http://172.31.255.254/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://2852039166/',
  'http://100.64.0.1/',
  'http://100.127.255.255/',
  'http://198.18.0.1/',
  'http://192.0.0.1/',
  'http://192.0.2.1/',
  'http://224.0.0.1/',
  'http://239.255.255.250/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://[2001:0:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[2001:db8::1]/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'https://127.0.0.1/',
];

test.each(never)('%s is refused as the address of a web page', async (address) => {
  const fetchPage = createFetchPage({ resolve: names({}) });

  expect(await fetchPage(address)).toMatchObject({ trouble: 'bad-address' });
});

test.each(inside)('%s leads to a private network and gets no request', async (address) => {
  const fetchPage = createFetchPage({ resolve: names({}) });

  expect(await fetchPage(address)).toMatchObject({ trouble: 'private-address' });
});

test.each([
  ['a name of this machine', ['127.0.0.1']],
  ['a name with one public and one private address', ['93.184.216.34', '10.0.0.7']],
  ['a name with a mapped address', ['::ffff:127.0.0.1']],
  ['the metadata service by a name', ['169.254.169.254']],
  ['a name that leads to something that is no address', ['localhost']],
])('%s is not asked', async (_name, addresses) => {
  const { asked } = await serve(page);
  const fetchPage = createFetchPage({ resolve: names({ 'inside.example': addresses }) });

  expect(await fetchPage('http://inside.example/')).toMatchObject({ trouble: 'private-address' });
  expect(asked).toEqual([]);
});

test('a name is resolved once, for the connection itself, so that DNS rebinding cannot lead inside', async () => {
  const { asked } = await serve(page);
  let times = 0;
  // The first address is public and unused. Its result does not matter here.
  const resolve = async () => (++times === 1 ? ['93.184.216.34'] : ['127.0.0.1']);

  await createFetchPage({ resolve, patience: 300 })('http://rebinding.example/');

  expect(times).toBe(1);
  expect(asked).toEqual([]);
});

test('an unknown host name is reported as unknown', async () => {
  expect(await createFetchPage({ resolve: names({}) })('https://nowhere.example/')).toEqual({
    trouble: 'no-such-host',
    url: 'https://nowhere.example/',
  });
});

test.each([
  ['inside', 'http://127.0.0.1/admin', 'private-address'],
  ['inside by figures', 'http://2130706433/', 'private-address'],
  ['to the metadata service', 'http://169.254.169.254/', 'private-address'],
  ['to a file', 'file:///etc/passwd', 'bad-address'],
  ['to another port', 'http://church.example:6379/', 'bad-address'],
  ['with credentials', 'http://a:b@church.example/', 'bad-address'],
])('a redirect %s is not followed', async (_name, location, trouble) => {
  const site = await serve((_request, response) => response.writeHead(302, { location }).end());
  const fetchPage = createFetchPage({ allow: [site.origin], resolve: names({}) });

  expect(await fetchPage(`${site.origin}/`)).toMatchObject({ trouble });
});

test('five redirects are followed, a circle is not', async () => {
  const site = await serve((request, response) => {
    const step = Number(request.url?.slice(1));
    if (step >= 5) return page(request, response);
    return response.writeHead(301, { location: `/${step + 1}` }).end();
  });
  const fetchPage = createFetchPage({ allow: [site.origin] });

  expect(await fetchPage(`${site.origin}/0`)).toMatchObject({
    page: { url: `${site.origin}/5`, html: '<p>Inside</p>' },
  });
  expect(await fetchPage(`${site.origin}/-1`)).toMatchObject({ trouble: 'too-many-redirects' });
});

test('long, compressed and endless pages are read up to two megabytes', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'a'));
  const site = await serve((request, response) => {
    if (request.url === '/bomb') {
      return response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb);
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => void (response.destroyed || response.write('b'.repeat(65_536), () => setImmediate(more)));
    return more();
  });
  const fetchPage = createFetchPage({ allow: [site.origin] });

  for (const path of ['/bomb', '/endless']) {
    const got = await fetchPage(site.origin + path);
    expect('page' in got && got.page.html.length).toBe(2 * 1024 * 1024);
  }
});

test('a silent or slow server is given up after the total time', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/silent') return;
    response.writeHead(200, { 'content-type': 'text/html' });
    const drip = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(drip));
  });
  const fetchPage = createFetchPage({ allow: [site.origin], patience: 300 });

  expect(await fetchPage(`${site.origin}/silent`)).toMatchObject({ trouble: 'too-slow' });
  expect(await fetchPage(`${site.origin}/drip`)).toMatchObject({ trouble: 'too-slow' });
});

test('requests carry nothing of ours, and other media types are not read', async () => {
  const seen: object[] = [];
  const site = await serve((request, response) => {
    seen.push(request.headers);
    response.writeHead(200, { 'content-type': 'application/pdf', 'set-cookie': 'a=b' }).end('%PDF');
  });
  const fetchPage = createFetchPage({ allow: [site.origin] });

  expect(await fetchPage(`${site.origin}/`)).toMatchObject({ trouble: 'no-page' });
  expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['accept', 'connection', 'host', 'user-agent']);
});

test('a page is decoded in its own character set', async () => {
  const site = await serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from([0x45, 0xe9, 0x21])),
  );

  expect(await createFetchPage({ allow: [site.origin] })(site.origin)).toMatchObject({ page: { html: 'Eé!' } });
});

test('internet addresses are public', () => {
  for (const address of ['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e']) {
    expect(isPublicAddress(address), address).toBe(true);
  }
});
