import type { Operations } from '../../platform/http/operation.ts';

const members = { group: 'Members of a church', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church-admin/users': {
    ...members,
    does: 'Lists the members page by page, newest login first; search looks in names and emails.',
    answers: [200, '{ users, nextCursor }'],
  },
  'GET /api/church-admin/users/pending': {
    ...members,
    does: 'Lists pending members, the longest wait first.',
    answers: [200, '{ users }'],
  },
  'GET /api/church-admin/analytics/users': {
    ...members,
    does: 'Counts all members and by status.',
    answers: [200, '{ stats }'],
  },
  'POST /api/church-admin/users/:id/approve': {
    ...members,
    does: 'Approves a person.',
    answers: [200, '{ user }'],
  },
  'POST /api/church-admin/users/:id/disable': {
    ...members,
    does: 'Disables a member, with a reason, and ends their sessions.',
    answers: [200, '{ user }'],
  },
  'POST /api/church-admin/users/:id/enable': {
    ...members,
    does: 'Enables a disabled member.',
    answers: [200, '{ user }'],
  },
  'PUT /api/church-admin/users/:id/role': {
    ...members,
    does: 'Gives a person another role and ends their sessions. No one becomes a Super Admin.',
    answers: [200, '{ user }'],
  },
  'POST /api/church-admin/users/bulk-approve': {
    ...members,
    does: 'Approves several members, each separately.',
    answers: [200, '{ done, results }'],
  },
  'POST /api/church-admin/users/bulk-disable': {
    ...members,
    does: 'Disables several members with one reason, each separately.',
    answers: [200, '{ done, results }'],
  },
};
