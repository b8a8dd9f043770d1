import type { Operations } from '../../platform/http/operation.ts';

const publicSignIn = { group: 'Logging in', who: 'anyone' } as const;
const session = { group: 'Logging in', who: 'people who are logged in' } as const;
const account = { group: 'Your account', who: 'people who are logged in' } as const;
const signedIn = '{ ok, sessionId, user, next }';
const profile = '{ profile }';
const done = '{ ok }';

export const operations: Operations = {
  'GET /api/csrf-token': {
    ...publicSignIn,
    does: 'Returns the CSRF token that every write sends as x-csrf-token. It belongs to the session, or before login to a cookie.',
    answers: [200, '{ ok, csrf_token, expires_in } with seconds'],
  },
  'POST /api/auth/login': {
    ...publicSignIn,
    does: 'Logs a person in. Until the password is right, every answer is the same.',
    answers: [200, signedIn],
  },
  'POST /api/auth/logout': { ...publicSignIn, does: 'Ends the session of this request.', answers: [200, done] },
  'POST /api/auth/resend-verification': {
    ...publicSignIn,
    does: 'Sends the verification link again, if there’s an unverified account. The answer is the same either way.',
    answers: [200, done],
  },
  'POST /api/auth/verify-email': {
    ...publicSignIn,
    does: 'Confirms an email address, by the one-time token of the email (24 hours), and logs its owner in.',
    answers: [200, '{ ok }, and the session unless another account is logged in'],
  },
  'POST /api/auth/forgot-password': {
    ...publicSignIn,
    does: 'Sends a link to reset the password, if there’s an account. The answer is the same either way.',
    answers: [200, done],
  },
  'POST /api/auth/reset-password': {
    ...publicSignIn,
    does: 'Sets a new password by the one-time token of the email (30 minutes) and ends every session.',
    answers: [200, done],
  },
  'POST /api/auth/exchange': {
    ...publicSignIn,
    does: 'Exchanges a one-time code for a session of this browser.',
    answers: [200, signedIn],
  },
  'POST /api/auth/hand-off': {
    ...session,
    does: 'Creates a one-time code for ?session=, valid for one minute.',
    answers: [201, '{ code }'],
  },
  'GET /api/auth/sessions': {
    ...session,
    does: 'Lists where the person is logged in.',
    answers: [200, '{ sessions }'],
  },
  'DELETE /api/auth/sessions': { ...session, does: 'Logs the person out everywhere else.', answers: [204, ''] },
  'DELETE /api/auth/sessions/:id': { ...session, does: 'Ends one of the person’s sessions.', answers: [204, ''] },
  'GET /api/auth/me': { ...session, does: 'Returns who is logged in.', answers: [200, '{ user }'] },
  'GET /api/user/profile': { ...account, does: 'Shows the person’s own account.', answers: [200, profile] },
  'PUT /api/user/profile': { ...account, does: 'Changes the names.', answers: [200, profile] },
  'PUT /api/user/phone': { ...account, does: 'Sets the phone number.', answers: [200, profile] },
  'DELETE /api/user/phone': { ...account, does: 'Removes the phone number.', answers: [200, profile] },
  'PUT /api/user/change-password': {
    ...account,
    does: 'Changes the password, given the current one, and ends every other session.',
    answers: [200, done],
  },
  'PUT /api/user/notifications': { ...account, does: 'Sets which emails the person gets.', answers: [200, profile] },
  'PUT /api/user/privacy': { ...account, does: 'Sets what others may see.', answers: [200, profile] },
  'PUT /api/user/church': { ...account, does: 'Sets how the person describes their church.', answers: [200, profile] },
  'DELETE /api/user/cancel-account': {
    ...account,
    does: 'Deletes the account. Refused for a church’s last administrator.',
    answers: [204, ''],
  },
};
