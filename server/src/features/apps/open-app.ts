import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findApp } from '../../ministry-apps/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { churchOfPerson, type PersonContext, users } from '../accounts/index.ts';
import { ownChurchSlug } from '../churches/index.ts';
import { switchedOff } from '../embeds/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';
import { embedAccess } from '../subscriptions/index.ts';
import type { AppId, OpenedApp } from './contract.ts';

/**
 * Opens an app for the signed-in person, in the voice of their church, and saves it as the one they opened last. That value
 * is overwritten and leaves no audit row: a history of opened apps is private.
 * @throws AppError `not_found` for an app that is not built, `limit_reached`.
 */
export async function openApp(ctx: PersonContext, { appId }: AppId): Promise<OpenedApp> {
  const { db, actor, person, limits } = ctx;
  const app = findApp(appId);
  if (!app) throw new AppError('not_found', 'This app isn’t ready yet.');
  const { id, name } = app.manifest;
  await limits.take('openAppPerPerson', actor.id);
  const church = await churchOfPerson(db.read, actor);
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
