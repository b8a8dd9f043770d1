import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apps } from '../../ministry-apps/index.ts';
import { loadStaticFiles } from '../../platform/http/static-files.ts';
import { repositoryRoot } from '../../platform/paths.ts';
import { createTestApp } from '../../testing/create-test-app.ts';

const directory = join(repositoryRoot, 'sdk/dist/frame');
const built = existsSync(join(directory, 'assets.json'));
/** Bytes on the wire, brotli at the quality that is served; the goal is 5,000. */
const FAILS_ABOVE = 6_000;

let at: Awaited<ReturnType<typeof createTestApp>> | undefined;
beforeAll(async () => {
  if (!built) return;
  at = await createTestApp({ files: await loadStaticFiles([{ directory, prefix: '/assets/frame/' }]) });
  await at.given.church({
    slug: 'grace-chapel',
    name: 'Grace Chapel',
    accent: '#2f6b4f',
    care: { label: 'the care team at Grace Chapel', email: 'care@grace-chapel.example' },
  });
});
afterAll(() => at?.close());

test.skipIf(!built).each(apps.map(({ manifest }) => manifest.id))(
  'the frame document of %s fits its budget, accent and a dark page included',
  async (app) => {
    const look = new URLSearchParams({ theme: 'dark', ground: 'rgb(20, 25, 31)', lang: 'en-US', dir: 'ltr' });
    const headers = { 'accept-encoding': 'br' };

    const res = await at?.app.request(`/embed/grace-chapel/${app}?${look}`, { headers });
    const bytes = (await res?.arrayBuffer())?.byteLength;

    console.info(`frame document of ${app}: ${bytes} B (goal 5,000, fails above ${FAILS_ABOVE})`);
    expect(res?.headers.get('content-encoding')).toBe('br');
    expect(bytes).toBeLessThanOrEqual(FAILS_ABOVE);
  },
);
