import { afterAll, beforeAll, expect, test } from 'vitest';
import { mintEmbedToken, tokenKey } from '../../features/frames/index.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import { builtInWriter } from '../../writing/index.ts';

let library: Awaited<ReturnType<typeof openTestScripture>>;
let at: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  library = await openTestScripture();
  at = await createTestApp({ writer: builtInWriter, scripture: library.scripture });
  await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel' });
});
afterAll(async () => {
  await at.close();
  await library.close();
});

async function say(messages: { role: string; text: string }[]) {
  const subject = { church: 'grace-chapel', app: 'bible-chat', aud: 'embed', ori: 'unknown' } as const;
  const res = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mintEmbedToken(tokenKey(at.deps), subject, at.clock.now())}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ input: { length: 'short', view: 'single' }, messages }),
  });
  return { status: res.status, body: await res.json() };
}

test('the run endpoint answers a visitor’s question with the printed text', async () => {
  const { status, body } = await say([{ role: 'user', text: 'What does Philippians 4:13 say?' }]);
  const passage = await library.scripture.passage('Philippians 4:13');

  expect(status).toBe(200);
  expect(JSON.stringify(body.document.sections)).toContain(JSON.stringify(passage?.text).slice(1, -1));
  expect(body.document.sections[0].blocks[0]).toMatchObject({
    type: 'prose',
    text: expect.stringContaining('Philippians 4:13'),
  });
});

test('a message about suicide is answered with help first', async () => {
  const { status, body } = await say([{ role: 'user', text: 'I want to kill myself. Does God hate me?' }]);

  expect(status).toBe(200);
  expect(body.document.sections[0].id).toBe('care');
  expect(JSON.stringify(body.document.sections[0])).toContain('988');
});
