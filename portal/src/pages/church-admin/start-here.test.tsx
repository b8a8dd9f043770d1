import { afterEach, expect, test } from 'vitest';
import { type Answers, answersOf } from '../../testing/answers.testing.ts';
import { events } from '../../testing/events.testing.ts';
import { isAt, openPage, shows } from '../../testing/open-page.testing.tsx';
import { click, emptyPage, named } from '../../testing/render.tsx';

afterEach(emptyPage);

const steps = { seen: false, live: false, invited: false, hidden: false };
const plan = (status: string, daysRemaining: number | null = null) => ({
  'GET /api/church/subscription-status': {
    status,
    daysRemaining,
    canAccessSnippets: status === 'active',
    pausedReason: null,
  },
});
const trial = plan('trial', 24);
const open = (done: Partial<typeof steps>, more: Answers = trial) =>
  openPage(
    '/church-admin',
    {
      ...answersOf.full,
      ...more,
      'GET /api/church-admin/first-steps': { firstSteps: { ...steps, ...done } },
      'POST /api/church-admin/first-steps': {},
    },
    'a-session',
  );
const text = () => document.body.textContent ?? '';

test('a new church reads its days left and three first steps, before its members', async () => {
  open({});

  await shows('Your trial has 24 days left.');
  await shows('Night shelter');

  expect(named('See an app in your colors').getAttribute('href')).toBe('/church-admin?tab=website&part=appearance');
  expect(named('Put it on your website').getAttribute('href')).toBe('/church-admin?tab=website');
  expect(named('Open the apps').getAttribute('href')).toBe('/dashboard');
  expect(text().indexOf('Start here')).toBeLessThan(text().indexOf('Waiting for approval'));
});

test('a last day is named as one day', async () => {
  open({}, plan('trial', 1));

  await shows('Your trial has 1 day left.');
});

test('a trial church can ask for a plan: a prepared email, and the address for people without an email program', async () => {
  open({});
  await shows('Ask for a plan');

  const href = decodeURIComponent(named('Ask for a plan').getAttribute('href') ?? '');

  expect(href).toMatch(/^mailto:support@lampstand\.example\?subject=A plan for Grace Chapel&body=Hello,/);
  expect(href).toContain('Church ID: grace-chapel');
  expect(text()).toContain('Write to support@lampstand.example and name your church.');
});

test('a church with a plan is not asked for one', async () => {
  open({}, plan('active'));
  await shows('Paste one line of code');

  expect(text()).not.toContain('Ask for a plan');
});

test('a step that is done has no link any more, and the invitation opens from its step', async () => {
  open({ seen: true });
  await shows('See an app in your colors, done');

  await click(named('Invite one person'));

  await shows('They’ll get a personal link');
});

test('after the invitation the focus is not lost with the button of its step', async () => {
  const { answers } = open({ seen: true });
  await shows('Invite one person');
  Object.assign(answers, {
    'POST /api/church-admin/invitations/send': { invitation: {} },
    'GET /api/church-admin/first-steps': { firstSteps: { ...steps, seen: true, invited: true } },
  });

  await events.press('Invite one person');
  await events.fill({ Email: 'tom@grace-chapel.example' });
  await events.press('Send invitation');
  await shows('Invite one person, done');

  expect(document.activeElement).not.toBe(document.body);
});

test.each([
  ['all three are done', { seen: true, live: true, invited: true }],
  ['the list was hidden', { hidden: true }],
])('the list is gone when %s', async (_, done) => {
  open(done);
  await shows('Night shelter');

  expect(text()).not.toContain('Start here');
});

test('hiding the list is saved, and the focus goes to the page', async () => {
  const { answers, calls } = open({});
  await shows('Start here');
  answers['GET /api/church-admin/first-steps'] = { firstSteps: { ...steps, hidden: true } };

  await events.press('Hide this list');
  await shows('Night shelter');

  expect(calls).toContainEqual({ call: 'POST /api/church-admin/first-steps', body: { step: 'hidden' } });
  expect(document.activeElement?.id).toBe('main');
});

test('the apps show ready ones first, and the others folded', async () => {
  const app = (id: string, name: string, available: boolean) => ({
    ...{ id, name, available, saying: `${name}, said`, summary: '', group: 'community-support' },
  });
  openPage(
    '/dashboard',
    {
      ...answersOf.full,
      'GET /api/apps': { apps: [app('tech-helper', 'Tech Helper', false), app('debt-coach', 'Debt Coach', true)] },
    },
    'a-session',
  );
  await shows('On the way (1)');

  expect(document.querySelector('main h1')?.textContent).toBe('Apps');
  expect(text().indexOf('Debt Coach')).toBeLessThan(text().indexOf('Tech Helper'));
  const folded = document.querySelector('details');
  expect([folded?.open, folded?.textContent?.includes('Tech Helper')]).toEqual([false, true]);
  await isAt('/dashboard');
});
