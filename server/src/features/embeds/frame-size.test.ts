import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findApp } from '../../ministry-apps/index.ts';
import { loadStaticFiles } from '../../platform/http/static-files.ts';
import { repositoryRoot } from '../../platform/paths.ts';
import { createTestApp } from '../../testing/create-test-app.ts';

const directory = join(repositoryRoot, 'sdk/dist/frame');
/** Bytes on the wire, brotli at the quality that is served. */
const FAILS_AT = 6 * 1024;

test.skipIf(!existsSync(directory) || !findApp('prayer-generator'))(
  'the frame document of the prayer generator fits its budget',
  async () => {
    const files = await loadStaticFiles([{ directory, prefix: '/assets/frame/' }]);
    const { app, given, close } = await createTestApp({ files });
    await given.church({
      slug: 'grace-chapel',
      name: 'Grace Chapel',
      care: { label: 'the care team at Grace Chapel' },
    });

    const res = await app.request('/embed/grace-chapel/prayer-generator', { headers: { 'accept-encoding': 'br' } });
    const { byteLength } = await res.arrayBuffer();

    expect(res.headers.get('content-encoding')).toBe('br');
    expect(byteLength).toBeLessThanOrEqual(FAILS_AT);
    await close();
  },
);
