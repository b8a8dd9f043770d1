import type { Operation } from './operation.ts';

const embed = { group: 'Apps in church pages', who: 'frames with an embed token' } as const;
const door = { group: 'Signing in', who: 'anybody' } as const;
const session = { group: 'Signing in', who: 'signed-in people' } as const;
const own = { group: 'Your account', who: 'signed-in people' } as const;
const server = { group: 'About this server', who: 'anybody' } as const;

const signedIn = '{ ok, sessionId, user, next }';
const profile = '{ profile }';
const done = '{ ok }';

/** What frames, visitors and people who sign in may ask, by method and path. */
export const operationsForPeople: { readonly [route: string]: Operation } = {
  'POST /embed-api/runs': {
    ...embed,
    does: 'Runs the app of the token on what a visitor entered, and streams the document as server-sent events. What we say ourselves is in the language of x-lampstand-lang (en, es), else in the church’s own. While its church is flooded it may answer 429 proof_required with a challenge (ALTCHA, version 2); the run is then sent once more with the work, base64, in x-lampstand-proof.',
    answers: [200, 'text/event-stream: section, block, text, verse, notice, done or error'],
  },
  'GET /embed-api/scripture/chapter': {
    ...embed,
    does: 'Shows the chapter a passage stands in, with the passage marked, in the church’s translation or a named one; of a licensed text no more verses than may be shown at once.',
    answers: [200, '{ title, reference, translation, verses, note?, href?, previous, next }'],
  },
  'GET /embed-api/scripture/compare': {
    ...embed,
    does: 'Shows one passage, of 40 verses at most, in every Bible text of this server.',
    answers: [200, '{ reference, texts }'],
  },
  'GET /api/scripture/search': {
    ...server,
    does: 'Finds verses with the words, best first. Of a licensed text more verses than may be shown at once are named without their words.',
    answers: [200, '{ verses, translation }'],
  },
  'GET /api/scripture/concordance': {
    ...server,
    does: 'Counts how often words stand in a Bible text, book by book.',
    answers: [200, '{ word, occurrences, verses, books, translation }'],
  },
  'POST /embed-api/exports': {
    ...embed,
    does: 'Makes a Word file, a calendar or a table out of a document that the frame holds. Nothing is stored.',
    answers: [200, 'the file'],
  },
  'POST /embed-api/token': {
    ...embed,
    does: 'Exchanges an embed token, at most a day after its end, for a new one of the same church and app. Refused with 403 when x-lampstand-app names another church or app.',
    answers: [200, '{ token }'],
  },
  'POST /embed-api/hand-offs': {
    ...embed,
    does: 'Sends the document that the frame holds to the care contact of the church, with the consent of the person who asks. The body names the church and app that the person saw; a token for another is refused with 403. No copy is kept.',
    answers: [202, '{ to, help? }'],
  },
  'POST /embed-api/beacon': {
    group: 'Apps in church pages',
    who: 'anybody',
    does: 'Takes note that an app failed in a page: { church, app, code, page } as text. Answers 204 whatever it says.',
    answers: [204, ''],
  },
  'GET /api/apps': { ...server, does: 'Lists every ministry app and whether it is built.', answers: [200, '{ apps }'] },
  'GET /api/apps/:appId': {
    ...server,
    does: 'Tells of one ministry app what it is, its story, whether it is built, and what it made of a request.',
    answers: [200, '{ app }'],
  },
  'POST /api/apps/:appId/token': {
    group: 'Who is here',
    who: 'signed-in people',
    does: 'Opens an app for the person: a token for its frame that ends with the session, and the church whose frame shows it.',
    answers: [200, '{ token, church }'],
  },
  'GET /api/site': {
    ...server,
    does: 'Tells what the public pages say about this server.',
    answers: [200, '{ site }'],
  },
  'GET /api/blog/posts': {
    ...server,
    does: 'Lists what is published, newest first, page by page, and the categories; category narrows it to one.',
    answers: [200, '{ posts, categories, nextCursor }'],
  },
  'GET /api/blog/posts/:slug': {
    ...server,
    does: 'Shows a published article as a tree of elements, with its neighbors in time and others of its category.',
    answers: [200, '{ post, previous, next, related }'],
  },
  'GET /api/openapi.json': { ...server, does: 'Describes this API as OpenAPI 3.1.', answers: [200, 'the description'] },
  'GET /api/csrf-token': {
    ...door,
    does: 'Gives the forgery token that every write sends as x-csrf-token. It belongs to the session, or before sign-in to a cookie.',
    answers: [200, '{ ok, csrf_token, expires_in } with seconds'],
  },
  'POST /api/auth/login': {
    ...door,
    does: 'Signs a person in. Until the password is right, every answer is the same.',
    answers: [200, signedIn],
  },
  'POST /api/auth/signup': {
    ...door,
    does: 'Makes an account: for one person, for a new church, or from an invitation. A known address gets the same answer and a letter.',
    answers: [201, '{ ok, requiresVerification, trialExtension? }, and the session for an invited person'],
  },
  'POST /api/auth/logout': { ...door, does: 'Ends the session of this request.', answers: [200, done] },
  'POST /api/auth/resend-verification': {
    ...door,
    does: 'Sends the verification link again, if there is an unverified account. The answer does not tell.',
    answers: [200, done],
  },
  'POST /api/auth/verify-email': {
    ...door,
    does: 'Marks an address as its owner’s, by the one-time token of the letter (24 hours).',
    answers: [200, done],
  },
  'POST /api/auth/forgot-password': {
    ...door,
    does: 'Sends a link to choose a new password, if there is an account. The answer does not tell.',
    answers: [200, done],
  },
  'POST /api/auth/reset-password': {
    ...door,
    does: 'Sets a new password by the one-time token of the letter (30 minutes) and ends every session.',
    answers: [200, done],
  },
  'POST /api/auth/exchange': {
    ...door,
    does: 'Exchanges a hand-off code for a session of this browser.',
    answers: [200, signedIn],
  },
  'POST /api/auth/hand-off': {
    ...session,
    does: 'Makes a one-time code for ?session=, good for a minute.',
    answers: [201, '{ code }'],
  },
  'GET /api/auth/sessions': {
    ...session,
    does: 'Lists where the person is signed in.',
    answers: [200, '{ sessions }'],
  },
  'DELETE /api/auth/sessions': { ...session, does: 'Signs the person out everywhere else.', answers: [204, ''] },
  'DELETE /api/auth/sessions/:id': { ...session, does: 'Ends one of the person’s sessions.', answers: [204, ''] },
  'GET /api/auth/me': { ...session, does: 'Tells who is signed in.', answers: [200, '{ user }'] },
  'GET /api/context': {
    group: 'Who is here',
    who: 'anybody',
    does: 'Tells who is signed in, with church, plan and home; all null for nobody.',
    answers: [200, '{ user, church, subscription, home }'],
  },
  'GET /api/subscription/status': {
    group: 'Who is here',
    who: 'signed-in people',
    does: 'Tells the state of the plan: the church’s, or the person’s own.',
    answers: [200, '{ status, daysRemaining, canAccessSnippets, pausedReason }'],
  },
  'POST /api/church/join': {
    group: 'Who is here',
    who: 'signed-in people',
    does: 'Puts the person into the church that invited them; they wait there to be approved.',
    answers: [200, '{ user, church }'],
  },
  'GET /api/user/profile': { ...own, does: 'Shows the person’s own account.', answers: [200, profile] },
  'PUT /api/user/profile': { ...own, does: 'Changes the names.', answers: [200, profile] },
  'PUT /api/user/phone': { ...own, does: 'Sets the telephone number.', answers: [200, profile] },
  'DELETE /api/user/phone': { ...own, does: 'Removes the telephone number.', answers: [200, profile] },
  'PUT /api/user/change-password': {
    ...own,
    does: 'Changes the password of somebody who knows the present one, and ends every other session.',
    answers: [200, done],
  },
  'PUT /api/user/notifications': { ...own, does: 'Sets what the person is written about.', answers: [200, profile] },
  'PUT /api/user/privacy': { ...own, does: 'Sets what others may see.', answers: [200, profile] },
  'PUT /api/user/church': { ...own, does: 'Sets the person’s words about their church.', answers: [200, profile] },
  'GET /api/user/export': {
    ...own,
    does: 'Gives everything stored about the person, as one file. Nothing of other people, no fingerprints of keys.',
    answers: [200, 'the file, as JSON'],
  },
  'DELETE /api/user/cancel-account': {
    ...own,
    does: 'Deletes the account. Refused to a church’s last administrator.',
    answers: [204, ''],
  },
};
