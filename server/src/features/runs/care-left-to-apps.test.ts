import type { ResultDocument } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { openTestUnderstanding } from '../../testing/test-understanding.ts';
import { builtInWriter } from '../../writing/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

const reading = openTestUnderstanding();
let at: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  const limits = JSON.stringify({ runPerIp: 1_000, runPerChurch: 1_000, floodPerChurch: 1_000 });
  at = await createTestApp({
    writer: builtInWriter,
    understanding: reading.understanding,
    env: { LIMITS: limits },
  });
  await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel' });
}, 30_000);
afterAll(async () => {
  await at.close();
  await reading.close();
});

async function ask(want: string, device = 'iphone'): Promise<{ document: ResultDocument; notices: object[] }> {
  const subject = { church: 'grace-chapel', app: 'tech-helper', aud: 'embed', ori: 'unknown' } as const;
  const answer = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mintEmbedToken(tokenKey(at.deps), subject, at.clock.now())}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ input: { want, device, comfort: '2', textSize: 'regular' } }),
  });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<{ document: ResultDocument; notices: object[] }>;
}

test('a scam is answered by the app that has help of its own for it', async () => {
  const { document } = await ask('A man on the phone wants me to pay him with gift cards');

  expect(document.care).toBeUndefined();
  expect(document.title).toContain('Stop.');
  expect(JSON.stringify(document)).toContain('tel:+18779083360');
});

test('a wish about a device that only sounds like danger gets its steps, with a small note at most', async () => {
  for (const [want, device] of [
    ['The TV says no signal and I get no picture.', 'tv'],
    ['There is a message on the screen and I am afraid to press anything', 'windows'],
    ['The printer says it is offline', 'windows'],
  ] as const) {
    const { document, notices } = await ask(want, device);

    expect(document.care, want).toBeUndefined();
    expect(document.sections[0]?.id, want).toBe('answer');
    expect(notices.length, want).toBeLessThanOrEqual(1);
  }
});

test.each([
  'I want to die',
  'i am going to kill myself tonight, how do i turn my phone off',
  'How do I delete my texts. My husband hits me and I am afraid of him',
  'i think everyone would be ok if i didnt wake up tomorrow',
])('someone in danger gets help and no steps: “%s”', async (want) => {
  const { document } = await ask(want);

  expect(document.care).toBe(true);
  expect(JSON.stringify(document)).toMatch(/tel:(?:911|988|\+1)/);
});
