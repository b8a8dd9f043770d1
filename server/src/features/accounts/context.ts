import type { AppEnv } from '../../app-env.ts';
import type { Deps } from '../../deps.ts';
import type { LiveSession } from '../../platform/auth/sessions.ts';
import type { AuditContext } from '../audit/index.ts';
import type { Church } from '../churches/index.ts';
import type { User } from './table.ts';

/** A signed-in person and their session. */
export interface Person {
  user: User;
  session: LiveSession;
}

/** Context of a verb that needs no signed-in person. */
export interface VisitorContext
  extends AuditContext,
    Pick<Deps, 'db' | 'env' | 'keys' | 'limits' | 'sessions' | 'passwords' | 'usage' | 'quality'> {
  person: Person | null;
  clientIp: string;
  /** "Firefox on Windows". */
  device: string;
}

/** Context of a verb for a signed-in person. */
export interface PersonContext extends VisitorContext {
  person: Person;
  actor: User;
}

/** Context of a verb for one church, run by its administrator or a Super Admin. */
export interface ChurchContext extends PersonContext {
  church: Church;
}

/** Variables of `/api` routes. */
export type PortalEnv = AppEnv & { Variables: { person: Person | null } };

/** The context of any request. */
export function visitorContext(variables: PortalEnv['Variables'], userAgent: string | undefined): VisitorContext {
  const { deps, person, requestId, clientIp } = variables;
  const { db, env, keys, limits, sessions, passwords, usage, quality, clock } = deps;
  return {
    ...{ db, env, keys, limits, sessions, passwords, usage, quality, person, requestId, clientIp },
    actor: person?.user ?? { id: 'visitor' },
    church: person?.user.churchId ? { id: person.user.churchId } : undefined,
    device: deviceOf(userAgent),
    now: () => clock.now(),
  };
}

const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** "Firefox on Windows", from the User-Agent; nothing finer is kept. */
export function deviceOf(userAgent = ''): string {
  const named = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const browser = named(browsers) ?? 'A browser';
  const system = named(systems);
  return system ? `${browser} on ${system}` : browser;
}
