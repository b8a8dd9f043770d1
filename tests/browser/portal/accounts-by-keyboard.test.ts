import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPortal, unexpected } from '../../support/portal-visit.ts';
import { product, waitForMail } from '../../support/shared-product.ts';

const PASSWORD = 'eleven quiet rivers';
const office = 'office@hill-street.example';
const guest = 'choir@hill-street.example';
const MOST_STOPS = 60;

/** Accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
  });

/** Presses Tab until the focused element's name starts with `name`. @throws when it is never reached. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if ((await focused(page)).startsWith(name)) return;
    await page.keyboard.press('Tab');
    passed.push(await focused(page));
  }
  throw new Error(`The keyboard never came to ${name}. It passed: ${passed.join(' | ')}`);
}

async function typeInto(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await tabTo(page, label);
    await page.keyboard.type(value);
  }
}

async function pressOn(page: Page, name: string, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

test('a church can sign up and manage members by keyboard, and focus is never lost', async () => {
  const { page, problems, leave } = await openPortal('/signup');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
  await heading('Sign Up');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Skip to main content');

  await pressOn(page, 'Church Administrator', 'Space');
  await typeInto(page, {
    'Your name': 'Hill Street office',
    'Your email': office,
    'Church name': 'Hill Street',
    'Church contact email': office,
    Password: PASSWORD,
  });
  await tabTo(page, 'Confirm password');
  await page.keyboard.type('something else');
  await page.keyboard.press('Enter');
  await page.getByText('Passwords do not match').first().waitFor();
  await expect.poll(() => focused(page)).toBe('Confirm password');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await heading('Check Your Email');
  await expect.poll(() => focused(page)).toBe('Check Your Email');

  await page.goto((await waitForMail(office, /confirm your email/i)).link);
  await heading('Verify your email');
  await pressOn(page, 'Verify my email');
  await heading('Hill Street');
  await expect.poll(() => focused(page)).toBe('Hill Street');

  await pressOn(page, 'Invite someone');
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => focused(page)).toBe('Email');
  await page.keyboard.type(guest);
  await pressOn(page, 'Send invitation');
  await page.getByRole('rowheader', { name: guest, exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe('Invite someone');
  await page.getByText('Invitation sent successfully').first().waitFor();
  await page.keyboard.press('F8');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('ol') !== null)).toBe(true);

  await pressOn(page, 'Actions for Hill Street office');
  await page.getByRole('menu').waitFor();
  await expect.poll(() => focused(page)).toMatch(/^Make /);
  await page.keyboard.press('End');
  // No one disables their own account, so the last entry is a role.
  await expect.poll(() => focused(page)).toBe('Make Standard User');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Actions for Hill Street office');

  await pressOn(page, `Revoke… for ${guest}`);
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => focused(page)).toBe('Not now');
  await pressOn(page, 'Revoke');
  await page.getByText('Invitation revoked successfully').first().waitFor();
  await page.getByRole('row', { name: guest }).getByText('Revoked').waitFor();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);

  await page.evaluate(() => document.getElementById('main')?.focus());
  await tabTo(page, 'Church Management');
  await page.keyboard.press('ArrowRight');
  await page.getByText('You need two things:').waitFor();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'Logout');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${product.origin}/`);
  expect(unexpected(problems)).toEqual([]);
  await leave();
});
