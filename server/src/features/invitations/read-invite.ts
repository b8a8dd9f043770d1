import type { VisitorContext } from '../accounts/index.ts';
import { churchOfJoinCode } from '../join-codes/index.ts';
import { invitationOfCode } from './accept-invitation.ts';
import type { Invite, JoinChurch } from './contract.ts';

/**
 * Which church an invite code or a join code is for. Only the holder of a personal code, who got it by email, reads the
 * address that it is bound to.
 * @throws AppError `invalid_input` at `inviteCode`
 */
export async function readInvite({ db, now }: VisitorContext, { inviteCode }: JoinChurch): Promise<Invite> {
  const asked = await churchOfJoinCode(db.read, inviteCode);
  if (asked) return { churchName: asked.name, email: null };
  const { church, invitation } = await invitationOfCode(db.read, now(), inviteCode);
  return { churchName: church.name, email: invitation.email };
}
