import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { findApp } from '../../ministry-apps/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type PersonContext, personOfSession, type User, users } from '../accounts/index.ts';
import { type Church, findChurchById, findChurchBySlug, ownChurchSlug } from '../churches/index.ts';
import { switchedOff } from '../embeds/app-switches.ts';
import { type EmbedClaims, mintEmbedToken } from '../frames/embed-token.ts';
import { tokenKey } from '../frames/visit.ts';
import { embedAccess } from '../subscriptions/index.ts';

/** What the portal needs to show an app to somebody signed in. */
interface OpenedApp {
  /** For the frame's runs; speaks for the person's church. */
  token: string;
  /** Slug of the church whose frame shows the app: the person's own, or ours where theirs would show a notice. */
  church: string;
}

/**
 * Opens an app for the signed-in person, in the voice of their church, and notes it as the one they opened last. The note
 * is overwritten and leaves no audit row: a diary of who opened what, and when, is nobody's business.
 * @throws AppError `not_found` for an app that is not built, `limit_reached`.
 */
export async function openApp(ctx: PersonContext, { appId }: { appId: string }): Promise<OpenedApp> {
  const { db, actor, person, limits } = ctx;
  const app = findApp(appId);
  if (!app) throw new AppError('not_found', 'This app is not built yet.');
  const { id, name } = app.manifest;
  await limits.take('openAppPerPerson', actor.id);
  const church = await churchOf(db.read, actor);
  const now = ctx.now();
  const key = tokenKey(ctx);
  const vis = createHmac('sha256', key).update(`visitor|${actor.id}`).digest('base64url').slice(0, 12);
  const subject = { church: church.slug, app: id, aud: 'portal', ori: ctx.env.PUBLIC_ORIGIN, vis } as const;
  const token = mintEmbedToken(key, { ...subject, ses: person.session.id }, now);
  if (actor.lastAppAccessed !== name) {
    await db.write(async (tx) => {
      await tx.update(users).set({ lastAppAccessed: name }).where(eq(users.id, actor.id));
    });
  }
  const { serves } = await embedAccess(db.read, church.id, now);
  const shows = serves && !(await switchedOff(db.read, church.id))(id);
  return { token, church: shows ? church.slug : ownChurchSlug };
}

/**
 * Lets a token that was made for a person be renewed only while they are signed in and belong where they did.
 * @throws AppError `unauthenticated`
 */
export async function assertStillSignedIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { aud, ses = '', church }: EmbedClaims,
): Promise<void> {
  if (aud !== 'portal') return;
  const user = await personOfSession(db.read, ses, clock.now());
  if (user && (await churchOf(db.read, user)).slug === church) return;
  throw new AppError('unauthenticated', 'Your session has ended. Please log in and open the app again.');
}

/** The church that has let the person in; ours for everybody else. */
async function churchOf(db: Reader, { churchId, status }: User): Promise<Church> {
  const own = churchId && status === 'active' ? await findChurchById(db, churchId) : undefined;
  const church = own ?? (await findChurchBySlug(db, ownChurchSlug));
  if (!church) throw new Error('The church of our own pages is missing; every start makes it.');
  return church;
}
