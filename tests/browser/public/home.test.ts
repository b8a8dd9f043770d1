import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { lookAt, openPortal, tooWide } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';
import { obstacles } from '../../support/sound.ts';

const steps = [
  'Welcome',
  'Check Subscription Status',
  'Select Website Platform',
  'Generate Embed Codes',
  'Test & Preview',
  'Launch Success',
];

const firstApp = async (page: Page) => {
  const app = page.frameLocator('figure iframe');
  await app.locator('html[data-ready]').waitFor();
  return app;
};

test('the home page has its sections in order, with links to sign up and to each audience', async () => {
  const { page, problems, leave } = await openPortal('/');
  await page.getByText('Matthew 5:15').waitFor();

  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  // Six sections with the hero. The app's own words are in its frame.
  expect(await page.locator('main > section').count()).toBe(6);
  const words = (await page.getByRole('main').innerText()).trim().split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(800);
  expect(await page.locator('main h2').allInnerTexts()).toEqual([
    'Who it’s for',
    'What a church website is for after dark',
    'Try every app free for thirty days',
    'About Lampstand',
    'One window is enough to begin with.',
  ]);
  const main = page.getByRole('main');
  const hrefs = async (name: string) =>
    Promise.all((await main.getByRole('link', { name }).all()).map((link) => link.getAttribute('href')));
  expect(await hrefs('Start the thirty-day trial')).toEqual(['/signup', '/signup?promo=BETA30']);
  expect(await hrefs('Start the trial')).toEqual(['/signup?promo=BETA30']);
  for (const path of ['/ministry-tools', '/spiritual-growth', '/community-outreach', '/outreach-innovation', '/blog'])
    expect(await main.locator(`a[href="${path}"]`).count(), path).toBe(1);
  expect(problems).toEqual([]);
  await leave();
});

test('the hero’s second button moves to the audiences, by keyboard too', async () => {
  const { page, leave } = await openPortal('/');

  await page.getByRole('link', { name: 'See who it is for' }).press('Enter');
  await page.waitForFunction(() => {
    const top = document.getElementById('features')?.getBoundingClientRect().top ?? Number.NaN;
    return top >= 0 && top < 200;
  });
  await page.keyboard.press('Tab');

  const within = await page.evaluate(() => Boolean(document.activeElement?.closest('#features')));
  expect(within).toBe(true);
  await leave();
});

test('the teaser shows the four newest articles with author, date, reading time and link', async () => {
  const { page, leave } = await openPortal('/');
  const { posts } = await (await page.request.get(`${product.origin}/api/blog/posts`)).json();
  const teasers = page.getByRole('region', { name: 'From the blog' }).getByRole('article');

  await teasers.first().waitFor();

  const newest = posts.slice(0, 4) as { slug: string; title: string; authorName: string; readTime: number }[];
  expect(await teasers.count()).toBe(newest.length);
  for (const [place, { slug, title, authorName, readTime }] of newest.entries()) {
    const teaser = teasers.nth(place);
    expect(await teaser.getByRole('link', { name: title }).getAttribute('href')).toBe(`/blog/${slug}`);
    expect(await teaser.innerText()).toContain(authorName);
    expect(await teaser.innerText()).toMatch(new RegExp(`\\w+ \\d+, \\d{4}, ${readTime} min read`));
  }
  await leave();
});

test('a visitor writes a prayer in the first screen, and the app causes no layout shift', async () => {
  const { page, problems, leave } = await openPortal('/', {
    before: (fresh) => fresh.addInitScript(noteShifts),
  });

  const app = await firstApp(page);
  expect((await app.getByLabel('What’s going on?').boundingBox())?.y).toBeLessThan(700);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
  await app.getByLabel('What’s going on?').fill('My father Daniel has heart surgery on Thursday and I am afraid.');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Your prayer is ready').waitFor();

  expect(await app.getByRole('region', { name: 'The prayer', exact: true }).innerText()).toMatch(/Daniel|father/);
  expect(problems).toEqual([]);
  await leave();
});

test('the six-step tour works by keyboard, and links to sign-up for real code', async () => {
  const { page, leave } = await openPortal('/embed-instructions');
  const walk = page.getByRole('region', { name: 'How an app gets onto your website' });
  const rail = walk.getByRole('navigation', { name: 'Steps' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const press = (name: string) => walk.getByRole('button', { name, exact: true }).press('Enter');

  expect(await rail.getByRole('button', { disabled: true }).count()).toBe(5);
  // The server's HTML is readable at once; a click works when the scripts have loaded.
  await page.waitForLoadState('networkidle');
  await press('Begin');
  for (const [place, name] of steps.entries()) {
    if (place === 0) continue;
    await walk.getByRole('heading', { level: 3, name }).waitFor();
    expect(await focused()).toBe(name);
    expect(await rail.innerText()).toContain(`Step ${place + 1} of 6`);
    expect(await rail.getByRole('progressbar').getAttribute('value')).toBe(String(place * 20));
    if (name === 'Select Website Platform') {
      await press('Continue');
      await walk.getByRole('alert').waitFor();
      await walk.getByRole('radio', { name: /WordPress/ }).focus();
      await page.keyboard.press('ArrowDown');
      expect(await walk.getByRole('radio', { name: /Squarespace/ }).isChecked()).toBe(true);
    }
    if (name === 'Generate Embed Codes') {
      expect(await walk.locator('pre').innerText()).toContain('data-church="sample-church" data-app="debt-coach"');
      expect(await walk.getByRole('link', { name: 'Sign up your church' }).getAttribute('href')).toContain('BETA30');
    }
    if (name === 'Test & Preview') await walk.frameLocator('iframe').locator('html[data-ready]').waitFor();
    // Two apps are two documents with the same landmarks; axe counts them as one page.
    const findings = await axeFindings(page);
    expect(findings.filter((finding) => !finding.startsWith('landmark-unique: iframe'))).toEqual([]);
    if (place < 5) await press('Continue');
  }
  await press('Back');
  expect(await focused()).toBe('Test & Preview');
  await rail.getByRole('button', { name: /Welcome/ }).press('Enter');
  expect(await focused()).toBe('Welcome');
  await leave();
}, 120_000);

test('the page with its app fits every width, and axe finds nothing', async () => {
  const { page, problems, leave } = await openPortal('/');
  await firstApp(page);
  for (const width of [320, 390, 768, 1280]) {
    await lookAt(page, width, 'light');
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  // Checked before axe, whose styles the frame's policy refuses.
  expect(problems).toEqual([]);

  expect(await obstacles(page, { principal: true })).toEqual([]);
  await picture(page, 'home');
  await leave();
}, 120_000);

/** Runs in the page from its start: layout shifts, one line each. */
function noteShifts(): void {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
      const nodes = sources.map(({ node }) => (node instanceof Element ? `${node.nodeName}.${node.className}` : '?'));
      shifts.push(`${value}: ${nodes.join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
