import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChurchSite } from '../../support/church-site.ts';
import { counted } from '../../support/counted.ts';
import { demoChurchOf, makeChurch, type OwnChurch, type Person } from '../../support/own-church.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { openAs, unexpected } from '../../support/portal-visit.ts';
import type { Product } from '../../support/product.ts';
import { product, startOwnProduct, waitForMail } from '../../support/shared-product.ts';
import { obstacles } from '../../support/sound.ts';
import { visit } from '../../support/visit.ts';

const TAB = '/church-admin?tab=website&lang=en';

let church: OwnChurch;
/** The installation check reads the demo church's site and no other of this machine, so it has a product of its own. */
let demo: OwnChurch;
let demoProduct: Product;
beforeAll(async () => {
  demoProduct = await startOwnProduct({});
  demo = demoChurchOf(demoProduct);
  church = await makeChurch();
});
afterAll(() => demoProduct?.close());

const signIn = (person: Person, path = TAB, from = church) => openAs(from, person, path);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const isUnderPointer = async (target: Locator) => {
  await target.hover();
  return target.evaluate((element) => element.matches(':hover'));
};
const onStep = (page: Page, heading: string) => page.getByRole('heading', { level: 2, name: heading }).waitFor();
const isAtHeading = (page: Page) => page.evaluate(() => document.activeElement?.tagName === 'H2');

