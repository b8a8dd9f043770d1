import { afterEach, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { signPreview } from '../previews/index.ts';

const portal = 'https://lampstand.example';
const embed = 'https://apps.lampstand.example';
const site = 'https://www.grace.example';

let at: Awaited<ReturnType<typeof createTestApp>>;
afterEach(() => at.close());

async function start(env: { [name: string]: string } = { PUBLIC_ORIGIN: portal, EMBED_ORIGIN: embed }) {
  at = await createTestApp({ files: frameAndLoader, env });
  await at.given.church({ slug: 'grace-chapel', sites: [site, portal] });
}

async function open(query: { [name: string]: string }, headers: { [name: string]: string } = {}) {
  const res = await at.app.request(`/embed/grace-chapel/debt-coach?${new URLSearchParams(query)}`, { headers });
  const boot = /<script[^>]*id="lampstand-boot"[^>]*>([\s\S]*?)<\/script>/.exec(await res.text())?.[1] ?? 'null';
  const ancestors = (res.headers.get('content-security-policy') ?? '').split('frame-ancestors ')[1];
  return { acceptsToken: JSON.parse(boot).acceptsToken, ancestors };
}

test('a document that our own portal opened accepts a token, and only the portal can frame it', async () => {
  await start();

  expect(await open({ site: portal })).toEqual({ acceptsToken: true, ancestors: portal });
  expect(await open({ site: 'x', page: `${portal}/app/debt-coach` })).toEqual({
    acceptsToken: true,
    ancestors: portal,
  });
});

test('every other document accepts no token, even when the portal was opened just before', async () => {
  await start();
  const everywhere = `${portal} ${embed} ${site}`;
  await open({ site: portal });

  const opened = [
    await open({}),
    await open({ site }),
    await open({ site: embed }),
    await open({ site: `${portal}/` }),
  ];

  expect(opened).toEqual(Array(4).fill({ acceptsToken: undefined, ancestors: everywhere }));
});

test('a preview in the portal accepts no token', async () => {
  await start({});
  const origin = 'http://localhost:4400';
  const look = {
    radius: 'soft',
    density: 'calm',
    theme: 'auto',
    font: 'host',
    language: 'auto',
    paper: 'auto',
  } as const;
  const pass = signPreview(at.deps, 'grace-chapel', look, at.clock.now());

  const opened = await open({ site: origin }, { referer: `${origin}/preview/plain?app=debt-coach&pass=${pass}` });

  expect(opened).toEqual({ acceptsToken: undefined, ancestors: origin });
});
