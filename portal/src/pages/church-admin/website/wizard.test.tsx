import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, answersOf } from '../../../testing/answers.testing.ts';
import { events } from '../../../testing/events.testing.ts';
import { openPage, shows } from '../../../testing/open-page.testing.tsx';
import { emptyPage, find, named } from '../../../testing/render.tsx';

afterEach(() => {
  emptyPage();
  vi.unstubAllGlobals();
});

const apps = [
  { appId: 'prayer-generator', appName: 'Prayer Generator', category: 'Growth', available: true, off: false },
];
const platform = (id: string, name: string) => ({ id, name, description: '' });
const base: Answers = {
  ...answersOf.full,
  'GET /api/church/subscribed-apps': { apps },
  'GET /api/church/platforms': { platforms: [platform('wordpress', 'WordPress'), platform('html', 'HTML/Custom')] },
  'GET /api/church/preview-pass': { preview: { origin: 'https://apps.example.org', pass: 'a.pass' } },
  'POST /api/church-admin/first-steps': {},
};
const trial: Answers = {
  ...base,
  'GET /api/church/subscription-status': {
    ...{ status: 'trial', daysRemaining: 24, canAccessSnippets: false, pausedReason: null },
  },
};
/** The stage of the preview measures itself; happy-dom has no layout. */
function giveRoom() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly report: ResizeObserverCallback;
      constructor(report: ResizeObserverCallback) {
        this.report = report;
      }
      observe() {
        this.report([{ contentRect: { width: 900, height: 640 } } as ResizeObserverEntry], this as never);
      }
      disconnect() {}
    },
  );
}
const open = (step: string, answers: Answers, more = '') =>
  openPage(`/church-admin?tab=website&lang=en&step=${step}${more}`, answers, 'a-session');

test('a trial church sees its app before it is asked for a plan, in a page where nothing is counted', async () => {
  giveRoom();
  open('status', trial);
  await shows('Embed codes are available after upgrading.');

  await events.press('Continue');
  await shows('See it like a visitor');
  const frame = find<HTMLIFrameElement>('main iframe');

  expect(frame.src).toContain('https://apps.example.org/preview/plain?app=prayer-generator&pass=a.pass');
  expect(document.querySelector('main ministry-app')).toBeNull();
  expect(find('section[aria-label="A page with the app"] p b').textContent).toBe('Grace Chapel');
});

test('in the place of the codes there is the price, what happens next, and a way to ask', async () => {
  open('codes', trial, '&platform=html');

  await shows('About $300 a month, everyone included.');
  await shows('We turn your plan on, and your code appears here.');

  expect(named('Ask for a plan').getAttribute('href')).toMatch(/^mailto:support@lampstand\.example/);
  expect(named('Continue').hasAttribute('disabled')).toBe(true);
});

test('the steps are named in the order of the church', async () => {
  open('status', trial);
  await shows('Embed codes are available after upgrading.');
  const names = [...document.querySelectorAll('nav[aria-label="Steps"] li button')].map(({ textContent }) =>
    textContent?.replace(/^\d|, .*$/g, ''),
  );

  expect(names).toEqual(['Welcome', 'Subscription', 'Preview', 'Your platform', 'Embed codes', 'Verify', 'Done']);
});

const choose = (value: string) => act(async () => find(`input[name="platform"][value="${value}"]`).click());

test('someone who does not know the platform gives the address, and it is chosen', async () => {
  const check = {
    finding: 'not-found',
    url: 'https://grace.example/',
    says: '',
    details: [{ name: 'generator', value: 'WordPress 6.7' }],
  };
  open('platform', { ...base, 'POST /api/church/installation-check': { check } });
  await shows('I don’t know');
  expect(document.querySelector('input[name="site"]')).toBeNull();
  await choose('unknown');

  await events.fill({ 'Your website’s address': 'grace.example' });
  await events.press('Find out');

  await shows('It looks like WordPress. We chose it for you.');
  expect(find<HTMLInputElement>('input[value="wordpress"]').checked).toBe(true);
  expect(find<HTMLInputElement>('input[value="unknown"]').checked).toBe(false);
});

test('a platform that no one can tell is said so', async () => {
  const check = { finding: 'not-found', url: 'https://grace.example/', says: '', details: [] };
  open('platform', { ...base, 'POST /api/church/installation-check': { check } });
  await shows('WordPress');
  await choose('unknown');

  await events.fill({ 'Your website’s address': 'grace.example' });
  await events.press('Find out');

  await shows('We couldn’t tell.');
});

test('below the code there are the steps, and everything else is folded', async () => {
  const guide = {
    ...platform('wordpress', 'WordPress'),
    ...{ recommended: 'line', asOf: '2026-11-01', source: '', steps: ['Open the page.'], look: 'Look at it.' },
    ...{ gone: 'An administrator has to paste it.', caveats: ['Some plans strip scripts.'] },
  };
  const line = '<script async src="https://apps.example.org/embed.js"></script>';
  const code = {
    ...apps[0],
    description: '',
    code: line,
    instructions: [],
    forms: [{ form: 'line', name: 'Script', code: line }],
  };
  open(
    'codes',
    { ...base, 'GET /api/church/embed-codes': { success: true, platform: guide, embedCodes: [code] } },
    '&platform=wordpress',
  );
  await shows('Open the page.');

  const folded = [...document.querySelectorAll('details')].find((each) =>
    each.textContent?.includes('Did it not work?'),
  );

  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('An administrator has to paste it.');
  expect(folded?.textContent).toContain('Some plans strip scripts.');
});

test.each([
  ['grace', 6],
  ['paused', null],
  ['expired', null],
])('a church whose plan is %s finds who to write to, beside what the plan means', async (status, daysRemaining) => {
  const plan = { status, daysRemaining, canAccessSnippets: status === 'grace', pausedReason: null };
  open('status', { ...base, 'GET /api/church/subscription-status': plan });
  await shows('Write to Lampstand about your plan');

  await events.press('Write to Lampstand about your plan');

  await shows('support@lampstand.example');
  expect(find('[role="dialog"]').textContent).toContain('Contact Support');
});
