import type { Page } from 'playwright-core';
import { newContext } from './chromium.ts';
import type { OwnChurch, Person } from './own-church.ts';
import { watchPage } from './page-watch.ts';
import type { ProductAddress } from './product.ts';
import { product as shared } from './shared-product.ts';

/** One person at the portal with a browser context of their own. */
export interface PortalVisit {
  page: Page;
  /** Console errors, policy violations and third-party requests so far. */
  problems: string[];
  leave(): Promise<void>;
}

export interface PortalOptions {
  /** CSS pixels; 1280 by default. */
  width?: number;
  dark?: boolean;
  /** Shows the cookie banner; otherwise essential cookies were chosen before. */
  unasked?: boolean;
  /** Runs on the new page before it navigates. */
  before?: (page: Page) => Promise<unknown>;
  /** The id of a session: the person is signed in. */
  session?: string;
  /** Another product than the shared one. */
  product?: Pick<ProductAddress, 'origin'>;
}

/** Opens a page of the portal. */
export async function openPortal(
  path: string,
  { width = 1280, dark = false, unasked = false, session, before, product = shared }: PortalOptions = {},
): Promise<PortalVisit> {
  const signedIn = { origin: product.origin, localStorage: [{ name: 'sessionId', value: session ?? '' }] };
  const context = await newContext({
    ...(session ? { storageState: { cookies: [], origins: [signedIn] } } : {}),
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  if (!unasked) await context.addInitScript(chooseEssentialCookies);
  const page = await context.newPage();
  const problems = watchPage(page, [product.origin]);
  await before?.(page);
  await page.goto(new URL(path, product.origin).href);
  return { page, problems, leave: () => context.close() };
}

/** Runs in the page: the record that the banner's "Essential Only" leaves. */
function chooseEssentialCookies(): void {
  const choices = { essential: true, functional: false, analytics: false, marketing: false };
  try {
    localStorage.setItem(
      'lampstand-cookie-consent',
      JSON.stringify({ choices, timestamp: Date.now(), version: '1.0' }),
    );
  } catch {
    // A frame without storage.
  }
}

/** Shows an open page at another width (CSS pixels) and in another light, and waits until its apps have followed. */
export async function lookAt(page: Page, width: number, light: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  const apps = page.frames().filter((frame) => frame.url().includes('/embed/'));
  for (const app of apps) {
    // Chromium does not render a frame that is out of view.
    await (await app.frameElement()).scrollIntoViewIfNeeded();
    const shown = () => app.evaluate(() => document.documentElement.dataset.theme);
    for (let tries = 0; tries < 40 && (await shown()) !== light; tries++) await page.waitForTimeout(50);
    await app.evaluate(() =>
      Promise.race([
        Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, 1_000)),
      ]),
    );
  }
}

/** Pixels by which the page is wider than its window. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Problems without the browser's line about a failed request that the test caused, e.g. a refused login. */
export const unexpected = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !problem.includes('Failed to load resource'));

/** Fills fields by their labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** Logs in and waits for the page that the server sends this person to. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(new URL('/login', page.url()).href);
  await fill(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

/** Opens a page of the portal as a person of a church. */
export async function openAs(
  church: OwnChurch,
  person: Person,
  path: string,
  options: PortalOptions = {},
): Promise<PortalVisit> {
  return openPortal(path, { product: church.product, session: await church.signIn(person), ...options });
}
