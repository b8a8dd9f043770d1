import { answersOf, asPerson, refusal } from './answers.testing.ts';
import { publicScreens } from './public-screens.testing.ts';
import type { Actions, Screen } from './screen.testing.ts';
import { trustOf } from './trust-and-voice.testing.ts';
import { noUsage } from './usage.testing.ts';

const unreachable = refusal(503, 'storage_unavailable', 'The server cannot reach its storage just now.');
const plan = (
  status: string,
  daysRemaining: number | null,
  pausedReason: string | null,
  canAccessSnippets = false,
) => ({
  'GET /api/church/subscription-status': { status, daysRemaining, pausedReason, canAccessSnippets },
});
const WEBSITE = '/church-admin?tab=website&lang=en';
const VOICE = '/church-admin?tab=voice';
const TRUST = '/church-admin?tab=trust';
const openMenu = (person: Actions) => person.press('Actions for Welcome table');

const signedInScreens: Record<string, Screen> = {
  loading: { path: '/member', signedIn: true, answers: {}, shows: 'Loading Member...' },
  members: { path: '/church-admin', signedIn: true, shows: 'Night shelter', principal: true },
  'members chosen': {
    path: '/church-admin',
    signedIn: true,
    act: (person) => person.check('Select Welcome table', 'Select Youth room', 'Select Kitchen team'),
    shows: 'Approve 1 waiting',
  },
  'members empty': { path: '/church-admin', signedIn: true, answers: answersOf.none, shows: 'No members yet' },
  'members loading': {
    path: '/church-admin',
    signedIn: true,
    answers: { 'GET /api/context': answersOf.full['GET /api/context'] },
    shows: 'Loading members…',
  },
  'members unreachable': {
    path: '/church-admin',
    signedIn: true,
    changed: Object.fromEntries(
      Object.keys(answersOf.full)
        .filter((call) => call.includes('church-admin'))
        .map((call) => [call, unreachable]),
    ),
    shows: 'We couldn’t load the members.',
  },
  'members filtered to nobody': {
    path: '/church-admin',
    signedIn: true,
    changed: { 'GET /api/church-admin/users?search=nobody': { users: [], nextCursor: null } },
    act: (person) => person.fill({ 'Find a member': 'nobody' }),
    shows: 'No matches',
  },
  'invite dialog': {
    path: '/church-admin',
    signedIn: true,
    act: async (person) => {
      await person.press('Invite someone');
      await person.fill({ Email: 'treasurer@grace-chapel' });
      await person.press('Send invitation');
    },
    shows: 'Please enter a valid email address',
    principal: true,
  },
  'invite dialog refused': {
    path: '/church-admin',
    signedIn: true,
    changed: { 'POST /api/church-admin/invitations/send': unreachable },
    act: async (person) => {
      await person.press('Invite someone');
      await person.fill({ Email: 'treasurer@grace-chapel.example' });
      await person.press('Send invitation');
    },
    shows: 'The invitation wasn’t sent.',
  },
  'member menu': { path: '/church-admin', signedIn: true, act: openMenu, shows: 'Make Pastor' },
  'disable dialog': {
    path: '/church-admin',
    signedIn: true,
    act: async (person) => {
      await openMenu(person);
      await person.chooseItem('Disable…');
      await person.press('Disable');
    },
    shows: 'Enter a reason',
  },
  'revoke dialog': {
    path: '/church-admin',
    signedIn: true,
    act: (person) => person.press('Revoke… for treasurer@grace-chapel.example'),
    shows: 'Revoke this invitation?',
  },
  tooltip: {
    path: '/church-admin',
    signedIn: true,
    act: (person) => person.hover('Resend to treasurer@grace-chapel.example'),
    shows: 'Sends a new email.',
  },
  toast: {
    path: '/church-admin',
    signedIn: true,
    changed: { 'POST /api/church-admin/users/kitchen/approve': { user: {} } },
    act: (person) => person.press('Approve Kitchen team'),
    shows: 'User approved successfully',
  },
  'toast of an error': {
    path: '/church-admin',
    signedIn: true,
    changed: { 'POST /api/church-admin/users/kitchen/approve': unreachable },
    act: (person) => person.press('Approve Kitchen team'),
    shows: 'The server cannot reach its storage just now.',
  },
  website: {
    path: '/church-admin',
    signedIn: true,
    act: (person) => person.openTab('Website Integration'),
    shows: 'Put an app on your website',
    principal: true,
  },
  'website in Spanish': {
    path: '/church-admin?tab=website&lang=es',
    signedIn: true,
    shows: 'Ponga una aplicación en su sitio web',
  },
  'website in trial': {
    path: `${WEBSITE}&step=status`,
    signedIn: true,
    changed: plan('trial', 24, null),
    shows: 'Embed codes are available after upgrading.',
  },
  'website in grace': {
    path: `${WEBSITE}&step=status`,
    signedIn: true,
    changed: plan('grace', 6, null, true),
    shows: '6 days left',
  },
  'website paused': {
    path: `${WEBSITE}&step=codes&platform=wix`,
    signedIn: true,
    changed: plan('paused', null, 'The last payment failed.'),
    shows: 'The last payment failed.',
  },
  'website plan unreachable': {
    path: `${WEBSITE}&step=status`,
    signedIn: true,
    changed: { 'GET /api/church/subscription-status': unreachable },
    shows: 'Unable to check subscription status. Please try again or contact support.',
  },
  usage: { path: `${WEBSITE}&part=usage`, signedIn: true, shows: 'By day' },
  'usage empty': {
    path: `${WEBSITE}&part=usage`,
    signedIn: true,
    changed: { 'GET /api/church/usage': { usage: noUsage } },
    shows: 'No numbers yet',
  },
  voice: { path: VOICE, signedIn: true, shows: 'Saved and live.', principal: true },
  'voice in Spanish': { path: `${VOICE}&lang=es`, signedIn: true, shows: 'Guardado: así hablan sus aplicaciones.' },
  statement: { path: `${VOICE}&part=statement`, signedIn: true, shows: 'The Bible' },
  'voice not saved': {
    path: VOICE,
    signedIn: true,
    changed: { 'PUT /api/church/voice': unreachable },
    act: async (person) => {
      await person.select('Tradition', 'lutheran');
      await person.press('Save voice');
    },
    shows: 'The server cannot reach its storage just now.',
  },
  trust: { path: TRUST, signedIn: true, shows: 'Results', principal: true },
  'trust in Spanish': { path: `${TRUST}&lang=es`, signedIn: true, shows: 'Resultados' },
  'trust empty': { path: TRUST, signedIn: true, answers: answersOf.none, shows: 'No quotations in this period' },
  'trust keeping nothing': {
    path: TRUST,
    signedIn: true,
    changed: { 'GET /api/church/trust': { trust: trustOf.nothingKept } },
    shows: 'Nothing is counted',
  },
  'trust unreachable': {
    path: TRUST,
    signedIn: true,
    changed: { 'GET /api/church/trust': unreachable },
    shows: 'We couldn’t load the counts.',
  },
  tools: { path: '/dashboard', signedIn: true, shows: 'You haven’t opened an app yet.' },
  member: { path: '/member', signedIn: true, shows: 'Safari on iPhone' },
  'member waiting': {
    path: '/member',
    signedIn: true,
    changed: asPerson({ role: 'Standard User', userStatus: 'pending' }, '/member'),
    shows: 'Your church hasn’t approved you yet.',
  },
  'member alone': {
    path: '/member',
    signedIn: true,
    changed: asPerson({ role: 'Standard User' }, '/member', null),
    shows: 'You’re not part of a church yet.',
  },
  'cancel account': {
    path: '/member',
    signedIn: true,
    act: (person) => person.press('Cancel my account…'),
    shows: 'Cancel your account?',
  },
  'super admin': {
    path: '/super-admin',
    signedIn: true,
    changed: asPerson({ role: 'Super Admin' }, '/super-admin', null),
    shows: 'Open the church',
  },
};

/** Every page of the portal in each of its states. */
export const screens: Readonly<Record<string, Screen>> = { ...publicScreens, ...signedInScreens };
