import type { CurrentUser, Role } from './contract.ts';
import type { User } from './table.ts';

/** What the portal sees of the signed-in person. */
export function currentUser(user: User): CurrentUser {
  const { id, name, firstName, lastName, email, role, status, churchId, lastAppAccessed } = user;
  return { id, name, firstName, lastName, email, role, userStatus: status, linkedChurchId: churchId, lastAppAccessed };
}

/** Path of a role's home page. */
export function homeOf(role: Role): '/super-admin' | '/church-admin' | '/member' {
  if (role === 'Super Admin') return '/super-admin';
  return role === 'Church Administrator' ? '/church-admin' : '/member';
}

/** Path that a new account opens first: the home page of an administrator, the apps for everyone else. */
export function firstPageOf(role: Role): string {
  const home = homeOf(role);
  return home === '/member' ? '/dashboard' : home;
}
