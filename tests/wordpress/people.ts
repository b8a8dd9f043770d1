import type { Page } from 'playwright-core';
import type { Role, WordPress } from './site.ts';

/** Signs a person in to WordPress and opens a page. */
export async function logIn(page: Page, wordpress: WordPress, role: Role, path: string): Promise<void> {
  await page.goto(`${wordpress.origin}/wp-login.php?redirect_to=${encodeURIComponent(wordpress.origin + path)}`);
  await page.getByLabel('Username or Email Address').fill(role);
  await page.getByLabel('Password', { exact: true }).fill(wordpress.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(wordpress.origin + path);
}
