import {
  foldedText,
  id,
  index,
  json,
  nullable,
  oneOf,
  reference,
  table,
  text,
  time,
  uniqueIndex,
} from '../../platform/db/columns.ts';
import { churches } from '../churches/table.ts';
import { type NotificationSettings, type PrivacySettings, roles, userStatuses } from './contract.ts';

export const users = table(
  'user',
  {
    id: id(),
    email: foldedText('email'),
    name: text('name'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Folded name and address, for the member search. */
    searchText: foldedText('search_text'),
    passwordHash: text('password_hash'),
    role: oneOf('role', roles),
    status: oneOf('status', userStatuses),
    statusReason: nullable.text('status_reason'), // null: nobody gave one
    churchId: nullable.reference('church_id', () => churches.id, { onDelete: 'set null' }), // null: belongs to no church
    emailVerifiedAt: nullable.time('email_verified_at'), // null: not verified yet
    phoneNumber: nullable.text('phone_number'), // null: not given
    churchMinistryDescription: text('church_ministry_description'),
    notificationSettings: json<NotificationSettings>('notification_settings'),
    privacySettings: json<PrivacySettings>('privacy_settings'),
    lastLoginAt: nullable.time('last_login_at'), // null: never signed in
    lastAppAccessed: nullable.text('last_app_accessed'), // null: none yet
    /** Last login, or 0: what the member list is ordered by. */
    seenAt: time('seen_at'),
    createdAt: time('created_at'),
  },
  (t) => [
    uniqueIndex('user_email_idx').on(t.email),
    index('user_church_seen_idx').on(t.churchId, t.seenAt, t.id),
    index('user_church_status_idx').on(t.churchId, t.status, t.seenAt, t.id),
    index('user_church_role_idx').on(t.churchId, t.role, t.seenAt, t.id),
    index('user_church_role_status_idx').on(t.churchId, t.role, t.status, t.seenAt, t.id),
    index('user_church_waiting_idx').on(t.churchId, t.status, t.createdAt, t.id),
    index('user_unverified_idx').on(t.emailVerifiedAt, t.createdAt),
  ],
);
export type User = typeof users.$inferSelect;

/** `id` is the SHA-256 of what the browser holds: a copy of this table cannot be used to sign in. */
export const sessions = table(
  'session',
  {
    id: text('id').primaryKey(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at'),
    createdAt: time('created_at'),
    lastSeenAt: time('last_seen_at'),
    device: text('device'),
  },
  (t) => [index('session_user_idx').on(t.userId, t.createdAt), index('session_expires_idx').on(t.expiresAt)],
);
export type SessionRecord = typeof sessions.$inferSelect;

export const tokenPurposes = ['verify-email', 'reset-password', 'hand-off'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** One-time tokens, stored as SHA-256 only. Bound to the address: they die when it changes. */
export const accountTokens = table(
  'account_token',
  {
    id: id(),
    purpose: oneOf('purpose', tokenPurposes),
    tokenHash: text('token_hash'),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    email: foldedText('email'),
    createdAt: time('created_at'),
    expiresAt: time('expires_at'),
    usedAt: nullable.time('used_at'), // null: still good
    sessionId: nullable.text('session_id'), // null: not bound to a session, as only a hand-off is
  },
  (t) => [
    uniqueIndex('account_token_hash_idx').on(t.tokenHash),
    index('account_token_user_idx').on(t.userId, t.purpose, t.usedAt),
    index('account_token_expires_idx').on(t.expiresAt),
  ],
);
