/**
 * Who can do what through the portal's API, written by hand from the specification (section 6) and never derived from the
 * code. A route that is mounted and has no row here fails the test.
 */
export type Door = 'anybody' | 'signed in' | 'approved member' | 'administrator';

/** What a request needs so that only its sender can make it fail. `:id` is a target of this kind, in the church of the cell. */
export interface AccessRow {
  door: Door;
  /** Status when it is allowed. */
  ok: number;
  body?: object;
  /** Takes the place of the part of the path that is not `:id`. */
  named?: string;
  /** Added to the address, e.g. `platform=wix`. */
  query?: string;
  target?: 'active member' | 'waiting member' | 'disabled member' | 'open invitation' | 'own session';
}

const nobody = { email: 'nobody@elsewhere.example' };
const someSettings = {
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: false,
  weeklyDigest: false,
};

export const portalAccess: { readonly [route: string]: AccessRow } = {
  'GET /api/apps': { door: 'anybody', ok: 200 },
  'GET /api/apps/:appId': { door: 'anybody', ok: 200, named: 'debt-coach' },
  'GET /api/site': { door: 'anybody', ok: 200 },
  'GET /api/scripture/search': { door: 'anybody', ok: 200, query: 'q=shepherd' },
  'GET /api/scripture/concordance': { door: 'anybody', ok: 200, query: 'word=shepherd' },
  'GET /api/blog/posts': { door: 'anybody', ok: 200 },
  // No article of that name, for anyone.
  'GET /api/blog/posts/:slug': { door: 'anybody', ok: 404, named: 'no-such-article' },
  'POST /api/contact': {
    door: 'anybody',
    ok: 202,
    body: { ...nobody, topic: 'other', message: 'Can we use our own colors?' },
  },
  'GET /api/csrf-token': { door: 'anybody', ok: 200 },
  'GET /api/context': { door: 'anybody', ok: 200 },
  'GET /api/openapi.json': { door: 'anybody', ok: 200 },
  // A wrong password and a used link are refused the same way for everyone.
  'POST /api/auth/login': { door: 'anybody', ok: 401, body: { ...nobody, password: 'not the right one' } },
  'POST /api/auth/signup': {
    door: 'anybody',
    ok: 400,
    body: { ...nobody, name: 'N', password: 'abc', userType: 'individual' },
  },
  'POST /api/auth/logout': { door: 'anybody', ok: 200 },
  'POST /api/auth/resend-verification': { door: 'anybody', ok: 200, body: nobody },
  'POST /api/auth/verify-email': { door: 'anybody', ok: 400, body: { token: 'spent' } },
  'POST /api/auth/forgot-password': { door: 'anybody', ok: 200, body: nobody },
  'POST /api/auth/reset-password': { door: 'anybody', ok: 400, body: { token: 'spent', password: 'a heron in reeds' } },
  'POST /api/auth/exchange': { door: 'anybody', ok: 400, body: { code: 'hc_spent' } },
  'POST /api/church/invite': { door: 'anybody', ok: 400, body: { inviteCode: 'spent' } },

  'GET /api/auth/me': { door: 'signed in', ok: 200 },
  'POST /api/auth/hand-off': { door: 'signed in', ok: 201 },
  'GET /api/auth/sessions': { door: 'signed in', ok: 200 },
  'DELETE /api/auth/sessions': { door: 'signed in', ok: 204 },
  'DELETE /api/auth/sessions/:id': { door: 'signed in', ok: 204, target: 'own session' },
  'POST /api/apps/:appId/token': { door: 'signed in', ok: 404, named: 'easy-fundraising' },
  'GET /api/subscription/status': { door: 'signed in', ok: 200 },
  'POST /api/church/join': { door: 'signed in', ok: 400, body: { inviteCode: 'spent' } },
  'GET /api/user/profile': { door: 'signed in', ok: 200 },
  'PUT /api/user/profile': { door: 'signed in', ok: 200, body: { firstName: 'A', lastName: 'B' } },
  'PUT /api/user/phone': { door: 'signed in', ok: 200, body: { phoneNumber: '555 0100' } },
  'DELETE /api/user/phone': { door: 'signed in', ok: 200 },
  'PUT /api/user/change-password': {
    door: 'signed in',
    ok: 400,
    body: { currentPassword: 'wrong', newPassword: 'a heron in reeds' },
  },
  'PUT /api/user/notifications': { door: 'signed in', ok: 200, body: { notificationSettings: someSettings } },
  'PUT /api/user/privacy': {
    door: 'signed in',
    ok: 200,
    body: { privacySettings: { showEmail: false, showPhone: false, showToPublic: false } },
  },
  'PUT /api/user/church': { door: 'signed in', ok: 200, body: { churchMinistryDescription: 'Choir' } },
  'GET /api/user/export': { door: 'signed in', ok: 200 },
  'DELETE /api/user/cancel-account': { door: 'signed in', ok: 204 },

  'GET /api/church-admin/church': { door: 'administrator', ok: 200 },
  'GET /api/church-admin/users': { door: 'administrator', ok: 200 },
  'GET /api/church-admin/users/pending': { door: 'administrator', ok: 200 },
  'GET /api/church-admin/analytics/users': { door: 'administrator', ok: 200 },
  'POST /api/church-admin/users/:id/approve': { door: 'administrator', ok: 200, target: 'waiting member' },
  'POST /api/church-admin/users/:id/disable': {
    door: 'administrator',
    ok: 200,
    target: 'active member',
    body: { reason: 'x' },
  },
  'POST /api/church-admin/users/:id/enable': { door: 'administrator', ok: 200, target: 'disabled member' },
  'PUT /api/church-admin/users/:id/role': {
    door: 'administrator',
    ok: 200,
    target: 'active member',
    body: { role: 'Pastor' },
  },
  'POST /api/church-admin/users/bulk-approve': { door: 'administrator', ok: 200, body: { userIds: ['nobody'] } },
  'POST /api/church-admin/users/bulk-disable': {
    door: 'administrator',
    ok: 200,
    body: { userIds: ['nobody'], reason: 'x' },
  },
  'GET /api/church-admin/invitations': { door: 'administrator', ok: 200 },
  'GET /api/church-admin/invitations/stats': { door: 'administrator', ok: 200 },
  'POST /api/church-admin/invitations/send': { door: 'administrator', ok: 201, body: {} },
  'POST /api/church-admin/invitations/:id/resend': { door: 'administrator', ok: 200, target: 'open invitation' },
  'GET /api/church-admin/join-code': { door: 'administrator', ok: 200 },
  'POST /api/church-admin/join-code': { door: 'administrator', ok: 201 },
  'DELETE /api/church-admin/join-code': { door: 'administrator', ok: 204 },
  'GET /api/church-admin/first-steps': { door: 'administrator', ok: 200 },
  'POST /api/church-admin/first-steps': { door: 'administrator', ok: 204, body: { step: 'seen' } },
  'POST /api/church-admin/invitations/:id/revoke': { door: 'administrator', ok: 200, target: 'open invitation' },

  'GET /api/church/directory': { door: 'approved member', ok: 200 },
  'GET /api/church/subscription-status': { door: 'administrator', ok: 200 },
  'GET /api/church/subscribed-apps': { door: 'administrator', ok: 200 },
  'GET /api/church/platforms': { door: 'administrator', ok: 200 },
  'GET /api/church/embed-codes': { door: 'administrator', ok: 200, query: 'platform=wix' },
  'GET /api/church/website-texts': { door: 'administrator', ok: 200 },
  'POST /api/church/webmaster-mail': {
    door: 'administrator',
    ok: 201,
    body: { email: 'webmaster@church.example', platform: 'html', appIds: ['prayer-generator'] },
  },
  'POST /api/church/installation-check': { door: 'administrator', ok: 200, body: { url: 'http://10.0.0.1/' } },
  'GET /api/church/pages': { door: 'administrator', ok: 200 },
  'GET /api/church/usage': { door: 'administrator', ok: 200 },
  'GET /api/church/budget': { door: 'administrator', ok: 200 },
  'GET /api/church/usage.csv': { door: 'administrator', ok: 200 },
  'GET /api/church/trust': { door: 'administrator', ok: 200 },
  'GET /api/church/trust.csv': { door: 'administrator', ok: 200 },
  'PUT /api/church/retention': { door: 'administrator', ok: 200, body: { keep: '30-days' } },
  'GET /api/church/voice': { door: 'administrator', ok: 200 },
  'PUT /api/church/voice': {
    door: 'administrator',
    ok: 200,
    body: {
      ...{ tradition: 'baptist', translation: 'web', readingLevel: 'simple', avoid: ['journey'] },
      ...{ disputedPolicy: 'ask-us', teaching: '', careLabel: '', careEmail: '', carePhone: '' },
    },
  },
  'GET /api/church/ai-statement': { door: 'administrator', ok: 200 },
  'GET /api/church/embed-settings': { door: 'administrator', ok: 200 },
  'PUT /api/church/embed-settings': {
    door: 'administrator',
    ok: 200,
    body: {
      ...{ accent: '#205f7c', radius: 'soft', density: 'calm', theme: 'auto', font: 'host', language: 'auto' },
      platform: null,
    },
  },
  'GET /api/church/preview-pass': {
    door: 'administrator',
    ok: 200,
    query: 'radius=soft&density=calm&theme=auto&font=host&language=auto',
  },
  'GET /api/church/sites': { door: 'administrator', ok: 200 },
  'POST /api/church/sites': { door: 'administrator', ok: 201, body: { origin: 'https://www.church.example' } },
  'DELETE /api/church/sites/:origin': { door: 'administrator', ok: 204, named: 'https%3A%2F%2Fgone.example' },
  'PUT /api/church/app-switches': { door: 'administrator', ok: 200, body: { on: true } },
  'PUT /api/church/app-switches/:appId': {
    door: 'administrator',
    ok: 200,
    body: { on: true },
    named: 'prayer-generator',
  },
};

