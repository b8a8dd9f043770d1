import type { CurrentUser, Role } from './contract.ts';
import type { User } from './table.ts';

/** What the portal may know of the person who is signed in. */
export function currentUser(user: User): CurrentUser {
  const { id, name, firstName, lastName, email, role, status, churchId, lastAppAccessed } = user;
  return { id, name, firstName, lastName, email, role, userStatus: status, linkedChurchId: churchId, lastAppAccessed };
}

/** Path of a role's own room. */
export function homeOf(role: Role): '/super-admin' | '/church-admin' | '/member' {
  if (role === 'Super Admin') return '/super-admin';
  return role === 'Church Administrator' ? '/church-admin' : '/member';
}
