import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_KEY, essentialOnly, everything, openCookiePreferences, saveConsent } from '../lib/consent.ts';
import { storeSessionId } from '../lib/session.ts';
import { click, emptyPage, find, named, press, render } from '../testing/render.tsx';
import { CookieConsent } from './cookie-consent.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Advances the clock and lets lazy chunks load. */
async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(() => vi.dynamicImportSettled());
}
const banner = () => document.querySelector('section[aria-labelledby="cookie-question"]');
const dialog = () => document.querySelector('[role="dialog"]');
const choices = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null')?.choices ?? null;

async function asked(): Promise<void> {
  render(<CookieConsent />);
  await wait(1_000);
}
async function customizing(): Promise<void> {
  await asked();
  await click(named('Customize'));
  await wait(0);
}
const toggle = (name: string) => {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent === name);
  return find<HTMLInputElement>(`[id="${label?.htmlFor}"]`);
};

test('the banner appears after 1,000 ms and takes no focus', async () => {
  render(<CookieConsent />);

  await wait(999);
  expect(banner()).toBeNull();
  await wait(1);

  expect(banner()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('the banner does not appear after a choice', async () => {
  saveConsent(essentialOnly);

  await asked();

  expect(banner()).toBeNull();
});

test.each([
  ['Accept All', everything],
  ['Essential Only', essentialOnly],
] as const)('%s saves and closes', async (answer, expected) => {
  await asked();

  await click(named(answer));

  expect(choices()).toEqual(expected);
  expect(banner()).toBeNull();
});

test('Save Preferences saves the toggles and closes both', async () => {
  await customizing();
  await click(toggle('Functional'));
  await click(toggle('Marketing'));
  await click(toggle('Marketing'));

  await click(named('Save Preferences'));

  expect(choices()).toEqual({ ...essentialOnly, functional: true });
  expect([banner(), dialog()]).toEqual([null, null]);
});

test('Accept All in the dialog turns everything on and closes both', async () => {
  await customizing();

  await click([...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].at(-1) as HTMLElement);

  expect(choices()).toEqual(everything);
  expect([banner(), dialog()]).toEqual([null, null]);
});

test('the X hides the banner without a choice', async () => {
  await asked();

  await click(named('Ask me later'));
  await wait(60_000);

  expect(banner()).toBeNull();
  expect(choices()).toBeNull();
});

test('Escape hides the banner, and closing the dialog keeps it', async () => {
  await customizing();
  await press('Escape');
  await wait(0);
  expect(dialog()).toBeNull();
  expect(banner()).not.toBeNull();
  expect(choices()).toBeNull();

  await press('Escape', named('Essential Only'));

  expect(banner()).toBeNull();
});

test('essential is shown as on and cannot be changed', async () => {
  await customizing();

  await click(toggle('Essential'));

  expect(toggle('Essential').checked).toBe(true);
  expect(toggle('Essential').getAttribute('aria-disabled')).toBe('true');
});

test('unsaved toggles are reset', async () => {
  await customizing();
  await click(toggle('Analytics'));
  await press('Escape');
  await wait(0);

  await click(named('Customize'));
  await wait(0);

  expect(toggle('Analytics').checked).toBe(false);
});

test('the dialog opens from anywhere with the saved choice', async () => {
  saveConsent({ ...essentialOnly, analytics: true });
  await asked();

  act(() => openCookiePreferences());
  await wait(0);

  expect(toggle('Analytics').checked).toBe(true);
  expect(toggle('Functional').checked).toBe(false);
});

test('the banner waits while another dialog is open', async () => {
  const other = document.body.appendChild(document.createElement('div'));
  other.role = 'dialog';
  await asked();
  expect(banner()).toBeNull();

  other.remove();
  await wait(1_000);

  expect(banner()).not.toBeNull();
});

test('focus returns to its former element when the banner closes', async () => {
  render(
    <>
      <a href="/somewhere">Somewhere</a>
      <CookieConsent />
    </>,
  );
  named('Somewhere').focus();
  await wait(1_000);
  named('Essential Only').focus();

  await click(named('Essential Only'));

  expect(document.activeElement).toBe(named('Somewhere'));
});

test('the banner waits while a person types', async () => {
  render(
    <>
      <label htmlFor="words">Words</label>
      <input id="words" />
      <CookieConsent />
    </>,
  );
  find<HTMLInputElement>('#words').focus();
  await wait(5_000);
  expect(banner()).toBeNull();

  find<HTMLInputElement>('#words').blur();
  await wait(1_000);

  expect(banner()).not.toBeNull();
});

test('for people who are logged in, and on pages with a form, the banner is in the page', async () => {
  const classes = async (path: string, sessionId: string | null) => {
    history.replaceState(null, '', path);
    storeSessionId(sessionId);
    await asked();
    const found = banner()?.className.split(' ').length;
    emptyPage();
    return found;
  };

  expect(await classes('/', null)).toBe(1);
  expect(await classes('/login', null)).toBe(2);
  expect(await classes('/', 'of-a-fixture')).toBe(2);
  storeSessionId(null);
  history.replaceState(null, '', '/');
});

test('people who chose Spanish are asked in Spanish', async () => {
  localStorage.setItem('lampstand-language', 'es');
  await asked();
  await wait(0);
  const strip = find<HTMLElement>('section[aria-labelledby="cookie-question"]');

  expect([strip.lang, strip.textContent]).toEqual(['es', expect.stringContaining('Sin rastreo ni anuncios.')]);
  await click(named('Personalizar'));
  await wait(0);
  const dialogElement = find<HTMLElement>('[role="dialog"]');
  expect([dialogElement.lang, dialogElement.textContent]).toEqual(['es', expect.stringContaining('Siempre activas')]);
  expect(named('Cerrar')).toBeTruthy();
  await click(named('Guardar preferencias'));

  expect(choices()).toEqual(essentialOnly);
  localStorage.removeItem('lampstand-language');
});
