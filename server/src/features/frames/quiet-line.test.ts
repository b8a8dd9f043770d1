import { expect, test } from 'vitest';
import { helplines } from '../../care/index.ts';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { unbuiltApp } from '../../testing/unbuilt-app.ts';

test.each(['debt-coach', unbuiltApp.id, 'no-such-app'])(
  'the document of %s names the helplines of the one table, before anything is written',
  async (id) => {
    const { app, given, close } = await createTestApp({ files: frameAndLoader });
    await given.church({ slug: 'grace-chapel' });

    const html = await (await app.request(`/embed/grace-chapel/${id}`)).text();

    expect(html).toContain(`href="${helplines.lifeline.call.href}"`);
    expect(html).toContain(`href="${helplines.emergency.call.href}"`);
    await close();
  },
);
