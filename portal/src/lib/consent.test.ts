import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CONSENT_KEY,
  essentialOnly,
  everything,
  forgetConsent,
  readConsent,
  saveConsent,
  startConsent,
} from './consent.ts';

const DAY = 24 * 60 * 60 * 1_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const names = {
  functional: ['theme_preference', 'language_preference', 'ministry_tools_preferences', 'ui_preferences'],
  analytics: ['_ga', '_gid', '_gat', '_gtag'],
  marketing: ['marketing_preferences', 'outreach_tracking'],
};
const all = Object.values(names).flat();

let stop: (() => void) | undefined;
const heard: [type: string, detail: unknown][] = [];
const listen = (event: Event) => void heard.push([event.type, (event as CustomEvent).detail]);
const events = ['cookie-consent-changed', 'analytics-consent-changed', 'marketing-consent-changed'];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  for (const name of events) addEventListener(name, listen);
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetConsent();
  // biome-ignore lint/suspicious/noDocumentCookie: the one cookie that no choice removes
  document.cookie = 'pre=; max-age=-1; path=/';
  stop?.();
  stop = undefined;
  for (const name of events) removeEventListener(name, listen);
  heard.length = 0;
});

function setCookies(...cookies: string[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what a script of an operator would do
  for (const name of cookies) document.cookie = `${name}=1; path=/`;
}
const cookies = () =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.split('=')[0] ?? '');
const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
const store = (record: object) => localStorage.setItem(CONSENT_KEY, JSON.stringify(record));

test('a saved choice is stored with time and version and dispatched to the page', () => {
  saveConsent({ ...essentialOnly, functional: true });

  const choices = { essential: true, functional: true, analytics: false, marketing: false };
  expect(stored()).toEqual({ choices, timestamp: NOW, version: '1.0' });
  expect(heard).toEqual([['cookie-consent-changed', choices]]);
  expect(readConsent()).toEqual(choices);
});

test('essential is always on, whatever is saved or stored', () => {
  saveConsent({ ...everything, essential: false });
  expect(stored().choices.essential).toBe(true);

  store({ choices: { essential: false, analytics: 'yes' }, timestamp: NOW, version: '1.0' });
  expect(readConsent()).toEqual(essentialOnly);
});

test('without a choice only essential applies and all other cookies are removed', () => {
  setCookies(...all, 'pre');

  stop = startConsent(() => {});

  expect(cookies()).toEqual(['pre']);
  expect(document.documentElement.dataset.analyticsConsent).toBe('denied');
});

test.each(['functional', 'analytics', 'marketing'] as const)(
  'declining %s clears its cookies and no others',
  (category) => {
    saveConsent(everything);
    stop = startConsent(() => {});
    setCookies(...all, 'pre');

    saveConsent({ ...everything, [category]: false });

    expect(cookies().sort()).toEqual([...all.filter((name) => !names[category].includes(name)), 'pre'].sort());
  },
);

test('cookies with an account suffix are removed with their base cookie', () => {
  setCookies('_ga_G1234', '_gat_UA1', 'pre');

  saveConsent(essentialOnly);
  stop = startConsent(() => {});

  expect(cookies()).toEqual(['pre']);
});

test('a choice is valid for 365 days, then it is removed with the cookies it allowed', () => {
  saveConsent(everything);
  setCookies(...all);

  vi.setSystemTime(NOW + 365 * DAY - 1);
  expect(readConsent()).toEqual(everything);
  stop = startConsent(() => {});
  expect(cookies().sort()).toEqual([...all].sort());
  stop();

  vi.setSystemTime(NOW + 365 * DAY);
  expect(readConsent()).toBeNull();
  stop = startConsent(() => {});
  expect(stored()).toBeNull();
  expect(cookies()).toEqual([]);
});

test.each([
  ['another version', { choices: everything, timestamp: NOW, version: '0.9' }],
  ['no time', { choices: everything, version: '1.0' }],
  ['no choices', { timestamp: NOW, version: '1.0' }],
  ['a time far ahead', { choices: everything, timestamp: NOW + 400 * DAY, version: '1.0' }],
])('a record with %s counts as none and is removed with its cookies', (_, record) => {
  store(record);
  setCookies('_ga');

  stop = startConsent(() => {});

  expect(readConsent()).toBeNull();
  expect(stored()).toBeNull();
  expect(cookies()).toEqual([]);
});

test('an invalid record counts as none', () => {
  localStorage.setItem(CONSENT_KEY, '{ spoiled');

  expect(readConsent()).toBeNull();
});

test('a change of analytics or marketing is dispatched once and updates the signal', () => {
  stop = startConsent(() => {});

  saveConsent(everything);
  saveConsent(everything);
  saveConsent({ ...everything, analytics: false });

  expect(heard.filter(([type]) => type !== 'cookie-consent-changed')).toEqual([
    ['analytics-consent-changed', { enabled: true }],
    ['marketing-consent-changed', { enabled: true }],
    ['analytics-consent-changed', { enabled: false }],
  ]);
  expect(document.documentElement.dataset.analyticsConsent).toBe('denied');
});

test('an event from another script is applied, and an invalid one turns nothing on', () => {
  stop = startConsent(() => {});
  setCookies('_ga');

  dispatchEvent(new CustomEvent('cookie-consent-changed', { detail: { ...essentialOnly, analytics: true } }));
  setCookies('_ga', 'ui_preferences');
  dispatchEvent(new CustomEvent('cookie-consent-changed', { detail: { analytics: true } }));
  expect(cookies()).toEqual(['_ga']);
  expect(document.documentElement.dataset.analyticsConsent).toBe('granted');

  dispatchEvent(new CustomEvent('cookie-consent-changed'));
  expect(cookies()).toEqual([]);
  expect(document.documentElement.dataset.analyticsConsent).toBe('denied');
});

test('a choice made in another tab applies here too', () => {
  const chosen: boolean[] = [];
  stop = startConsent((is) => chosen.push(is));

  store({ choices: everything, timestamp: NOW, version: '1.0' });
  dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));

  expect(chosen).toEqual([true]);
  expect(document.documentElement.dataset.analyticsConsent).toBe('granted');
});

test('after the choice is removed the banner asks again', () => {
  const chosen: boolean[] = [];
  stop = startConsent((is) => chosen.push(is));
  saveConsent(everything);
  setCookies('_gid');

  forgetConsent();

  expect(chosen).toEqual([true, false]);
  expect(cookies()).toEqual([]);
  expect(document.documentElement.dataset.analyticsConsent).toBe('denied');
});

test('with blocked storage only essential applies, and a choice lasts as long as the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  stop = startConsent(() => {});

  expect(readConsent()).toBeNull();
  expect(document.documentElement.dataset.analyticsConsent).toBe('denied');

  saveConsent({ ...essentialOnly, functional: true });
  expect(readConsent()).toMatchObject({ functional: true, analytics: false });
  forgetConsent();
  expect(readConsent()).toBeNull();
});
