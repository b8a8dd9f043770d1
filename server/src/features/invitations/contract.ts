import * as z from 'zod/mini';
import { EmailAddress } from '../accounts/contract.ts';

export const SendInvitation = z.object({
  email: EmailAddress,
  message: z.optional(z.string().check(z.trim(), z.maxLength(500, 'Please keep the message to 500 characters'))),
});
export type SendInvitation = z.infer<typeof SendInvitation>;

export const InvitationId = z.object({ id: z.string().check(z.maxLength(100)) });
export type InvitationId = z.infer<typeof InvitationId>;

export const InvitationQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  church: z.optional(z.string().check(z.maxLength(100))),
});
export type InvitationQuery = z.infer<typeof InvitationQuery>;

/** Body of `POST /api/church/join`, for a person who already has an account, and of `POST /api/church/invite`. */
export const JoinChurch = z.object({
  inviteCode: z.string().check(z.trim(), z.minLength(1, 'Please enter your invite code'), z.maxLength(200)),
});
export type JoinChurch = z.infer<typeof JoinChurch>;

/** What an invite code or a join code is for. */
export interface Invite {
  churchName: string;
  /** The address that a personal code is bound to; null for a church's join code. */
  email: string | null;
}

export type InvitationStatus = 'sent' | 'expired' | 'accepted' | 'revoked';

/** Times are epoch milliseconds. A sent invitation past its end is answered as `expired`. */
export interface Invitation {
  id: string;
  email: string;
  status: InvitationStatus;
  createdAt: number;
  expiresAt: number;
}

export interface InvitationPage {
  invites: Invitation[];
  nextCursor: string | null;
}

export type InvitationStats = Record<InvitationStatus, number>;
