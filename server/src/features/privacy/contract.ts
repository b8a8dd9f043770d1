import type { NotificationSettings, PrivacySettings, Role, UserStatus } from '../accounts/contract.ts';

/** Everything stored about one person. Times are ISO 8601 in UTC; null says that there is nothing. */
export interface AccountExport {
  about: string;
  madeAt: string;
  account: {
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    role: Role;
    status: UserStatus;
    phoneNumber: string | null;
    churchMinistryDescription: string;
    notificationSettings: NotificationSettings;
    privacySettings: PrivacySettings;
    emailVerifiedAt: string | null;
    lastLoginAt: string | null;
    lastAppAccessed: string | null;
    createdAt: string;
  };
  church: { id: string; name: string; slug: string } | null;
  /** The plan of a person without a church. */
  ownPlan: { status: string; endsAt: string | null } | null;
  sessions: { device: string; createdAt: string; lastSeenAt: string; thisOne: boolean }[];
  /** Sent to the person’s address, or accepted by them. */
  invitations: {
    church: string;
    email: string;
    message: string;
    status: string;
    createdAt: string;
    expiresAt: string;
  }[];
  /** Mail to the person: that it was sent, not what it said. */
  letters: { kind: string; state: string; createdAt: string; sentAt: string | null }[];
  /** A mail server has called the address wrong; nothing more is sent there. */
  mailStopped: { since: string; code: string } | null;
  /** What the person did, and what was done to their account, the newest first. */
  log: { at: string; action: string; by: 'you' | 'someone else' | 'the server' }[];
  notIncluded: readonly string[];
}