type Cells = Record<'active' | 'pending' | 'disabled', { own: number; other: number }>;
const OK = 0;
const everywhere = (status: number) => ({ own: status, other: status });
const all = (status: number) => ({
  active: everywhere(status),
  pending: everywhere(status),
  disabled: everywhere(status),
});
const member: Cells = { active: everywhere(403), pending: everywhere(403), disabled: everywhere(401) };
const approved: Cells = { active: everywhere(OK), pending: everywhere(403), disabled: everywhere(401) };
const present: Cells = { active: everywhere(OK), pending: everywhere(OK), disabled: everywhere(401) };

/** Expected status for each route, role, status of the person, and church; 0 means the row's `ok`. */
export const expected = {
  anybody: {
    anonymous: all(OK),
    'Standard User': all(OK),
    'Ministry Leader': all(OK),
    Pastor: all(OK),
    'Church Administrator': all(OK),
    'Super Admin': all(OK),
  },
  'signed in': {
    anonymous: all(401),
    'Standard User': present,
    'Ministry Leader': present,
    Pastor: present,
    'Church Administrator': present,
    'Super Admin': present,
  },
  // The Super Admin of the test belongs to no church.
  'approved member': {
    anonymous: all(401),
    'Standard User': approved,
    'Ministry Leader': approved,
    Pastor: approved,
    'Church Administrator': approved,
    'Super Admin': member,
  },
  administrator: {
    anonymous: all(401),
    'Standard User': member,
    'Ministry Leader': member,
    Pastor: member,
    'Church Administrator': { active: { own: OK, other: 404 }, pending: everywhere(403), disabled: everywhere(401) },
    'Super Admin': { active: everywhere(OK), pending: everywhere(403), disabled: everywhere(401) },
  },
} as const satisfies Record<Door, Record<string, Cells>>;