test('an administrator completes the tutorial from the plan to a live app', async () => {
  const { page, problems, leave } = await signIn('office', TAB, demo);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { press, choose, fill, taken } = counted(page);
  const look = async (name: string) => {
    expect(await obstacles(page)).toEqual([]);
    await picture(page, `wizard-${name}`);
  };

  await onStep(page, 'Put an app on your website');
  expect(await button(page, 'Previous').isDisabled()).toBe(true);
  expect(await button(page, /Your platform/).isDisabled()).toBe(true);
  expect(await page.getByText('Step 1 of 7', { exact: true }).isVisible()).toBe(true);
  await press(button(page, 'Continue'));

  await onStep(page, 'Your subscription');
  expect(await isAtHeading(page)).toBe(true);
  await page.getByText('Your plan is active.').waitFor();
  await look('status');
  await press(button(page, 'Continue'));

  await onStep(page, 'What is your website built with?');
  await page.getByRole('radio', { name: /^WordPress Your own/ }).waitFor();
  expect(await button(page, 'Continue').isDisabled()).toBe(true);
  await page.getByRole('radio', { name: /^Tag manager/ }).check();
  await choose(page.getByRole('radio', { name: /^HTML\/Custom/ }));
  await look('platform');
  await press(button(page, 'Continue'));

  await onStep(page, 'Generate Embed Codes');
  await page.getByLabel('App', { exact: true }).selectOption('prayer-generator');
  expect(taken()).toEqual({ presses: 3, choices: 1, fields: 0 });
  await press(button(page, 'Copy: Prayer Generator on HTML/Custom'));
  expect(taken()).toEqual({ presses: 1, choices: 0, fields: 0 });
  await page.getByText('Copied to clipboard!', { exact: true }).waitFor();
  await button(page, 'Copied: Prayer Generator on HTML/Custom').waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await button(page, 'Copy: Prayer Generator on HTML/Custom').waitFor();
  await look('codes');

  // The URL keeps step, platform and app; the server keeps the platform.
  await page.reload();
  await page.getByText('Prayer Generator on HTML/Custom').waitFor();
  expect(new URL(page.url()).searchParams.get('step')).toBe('codes');
  await button(page, 'Continue').click();

  await onStep(page, 'See it like a visitor');
  await page.frameLocator('iframe').last().frameLocator('iframe').getByLabel('What’s going on?').fill('It works here.');
  // Chromium updates a scrolled frame's position when it paints; a click before that misses.
  await expect.poll(() => isUnderPointer(button(page, 'Continue'))).toBe(true);
  await button(page, 'Continue').click();

  // The copied code goes into a church page, and a visitor opens it.
  const site = await startChurchSite({ '/': '<h1>Welcome</h1>', '/prayer': `<h1>Prayer</h1>${code}` });
  const visitor = await visit(`${site.origin}/prayer`, { product: demoProduct });
  expect(await visitor.app.getByLabel('What’s going on?').isVisible()).toBe(true);
  await visitor.leave();

  await onStep(page, 'Is it live?');
  await page.reload();
  await page.getByText(`${site.origin}/prayer`).waitFor();
  await site.close();
  const check = async (url: string, finding: string) => {
    await fill({ 'Page address': url });
    await press(button(page, /^Check/).first());
    await page.getByRole('heading', { level: 3, name: finding }).waitFor();
    expect(taken()).toEqual({ presses: 1, choices: 0, fields: 1 });
  };
  await button(page, 'Check the page').click();
  await page.getByText('Enter the page’s address', { exact: true }).waitFor();
  await check(`${demo.site}/`, 'We didn’t find the code');
  await page.getByText('What to do:').waitFor();
  await check('http://192.168.0.1/', 'We couldn’t read the page');
  await check(`${demo.site}/prayer.html`, 'It’s live');
  await look('verify');
  await button(page, 'Continue').click();

  await onStep(page, 'What’s next');
  const square = page.getByRole('img', { name: /QR code that opens/ });
  expect(await square.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(
    true,
  );
  await button(page, 'Finish Tutorial').click();
  await page.getByRole('heading', { name: 'Tutorial Complete!' }).waitFor();
  await look('complete');
  expect(unexpected(problems)).toEqual([]);
  await leave();
}, 180_000);

test('a website that is not on the list is allowed from the check’s result', async () => {
  const { page, leave } = await signIn('office', `${TAB}&step=verify&platform=html`, demo);
  const remove = await page.evaluate(async () => {
    const identity = { authorization: `Bearer ${localStorage.getItem('sessionId')}` };
    const { csrf_token } = await (await fetch('/api/csrf-token', { headers: identity })).json();
    const { sites } = await (await fetch('/api/church/sites', { headers: identity })).json();
    const headers = { ...identity, 'x-csrf-token': csrf_token };
    const gone = sites.map(({ origin }: { origin: string }) =>
      fetch(`/api/church/sites/${encodeURIComponent(origin)}`, { method: 'DELETE', headers }),
    );
    return (await Promise.all(gone)).map(({ status }) => status);
  });
  expect(remove.every((status) => status === 204)).toBe(true);

  await page.getByLabel('Page address').fill(`${demo.site}/prayer.html`);
  await button(page, 'Check the page').click();
  await page.getByRole('heading', { name: 'This website isn’t on your list' }).waitFor();
  await button(page, `Allow ${demo.site}`).click();

  await page.getByRole('heading', { name: 'It’s live' }).waitFor();
  await leave();
});

test('the webmaster gets an email with the code, in the language of the tutorial', async () => {
  const webmaster = `webmaster@${church.slug}.example`;
  const address = '/church-admin?tab=website&step=codes&platform=wordpress&app=prayer-generator&lang=es';
  const { page, problems, leave } = await signIn('office', address);
  await onStep(page, 'Generar los códigos');
  await page.locator('html:lang(es)', { hasText: 'Copie el código' }).waitFor();
  await button(page, 'Enviar a quien administra el sitio').click();
  await button(page, 'Enviar correo').click();
  await page.getByText('Falta el correo electrónico').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByLabel('Correo electrónico de esa persona').fill(webmaster);
  await button(page, 'Enviar correo').click();
  await page.getByText('Correo enviado', { exact: true }).waitFor();

  const letter = await waitForMail(webmaster, /./);
  expect(letter.text).toContain('data-app="prayer-generator"');
  expect(unexpected(problems)).toEqual([]);
  await button(page, 'English').click();
  await onStep(page, 'Generate Embed Codes');
  await leave();
});

test.each([
  ['trial', 'Embed codes are available after upgrading.'],
  ['paused', 'Your plan is paused.'],
  ['expired', 'Your plan has expired.'],
])('a church whose plan is %s sees why there are no codes, and cannot continue', async (status, words) => {
  const own = await makeChurch();
  await own.setPlan(status);
  const { page, leave } = await signIn('office', `${TAB}&step=success&platform=wix`, own);

  await onStep(page, 'Generate Embed Codes');
  await page.getByText(words).waitFor();
  expect(await button(page, 'Continue').isDisabled()).toBe(true);
  expect(await page.getByText('data-church').count()).toBe(0);
  expect(await button(page, /^6/).isDisabled()).toBe(true);
  await leave();
});

test('the plan is polled every half minute on its step only', async () => {
  const own = await makeChurch();
  const { page, leave } = await signIn('office', '/member', own);
  await page.clock.install();
  let asked = 0;
  await page.route('**/api/church/subscription-status*', (route) => {
    asked++;
    return route.continue();
  });
  await page.goto(`${product.origin}${TAB}&step=status`);
  await page.getByText('Your plan is active.').waitFor();
  await own.setPlan('paused');

  await page.clock.runFor(31_000);
  await page.getByText('Your plan is paused.').waitFor();
  expect(asked).toBe(2);

  await own.setPlan('active');
  await page.clock.runFor(31_000);
  await page.getByText('Your plan is active.').waitFor();
  await button(page, 'Continue').click();
  await onStep(page, 'What is your website built with?');
  await page.clock.runFor(95_000);
  expect(asked).toBe(3);
  await leave();
});

test('without clipboard access the tutorial asks to copy by hand', async () => {
  const { page, leave } = await signIn('office', `${TAB}&step=codes&platform=html`);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }),
  );

  await button(page, /^Copy: .* on HTML/).click();

  await page.getByText('Copy failed', { exact: true }).waitFor();
  await page.getByText('Please select and copy the code manually.', { exact: true }).waitFor();
  await leave();
});

test('a member cannot open the tutorial, and an administrator sees only their own church', async () => {
  const member = await signIn('member');
  await member.page.waitForURL('**/member');

  const { page, leave } = await signIn('office', `${TAB}&church=lampstand&step=codes&platform=html`);
  await page.getByText(`data-church="${church.slug}"`).first().waitFor();
  expect(await page.getByText('data-church="lampstand"').count()).toBe(0);
  await Promise.all([member.leave(), leave()]);
});
