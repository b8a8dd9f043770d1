import type { Operations } from '../../platform/http/operation.ts';

const invitations = { group: 'Invitations', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'POST /api/church/join': {
    group: 'Who is here',
    who: 'people who are logged in',
    does: 'Adds the person to the church that invited them, or, with a join code, to a church that then approves them.',
    answers: [200, '{ user, church }'],
  },
  'POST /api/church/invite': {
    group: 'Who is here',
    who: 'anyone',
    does: 'Tells which church an invite code or a join code is for, and the email that a personal code is bound to. Changes nothing.',
    answers: [200, '{ invite }'],
  },
  'GET /api/church-admin/invitations': {
    ...invitations,
    does: 'Lists the invitations page by page, newest first.',
    answers: [200, '{ invites, nextCursor }'],
  },
  'GET /api/church-admin/invitations/stats': {
    ...invitations,
    does: 'Counts the invitations by status.',
    answers: [200, '{ stats }'],
  },
  'POST /api/church-admin/invitations/send': {
    ...invitations,
    does: 'Sends an invitation email with a personal code.',
    answers: [201, '{ invitation }'],
  },
  'POST /api/church-admin/invitations/:id/resend': {
    ...invitations,
    does: 'Sends the invitation email again with a new code; the old code stops working.',
    answers: [200, '{ invitation }'],
  },
  'POST /api/church-admin/invitations/:id/revoke': {
    ...invitations,
    does: 'Revokes an invitation.',
    answers: [200, '{ invitation }'],
  },
};
