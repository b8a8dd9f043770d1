import type { Operation } from './operation.ts';

const members = { group: 'Members of a church', who: 'administrators of the church' } as const;
const invitations = { group: 'Invitations', who: 'administrators of the church' } as const;
const website = { group: 'The church’s website', who: 'administrators of the church' } as const;
const trust = { group: 'Trust', who: 'administrators of the church' } as const;

const done = '{ ok }';

/** What a church’s administrators may ask, by method and path. */
export const operationsForChurches: { readonly [route: string]: Operation } = {
  'GET /api/church-admin/users': {
    ...members,
    does: 'Lists the members page by page, newest login first; search looks in names and addresses.',
    answers: [200, '{ users, nextCursor }'],
  },
  'GET /api/church-admin/users/pending': {
    ...members,
    does: 'Lists who waits to be let in, the longest wait first.',
    answers: [200, '{ users }'],
  },
  'GET /api/church-admin/analytics/users': {
    ...members,
    does: 'Counts the members in all and by status.',
    answers: [200, '{ stats }'],
  },
  'POST /api/church-admin/users/:id/approve': {
    ...members,
    does: 'Lets a waiting person in.',
    answers: [200, '{ user }'],
  },
  'POST /api/church-admin/users/:id/disable': {
    ...members,
    does: 'Shuts a person out, with a reason, and ends their sessions.',
    answers: [200, '{ user }'],
  },
  'POST /api/church-admin/users/:id/enable': {
    ...members,
    does: 'Lets a disabled person in again.',
    answers: [200, '{ user }'],
  },
  'PUT /api/church-admin/users/:id/role': {
    ...members,
    does: 'Gives a person another role and ends their sessions. Nobody becomes a Super Admin.',
    answers: [200, '{ user }'],
  },
  'POST /api/church-admin/users/bulk-approve': {
    ...members,
    does: 'Approves many people, each on their own.',
    answers: [200, '{ done, results }'],
  },
  'POST /api/church-admin/users/bulk-disable': {
    ...members,
    does: 'Disables many people with one reason, each on their own.',
    answers: [200, '{ done, results }'],
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
    does: 'Invites an address by a letter with a code that only it can use.',
    answers: [201, '{ invitation }'],
  },
  'POST /api/church-admin/invitations/:id/resend': {
    ...invitations,
    does: 'Mails an invitation again with a new code; the code before stops working.',
    answers: [200, '{ invitation }'],
  },
  'POST /api/church-admin/invitations/:id/revoke': {
    ...invitations,
    does: 'Makes an invitation useless.',
    answers: [200, '{ invitation }'],
  },
  'GET /api/church/subscription-status': {
    ...website,
    does: 'Tells the state of the church’s plan.',
    answers: [200, '{ status, daysRemaining, canAccessSnippets, pausedReason }'],
  },
  'GET /api/church/subscribed-apps': {
    ...website,
    does: 'Lists the apps, which of them are built, and which the church has switched off.',
    answers: [200, '{ apps, allOff }'],
  },
  'GET /api/church/platforms': {
    ...website,
    does: 'Lists the website platforms that there are instructions for, in English or Spanish.',
    answers: [200, '{ platforms }'],
  },
  'GET /api/church/embed-codes': {
    ...website,
    does: 'Gives what the church pastes into its pages on one platform: every app in six forms, with instructions. Without a plan that serves embeds `success` is false and `error` says why.',
    answers: [200, '{ success, platform, embedCodes, error? }'],
  },
  'GET /api/church/website-texts': {
    ...website,
    does: 'Gives the texts that the church’s website may need: two lines for a strict CSP, a privacy text, an accessibility statement.',
    answers: [200, '{ texts }'],
  },
  'POST /api/church/webmaster-mail': {
    ...website,
    does: 'Sends the codes of some apps, with instructions, to whoever keeps the website.',
    answers: [201, done],
  },
  'POST /api/church/installation-check': {
    ...website,
    does: 'Reads a page of the church’s website and tells whether the app is in it, and what to mend. Only public web addresses are read.',
    answers: [200, '{ check }'],
  },
  'GET /api/church/pages': {
    ...website,
    does: 'Lists where the church’s apps were last seen, with what went on there in the last seven days.',
    answers: [200, '{ pages, nextCursor }'],
  },
  'GET /api/church/usage': {
    ...website,
    does: 'Counts runs, visitors and errors by day, app and page; the last thirty days unless told.',
    answers: [200, '{ usage }'],
  },
  'GET /api/church/usage.csv': { ...website, does: 'The same as a table.', answers: [200, 'the file'] },
  'GET /api/church/trust': {
    ...trust,
    does: 'Counts what was checked against the Bible and corrected, how often help was shown, and what wrote; the last thirty days unless told.',
    answers: [200, '{ trust }'],
  },
  'GET /api/church/trust.csv': { ...trust, does: 'The same as a table.', answers: [200, 'the file'] },
  'PUT /api/church/retention': {
    ...trust,
    does: 'Sets how long counts are kept: `13-months`, `30-days` or `nothing`. What is older is deleted at once.',
    answers: [200, '{ keep }'],
  },
  'GET /api/church/budget': {
    ...website,
    does: 'Tells what models have cost the church this month and what they may, in millionths of a dollar; warned is 80 or 100 once a letter about it has gone out.',
    answers: [200, '{ budget: { month, used, reserved, cap, warned, tokens } }'],
  },
  'GET /api/church/voice': {
    ...website,
    does: 'Shows how the church’s apps speak, the texts of the Bible there are, and what writes.',
    answers: [200, '{ voice, translations, writer }'],
  },
  'PUT /api/church/voice': {
    ...website,
    does: 'Sets how the church’s apps speak and who is asked for help. The next run of every app obeys.',
    answers: [200, '{ voice, translations, writer }'],
  },
  'GET /api/church/ai-statement': {
    ...website,
    does: 'Writes how AI is used in the church’s apps, for its people to read, in English or Spanish.',
    answers: [200, '{ statement }'],
  },
  'GET /api/church/embed-settings': {
    ...website,
    does: 'Shows how the church’s apps look and speak.',
    answers: [200, '{ settings }'],
  },
  'PUT /api/church/embed-settings': {
    ...website,
    does: 'Sets how the church’s apps look and speak. Pages that show them follow at once; choosing a platform allows its wrapper hosts.',
    answers: [200, '{ settings }'],
  },
  'GET /api/church/preview-pass': {
    ...website,
    does: 'Signs a look, saved or not, for the preview at <origin>/preview/<page>?app=&pass=. The pass expires after half an hour.',
    answers: [200, '{ preview }'],
  },
  'GET /api/church/sites': {
    ...website,
    does: 'Lists the addresses whose pages may show the church’s apps.',
    answers: [200, '{ sites }'],
  },
  'POST /api/church/sites': {
    ...website,
    does: 'Allows the pages of one address.',
    answers: [201, '{ site }'],
  },
  'DELETE /api/church/sites/:origin': {
    ...website,
    does: 'Takes an address off the list. The origin is written with encodeURIComponent.',
    answers: [204, ''],
  },
  'PUT /api/church/app-switches': {
    ...website,
    does: 'Switches every app off at once, or back to what each was.',
    answers: [200, '{ apps, allOff }'],
  },
  'PUT /api/church/app-switches/:appId': {
    ...website,
    does: 'Switches one app on or off on all pages of the church.',
    answers: [200, '{ apps, allOff }'],
  },
};
