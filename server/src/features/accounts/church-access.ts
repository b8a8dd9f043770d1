import { createMiddleware } from 'hono/factory';
import type { Reader } from '../../platform/db/database.ts';
import { forbidden, invalidInput, notFound } from '../../platform/http/app-error.ts';
import { type Church, findChurchById, findChurchBySlug } from '../churches/index.ts';
import { type ChurchContext, type PortalEnv, visitorContext } from './context.ts';
import { signInFirst } from './identify.ts';
import type { User } from './table.ts';

/**
 * Requires an administrator of the church: one of its own, or a Super Admin who names it with `?church=<slug>`. Sets `ctx`.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` for another church
 */
export const administersChurch = createMiddleware<PortalEnv & { Variables: { ctx: ChurchContext } }>(
  async (c, next) => {
    const { person, deps } = c.var;
    if (!person) throw signInFirst();
    const church = await churchFor(deps.db.read, person.user, c.req.query('church'));
    const as = person.user.role === 'Super Admin' ? ('Super Admin' as const) : undefined;
    c.set('ctx', { ...visitorContext(c.var, c.req.header('user-agent')), person, actor: person.user, church, as });
    await next();
  },
);

async function churchFor(db: Reader, user: User, slug: string | undefined): Promise<Church> {
  if (user.role !== 'Church Administrator' && user.role !== 'Super Admin') {
    throw forbidden('Only church administrators can do this.');
  }
  if (user.status !== 'active') throw forbidden('Your church hasn’t approved you yet.');
  const own = user.churchId ? await findChurchById(db, user.churchId) : undefined;
  if (user.role === 'Super Admin') {
    if (!slug && !own) throw invalidInput('Choose a church first. Add ?church= and its ID.', 'church');
    const named = slug ? await findChurchBySlug(db, slug) : own;
    if (!named) throw notFound('Church');
    return named;
  }
  if (!own || (slug && slug.toLowerCase() !== own.slug)) throw notFound('Church');
  return own;
}
