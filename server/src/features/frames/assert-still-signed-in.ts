import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { churchOfPerson, personOfSession } from '../accounts/index.ts';
import type { EmbedClaims } from './embed-token.ts';

/**
 * Refuses to renew a `portal` token after its session has ended or its person has changed church.
 * @throws AppError `unauthenticated`
 */
export async function assertStillSignedIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { aud, ses = '', church }: EmbedClaims,
): Promise<void> {
  if (aud !== 'portal') return;
  const user = await personOfSession(db.read, ses, clock.now());
  if (user && (await churchOfPerson(db.read, user)).slug === church) return;
  throw new AppError('unauthenticated', 'Your session has ended. Please log in and open the app again.');
}
