import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';

interface Entry {
  category: string;
  description: string;
  url: string;
  group: string;
  summary: string;
}

test("the catalogue has the specification's field names beside our own", async () => {
  const { app, close } = await createTestApp();

  const { apps } = (await (await app.request('/api/apps')).json()) as { apps: Entry[] };
  const one = (await (await app.request('/api/apps/debt-coach')).json()) as { app: Entry };

  for (const { category, description, url, group, summary } of [...apps, one.app]) {
    expect(category).not.toBe('');
    expect(description).toBe(summary);
    expect(group).not.toBe('');
    expect(url).toMatch(/^http.*\/embed\/lampstand\/[\w-]+\?embed=true$/);
  }
  expect((await app.request(new URL(one.app.url).pathname)).status).not.toBe(404);
  await close();
});
