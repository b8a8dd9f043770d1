import { expect, test } from 'vitest';
import { focusOf, tabTo } from '../../support/keyboard.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { openPortal, unexpected } from '../../support/portal-visit.ts';
import { product, waitForMail } from '../../support/shared-product.ts';
import { obstacles } from '../../support/sound.ts';

const paths = [
  '/ministry-tools',
  '/spiritual-growth',
  '/community-outreach',
  '/outreach-innovation',
  '/pricing',
  '/about',
  '/contact',
  '/embed-instructions',
];
test.each(paths)('%s fits every width, and axe finds nothing', async (path) => {
  const { page, problems, leave } = await openPortal(path);
  await page.getByRole('heading', { level: 1 }).waitFor();

  expect(await obstacles(page, { principal: path === '/pricing' })).toEqual([]);
  await picture(page, `public${path.replaceAll('/', '-')}`);
  expect(await page.locator('h1').count()).toBe(1);
  expect(problems).toEqual([]);
  await leave();
});

test.each(paths)('the HTML of %s is complete: no loading text, no placeholder, hundreds of words', async (path) => {
  const html = await (await fetch(product.origin + path, { headers: { accept: 'text/html' } })).text();

  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const words = main.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
  expect(words.trim().split(/\s+/).length).toBeGreaterThan(path === '/contact' ? 120 : 300);
  expect(words).not.toMatch(/Loading|__[A-Z_]+__|on its way/);
});

test('the link to the pricing section works from another page, and the calculator works by keyboard', async () => {
  const { page, problems, leave } = await openPortal('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  const section = page.locator('#seat-based-model');
  await section.waitFor();

  await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 9_999)).toBeLessThan(400);
  await page.getByLabel('People who will log in').fill('12');
  await page.getByText('about $25 a month for each of 12 people').waitFor();
  await page.getByLabel('People who will log in').press('Tab');
  await page.keyboard.press('Space');
  await page.getByText('12 seats on one bill, without a website.').waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test('the embed code is copied exactly as shown', async () => {
  const { page, problems, leave } = await openPortal('/embed-instructions');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Your church’s ID').fill('st-anne');
  await page.getByLabel('App', { exact: true }).selectOption({ label: 'Debt Freedom Coach' });
  await page.locator('pre', { hasText: 'data-church="st-anne" data-app="debt-coach"' }).first().waitFor();
  await page.getByRole('button', { name: 'Copy: the embed code' }).click();

  await page.getByText('Copied to clipboard!').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script async src="${product.origin}/embed.js" data-church="st-anne" data-app="debt-coach" style="display:block;min-height:900px"></script>`,
  );
  expect(problems).toEqual([]);
  await leave();
});

test('a group page links to sign-up with the promo code', async () => {
  const { page, leave } = await openPortal('/ministry-tools');
  await page.getByRole('link', { name: 'Start the thirty-day trial' }).click();

  await page.waitForURL(/\/signup\?promo=BETA30$/);
  await page.getByText('30-day free trial automatically applied').waitFor();
  await leave();
});

test('a message is written and sent by keyboard: errors, help in danger, and an email that support can answer', async () => {
  const { page, problems, leave } = await openPortal('/contact', { width: 390 });
  const send = page.getByRole('button', { name: 'Send message' });
  const focused = async () => (await focusOf(page)).name;
  await page.locator('button[type="submit"]', { hasText: 'Send message' }).waitFor();

  await send.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Please write your message.').waitFor();
  await expect.poll(focused).toBe('What’s it about?');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Your name');
  await page.keyboard.type('Ruth');
  await tabTo(page, 'Your email');
  await page.keyboard.type('ruth@contact-form.example');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Message');
  await page.keyboard.type('I want to end my life tonight.');
  await tabTo(page, 'Send message');
  await page.keyboard.press('Enter');

  await page.getByText('Your message isn’t sent yet.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h3');
  expect(await page.locator('form a[href="tel:988"]').count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await picture(page, 'public-contact-help');
  await tabTo(page, 'Send message');
  await page.keyboard.press('Enter');

  await expect.poll(focused).toBe('Message sent');
  const mail = await waitForMail('support@lampstand.example', /^Contact page: The app doesn’t appear/);
  expect(mail.replyTo).toMatchObject([{ address: 'ruth@contact-form.example' }]);
  expect(mail.text).toContain('Ruth writes:\n    I want to end my life tonight.');
  expect(unexpected(problems)).toEqual([]);
  await leave();
});
