import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductAddress } from './product.ts';

export const demoAdministrator = 'office@grace-chapel.example';

/** A client of the portal's API that sends what its forms send; `signedIn` is the header of a session. */
export async function startVisit({ origin }: ProductAddress, signedIn: { authorization?: string } = {}) {
  const response = await fetch(`${origin}/api/csrf-token`, { headers: signedIn });
  const { csrf_token: token } = (await response.json()) as { csrf_token: string };
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { ...signedIn, origin, cookie, 'x-csrf-token': token, 'content-type': 'application/json' };
  return {
    post: (path: string, body: object) => fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
}

/** Signs in the demo church's administrator and returns the header for every request. */
export async function signIn(product: ProductAddress): Promise<{ authorization: string }> {
  const accounts = readFileSync(join(product.dataDir, 'demo-accounts.txt'), 'utf8').split('\n');
  const [, password = ''] = accounts.find((line) => line.startsWith(demoAdministrator))?.split(/\s+/) ?? [];
  const visit = await startVisit(product);
  const response = await visit.post('/api/auth/login', { email: demoAdministrator, password });
  if (!response.ok) throw new Error(`The demo administrator could not sign in: ${await response.text()}`);
  const { sessionId } = (await response.json()) as { sessionId: string };
  return { authorization: `Bearer ${sessionId}` };
}
