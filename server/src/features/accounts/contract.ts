import * as z from 'zod/mini';
import { EMAIL_PATTERN } from './email-pattern.ts';

export const roles = ['Super Admin', 'Church Administrator', 'Pastor', 'Ministry Leader', 'Standard User'] as const;
export type Role = (typeof roles)[number];
export const userStatuses = ['pending', 'active', 'disabled'] as const;
export type UserStatus = (typeof userStatuses)[number];

export { EMAIL_PATTERN };

export const EmailAddress = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Please enter a valid email address'),
    z.regex(EMAIL_PATTERN, 'Please enter a valid email address'),
  );

const PersonName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your name'),
    z.maxLength(120, 'Please enter a name of at most 120 characters'),
  );
/** Checked for length and commonness by the verb, so that the order of the specification's messages holds. */
const Password = z.string().check(z.maxLength(512, 'Please choose a password of at most 128 characters'));
const Token = z.string().check(z.minLength(1), z.maxLength(200));

export const Login = z.object({ email: EmailAddress, password: z.string().check(z.minLength(1), z.maxLength(512)) });
export type Login = z.infer<typeof Login>;

const userTypes = ['individual', 'join-church', 'church-admin'] as const;
export const Signup = z.object({
  name: PersonName,
  email: EmailAddress,
  password: Password,
  promoCode: z.optional(z.string().check(z.trim(), z.maxLength(40, 'We don’t recognize this promo code'))),
  userType: z.enum(userTypes, 'Please select how you want to use Lampstand'),
  inviteCode: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  churchData: z.optional(
    z.object({
      name: z.string().check(z.trim(), z.maxLength(120, 'Please enter a church name of at most 120 characters')),
      contactEmail: z.string().check(z.trim(), z.maxLength(254)),
      contactPhone: z.nullable(z.string().check(z.trim(), z.maxLength(40))),
    }),
  ),
});
export type Signup = z.infer<typeof Signup>;

export const ByEmail = z.object({ email: EmailAddress });
export type ByEmail = z.infer<typeof ByEmail>;
export const VerifyEmail = z.object({ token: Token });
export type VerifyEmail = z.infer<typeof VerifyEmail>;
export const ResetPassword = z.object({ token: Token, password: Password });
export type ResetPassword = z.infer<typeof ResetPassword>;
export const ExchangeCode = z.object({ code: Token });
export type ExchangeCode = z.infer<typeof ExchangeCode>;
export const SessionId = z.object({ id: z.string().check(z.maxLength(100)) });
export type SessionId = z.infer<typeof SessionId>;

export const ProfileNames = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1, 'Please enter your first name'), z.maxLength(60)),
  lastName: z.string().check(z.trim(), z.maxLength(60)),
});
export type ProfileNames = z.infer<typeof ProfileNames>;
export const PhoneNumber = z.object({
  phoneNumber: z
    .string()
    .check(z.trim(), z.regex(/^\+?[0-9 ().-]{5,25}$/, 'Please enter a phone number: digits, spaces and + ( ) - only')),
});
export type PhoneNumber = z.infer<typeof PhoneNumber>;
export const ChangePassword = z.object({ currentPassword: z.string().check(z.maxLength(512)), newPassword: Password });
export type ChangePassword = z.infer<typeof ChangePassword>;
const NotificationSettings = z.object({
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  weeklyDigest: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;
export const SetNotifications = z.object({ notificationSettings: NotificationSettings });
export type SetNotifications = z.infer<typeof SetNotifications>;
const PrivacySettings = z.object({ showEmail: z.boolean(), showPhone: z.boolean(), showToPublic: z.boolean() });
export type PrivacySettings = z.infer<typeof PrivacySettings>;
export const SetPrivacy = z.object({ privacySettings: PrivacySettings });
export type SetPrivacy = z.infer<typeof SetPrivacy>;
export const ChurchDescription = z.object({
  churchMinistryDescription: z.string().check(z.trim(), z.maxLength(1000, 'Please keep it to 1,000 characters')),
});
export type ChurchDescription = z.infer<typeof ChurchDescription>;

/** Super Admin only: the slug of the church to work in. */
export const OfChurch = z.object({ church: z.optional(z.string().check(z.maxLength(100))) });
export type OfChurch = z.infer<typeof OfChurch>;

/** The signed-in person, as `me`, login and context answer. */
export interface CurrentUser {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  userStatus: UserStatus;
  /** Id of the person's church; null for a person without one. */
  linkedChurchId: string | null;
  /** Name of the app that the person opened last; null when they have opened none. */
  lastAppAccessed: string | null;
}

/** Answer of login, and of a signup that needs no verification. */
export interface SignedIn {
  ok: true;
  sessionId: string;
  user: CurrentUser;
  /** Path to go to. */
  next: string;
}

/** Answer of a verified address: with a session, unless another account is logged in here or this one is disabled. */
export type Verified = { ok: true } & Partial<Pick<SignedIn, 'sessionId' | 'user' | 'next'>>;

export interface SignedUp {
  ok: true;
  requiresVerification: boolean;
  trialExtension?: { extensionDays: number };
  sessionId?: string;
  user?: CurrentUser;
  next?: string;
}

/** One place where the person is signed in. Times are epoch milliseconds. */
export interface SessionRow {
  id: string;
  createdAt: number;
  lastSeenAt: number;
  /** "Firefox on Windows", from the User-Agent; no address is kept. */
  device: string;
  current: boolean;
}

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  churchMinistryDescription: string;
  notificationSettings: NotificationSettings;
  privacySettings: PrivacySettings;
}
