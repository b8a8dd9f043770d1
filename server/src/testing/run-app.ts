import type { Input, ResultDocument } from '@lampstand/sdk/app';
import { expect } from 'vitest';
import { mintEmbedToken, tokenKey } from '../features/frames/index.ts';
import type { createTestApp } from './create-test-app.ts';

/** What a run answers as one JSON object. */
export interface RunAnswer {
  document: ResultDocument;
  notices: object[];
  suggestions: string[];
}

/** What a frame sends. */
type Body = { input: Input; messages?: readonly { role: string; text: string | undefined }[] };

/** Runs an app as a visitor of Grace Chapel's website; it has to succeed. */
export async function runApp(
  at: Awaited<ReturnType<typeof createTestApp>>,
  app: string,
  body: Body,
): Promise<RunAnswer> {
  const subject = { church: 'grace-chapel', app, aud: 'embed', ori: 'unknown' } as const;
  const res = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mintEmbedToken(tokenKey(at.deps), subject, at.clock.now())}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(res.status).toBe(200);
  return res.json() as Promise<RunAnswer>;
}
