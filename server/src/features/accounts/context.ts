import type { AppEnv } from '../../app-env.ts';
import type { Deps } from '../../deps.ts';
import type { LiveSession } from '../../platform/auth/sessions.ts';
import type { AuditContext } from '../audit/index.ts';
import type { Church } from '../churches/index.ts';
import type { User } from './table.ts';

/** Somebody signed in, and through which session. */
export interface Person {
  user: User;
  session: LiveSession;
}

/** What a verb is given when nobody needs to be signed in. */
export interface VisitorContext
  extends AuditContext,
    Pick<Deps, 'db' | 'env' | 'keys' | 'limits' | 'sessions' | 'passwords' | 'usage' | 'quality'> {
  person: Person | null;
  clientIp: string;
  /** "Firefox on Windows". */
  device: string;
}

/** What a verb of a signed-in person is given. */
export interface PersonContext extends VisitorContext {
  person: Person;
  actor: User;
}

/** What a verb is given that works in one church, for its administrator or a Super Admin. */
export interface ChurchContext extends PersonContext {
  church: Church;
}

/** Variables of `/api`: who asks. */
export type PortalEnv = AppEnv & { Variables: { person: Person | null } };

/** The context of a request, whoever makes it. */
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
