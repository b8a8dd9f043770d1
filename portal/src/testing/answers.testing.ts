import { budget, statement, trustOf, voice } from './trust-and-voice.testing.ts';
import { usage } from './usage.testing.ts';

const DAY = 86_400_000;
/** The time of the portal's fixed clock. */
export const NOW = Date.UTC(2026, 10, 20, 14, 30);

const person = (name: string, mail: string, role: string, userStatus: string, joined: number, seen: number | null) => ({
  id: mail,
  name,
  email: `${mail}@grace-chapel.example`,
  role,
  userStatus,
  createdAt: NOW - joined * DAY,
  lastLogin: seen === null ? null : NOW - seen * DAY,
  lastAppAccessed: seen === null ? null : seen % 2 ? 'Bible Chat' : 'Prayer Generator',
});

const members = [
  person('Church office', 'office', 'Church Administrator', 'active', 290, 0.2),
  person('Welcome table', 'welcome', 'Ministry Leader', 'active', 284, 1),
  person('Music desk', 'music', 'Ministry Leader', 'active', 284, 5),
  person('Youth room', 'youth', 'Ministry Leader', 'active', 264, 8),
  person('Kitchen team', 'kitchen', 'Standard User', 'pending', 2, null),
  person('Sound booth', 'sound', 'Standard User', 'disabled', 220, 110),
];
const waiting = [
  person('Kitchen team', 'kitchen', 'Standard User', 'pending', 2, null),
  person('Garden team', 'garden', 'Standard User', 'pending', 4, null),
  person('Night shelter', 'shelter', 'Standard User', 'pending', 11, null),
];
const invitation = (mail: string, status: string, sent: number) => ({
  id: mail,
  email: `${mail}@grace-chapel.example`,
  status,
  createdAt: NOW - sent * DAY,
  expiresAt: NOW + (7 - sent) * DAY,
});
const invites = [
  invitation('treasurer', 'sent', 1),
  invitation('nursery', 'accepted', 6),
  invitation('newsletter', 'expired', 12),
  invitation('parking', 'revoked', 14),
];

const user = {
  id: 'office',
  name: 'Church office',
  firstName: 'Church',
  lastName: 'office',
  email: 'office@grace-chapel.example',
  role: 'Church Administrator',
  userStatus: 'active',
  linkedChurchId: 'grace',
};
const church = { id: 'grace', slug: 'grace-chapel', name: 'Grace Chapel' };

const profile = {
  firstName: 'Church',
  lastName: 'office',
  email: user.email,
  phoneNumber: '+1 555 0100',
  churchMinistryDescription: 'Grace Chapel. I keep the door list and the website.',
  notificationSettings: {
    emailNotifications: true,
    weeklyDigest: false,
    smsNotifications: false,
    pushNotifications: false,
  },
  privacySettings: { showEmail: false, showPhone: false, showToPublic: false },
};
const session = (id: string, device: string, seen: number, current: boolean) => ({
  id,
  device,
  current,
  createdAt: NOW - 9 * DAY,
  lastSeenAt: NOW - seen * DAY,
});

/** Bodies by method and path, e.g. `GET /api/context`. */
export type Answers = Record<string, unknown>;

const full: Answers = {
  'GET /api/csrf-token': { ok: true, csrf_token: 'pretend', expires_in: 3600 },
  'GET /api/context': { user, church, subscription: { status: 'trial', daysRemaining: 24 }, home: '/church-admin' },
  'GET /api/church-admin/users': { users: members, nextCursor: 'more' },
  'GET /api/church-admin/users/pending': { users: waiting },
  'GET /api/church-admin/analytics/users': { stats: { total: 42, active: 36, pending: 3, disabled: 3 } },
  'GET /api/church-admin/invitations': { invites, nextCursor: null },
  'GET /api/church-admin/first-steps': {
    firstSteps: { seen: true, live: true, invited: true, hidden: false },
  },
  'GET /api/church-admin/join-code': {
    joinCode: {
      ...{ code: 'GRCE-2345', link: 'https://lampstand.example/join/GRCE-2345', createdAt: NOW },
      poster: 'https://lampstand.example/join/GRCE-2345/poster',
    },
  },
  'GET /api/church-admin/invitations/stats': { stats: { sent: 1, accepted: 14, expired: 1, revoked: 1 } },
  'GET /api/subscription/status': {
    status: 'active',
    daysRemaining: null,
    canAccessSnippets: true,
    pausedReason: null,
  },
  'GET /api/church/subscription-status': {
    status: 'active',
    daysRemaining: null,
    canAccessSnippets: true,
    pausedReason: null,
  },
  'GET /api/church/embed-settings': {
    settings: {
      ...{ accent: '#2f6b4f', radius: 'soft', density: 'calm', theme: 'auto', font: 'host', paper: 'auto' },
      ...{ language: 'auto', platform: null },
    },
  },
  'GET /api/church/trust': { trust: trustOf.counted },
  'GET /api/church/budget': { budget },
  'GET /api/church/usage': { usage },
  'GET /api/church/voice': voice,
  'GET /api/church/ai-statement': { statement },
  'GET /api/church/directory': {
    people: [
      { id: 'music', name: 'Music desk', role: 'Ministry Leader', email: null, phoneNumber: '+1 555 0101' },
      {
        id: 'youth',
        name: 'Youth room',
        role: 'Standard User',
        email: 'youth@grace-chapel.example',
        phoneNumber: null,
      },
    ],
  },
  'GET /api/user/profile': { profile },
  'GET /api/auth/sessions': {
    sessions: [session('a', 'Firefox on Windows', 0, true), session('b', 'Safari on iPhone', 3, false)],
  },
};

const none: Answers = {
  ...full,
  'GET /api/church-admin/users': { users: [], nextCursor: null },
  'GET /api/church-admin/users/pending': { users: [] },
  'GET /api/church-admin/analytics/users': { stats: { total: 1, active: 1, pending: 0, disabled: 0 } },
  'GET /api/church-admin/invitations': { invites: [], nextCursor: null },
  'GET /api/church-admin/first-steps': {
    firstSteps: { seen: false, live: false, invited: false, hidden: false },
  },
  'GET /api/church-admin/join-code': { joinCode: null },
  'GET /api/church-admin/invitations/stats': { stats: { sent: 0, accepted: 0, expired: 0, revoked: 0 } },
  'GET /api/church/trust': { trust: trustOf.notYet },
};

/** A church with people, and one without. */
export const answersOf = { full, none };

/** A signed-in person other than the church office: another role, pending, or without a church. */
export const asPerson = (changed: object, home: string, own: typeof church | null = church): Answers => ({
  'GET /api/context': { user: { ...user, ...changed }, church: own, subscription: null, home },
});

/** An answer that the server gives when something is wrong. */
interface Refusal {
  status: number;
  body: { message: string; code: string; field?: string; requestId?: string };
}
export const refusal = (status: number, code: string, message: string, field?: string): Refusal => ({
  status,
  body: { message, code, requestId: '7f3a21c0', ...(field ? { field } : {}) },
});

/** What the table answers a call: the row with its query first, then the row of its path. Undefined without a row. */
export function answerIn(table: Answers, method: string, url: URL): { status: number; body: unknown } | undefined {
  const answer = table[`${method} ${url.pathname}${url.search}`] ?? table[`${method} ${url.pathname}`];
  if (answer === undefined) return undefined;
  return isRefusal(answer) ? answer : { status: 200, body: answer };
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer;
}
