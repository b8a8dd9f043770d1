import type { Product } from '../tests/support/product.ts';
import { signIn } from '../tests/support/session.ts';
import { benchRequests } from './requests.ts';

/** Authenticated reads per second; each looks up its session in the database. */
export async function benchAccounts(product: Product): Promise<void> {
  const headers = await signIn(product);
  await benchRequests(
    'Authenticated reads',
    ['/api/auth/me', '/api/context'].map((path) => ({ name: `GET ${path}`, url: product.origin + path, headers })),
  );
}
