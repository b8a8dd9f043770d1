import * as z from 'zod/mini';
import { type Role, roles, type UserStatus, userStatuses } from '../accounts/contract.ts';

export const MemberId = z.object({ id: z.string().check(z.maxLength(100)) });
export type MemberId = z.infer<typeof MemberId>;

/** Filters and page of the member list. `search` looks in names and email addresses. */
export const MemberQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  search: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  status: z.optional(z.enum(userStatuses)),
  role: z.optional(z.enum(roles)),
  /** Super Admin only: which church. */
  church: z.optional(z.string().check(z.maxLength(100))),
});
export type MemberQuery = z.infer<typeof MemberQuery>;

export const DisableMember = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'Please give a reason'), z.maxLength(500)),
});
export type DisableMember = z.infer<typeof DisableMember>;

/** Without Super Admin: no one can be promoted to it. */
export const assignableRoles = ['Church Administrator', 'Pastor', 'Ministry Leader', 'Standard User'] as const;
export const SetRole = z.object({ role: z.enum(assignableRoles, 'Please choose a role') });
export type SetRole = z.infer<typeof SetRole>;

const userIds = z
  .array(z.string().check(z.maxLength(100)))
  .check(z.minLength(1, 'Please choose someone'), z.maxLength(100));
export const BulkApprove = z.object({ userIds });
export type BulkApprove = z.infer<typeof BulkApprove>;
export const BulkDisable = z.object({ userIds, reason: DisableMember.shape.reason });
export type BulkDisable = z.infer<typeof BulkDisable>;

/** Times are epoch milliseconds; null when it has not happened yet. */
export interface Member {
  id: string;
  name: string;
  email: string;
  role: Role;
  userStatus: UserStatus;
  createdAt: number;
  lastLogin: number | null;
  lastAppAccessed: string | null;
}

export interface MemberPage {
  users: Member[];
  nextCursor: string | null;
}

export interface MemberStats {
  total: number;
  active: number;
  pending: number;
  disabled: number;
}

/** One line for each person of a bulk action; `message` says why one was left as it was. */
export interface BulkResult {
  done: number;
  results: { id: string; ok: boolean; message?: string }[];
}
