import { createMiddleware } from 'hono/factory';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Person, type PersonContext, type PortalEnv, type VisitorContext, visitorContext } from './context.ts';
import { findUserById } from './find-user.ts';
import type { User } from './table.ts';

const DAY = 24 * 60 * 60 * 1_000;
const OLDEST = 90 * DAY;
const OLDEST_OF_SUPER_ADMIN = DAY;

/** Identifies the person by the bearer token. Cookies never sign anyone in. */
export const identify = createMiddleware<PortalEnv>(async (c, next) => {
  const token = /^Bearer +(\S{20,100})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const person = token ? await personOf(c.var.deps, token) : null;
  c.set('person', person);
  if (person) c.set('sessionId', person.session.id);
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
});

async function personOf({ db, sessions }: Deps, token: string): Promise<Person | null> {
  let user: User | undefined;
  const session = await sessions.verify(token, async ({ userId }) => {
    user = await findUserById(db.read, userId);
    return user?.role === 'Super Admin' ? OLDEST_OF_SUPER_ADMIN : OLDEST;
  });
  return session && user && user.status !== 'disabled' ? { user, session } : null;
}

/** For routes that need no sign-in. Sets `ctx`. */
export const anybody = createMiddleware<PortalEnv & { Variables: { ctx: VisitorContext } }>(async (c, next) => {
  c.set('ctx', visitorContext(c.var, c.req.header('user-agent')));
  await next();
});

/** Requires a signed-in person; a pending one is accepted. Sets `ctx`. @throws AppError `unauthenticated` */
export const signedIn = createMiddleware<PortalEnv & { Variables: { ctx: PersonContext } }>(async (c, next) => {
  const { person } = c.var;
  if (!person) throw signInFirst();
  c.set('ctx', { ...visitorContext(c.var, c.req.header('user-agent')), person, actor: person.user });
  await next();
});

export const signInFirst = () => new AppError('unauthenticated', 'Please log in first.');
