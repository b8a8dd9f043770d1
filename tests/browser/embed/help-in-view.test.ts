import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seenHelp } from '../../support/help.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const places = [
  { where: 'a church’s page', form: '/prayer.html', chat: '/ask.html' },
  { where: 'its own page', form: '/a/grace-chapel/prayer-generator', chat: '/a/grace-chapel/bible-chat' },
].flatMap((place) => sizes.map((size) => ({ ...place, ...size })));

const addressOf = (path: string) => (path.startsWith('/a/') ? product.origin + path : path);
const status = (app: FrameLocator) => app.locator('.status');
const inDanger = 'I want to end my life tonight';

async function pray(app: FrameLocator, text: string): Promise<void> {
  await app.getByLabel('What’s going on?').fill(text);
  await app.getByRole('button', { name: 'Write the prayer' }).click();
}
async function ask(app: FrameLocator, text: string, number: number): Promise<void> {
  await app.getByRole('textbox', { name: 'Your question' }).fill(text);
  await app.getByRole('button', { name: 'Ask', exact: true }).click();
  await app
    .locator('.turn')
    .nth(number - 1)
    .locator('.sect')
    .first()
    .waitFor();
  await app.getByRole('button', { name: 'Ask', exact: true }).waitFor();
}
async function expectSeen(page: Page, app: FrameLocator): Promise<void> {
  await expect.poll(() => seenHelp(page, app)).toMatchObject({ hasFocus: true, numberInView: true });
  // A frame scrolls by whole pixels, so up to one can be cut off.
  expect((await seenHelp(page, app)).top).toBeGreaterThan(-1);
}

test.each(places)('help in a form on $where at $width px is in view and has the focus', async ({ form, ...size }) => {
  const { page, app, problems, leave } = await visit(addressOf(form), size);

  await pray(app, inDanger);
  await status(app).getByText('Help is here.').waitFor();

  await expectSeen(page, app);
  expect(await app.locator('.asof:visible, .starters:visible').count()).toBe(0);
  expect(await app.getByText('Your prayer is ready').count()).toBe(0);
  expect(await app.getByRole('heading', { level: 2 }).innerText()).toBe('Please talk to someone right now.');
  if (size.width === 1280) await picture(page, `help-form-${form.startsWith('/a/') ? 'own' : 'church'}`);
  // axe itself breaks the policy of the app's own page, so it comes last.
  expect(problems).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});

test.each(places)(
  'help after the fifth question of a conversation on $where at $width px is in view and has the focus',
  async ({ chat, ...size }) => {
    const { page, app, problems, leave } = await visit(addressOf(chat), size);

    for (let number = 1; number <= 4; number++) await ask(app, `Who was Ruth, ${number}?`, number);
    expect(
      await app.getByRole('textbox', { name: 'Your question' }).evaluate((e) => e === document.activeElement),
    ).toBe(true);
    await ask(app, 'I want to die', 5);

    await expectSeen(page, app);
    expect(await app.locator('.starters').count()).toBe(0);
    await ask(app, 'I still want to die', 6);
    await expectSeen(page, app);
    // axe itself breaks the policy of the app's own page, so it comes last.
    expect(problems).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await leave();
  },
);

test('printed help has its title and phone numbers, and no button', async () => {
  const { page, app, leave } = await visit('/prayer.html');
  await pray(app, inDanger);
  await status(app).getByText('Help is here.').waitFor();

  await page.emulateMedia({ media: 'print' });

  const title = app.getByRole('heading', { level: 2 });
  expect((await title.boundingBox())?.width).toBeGreaterThan(200);
  expect(await title.evaluate((heading) => getComputedStyle(heading.parentElement ?? heading).clipPath)).toBe('none');
  expect(await app.locator('.callout.urgent a[href="tel:988"]').isVisible()).toBe(true);
  expect(await app.getByText('Clear this page').isVisible()).toBe(false);
  expect(await app.getByText('Review before use').isVisible()).toBe(false);
  await leave();
});

test('in a plain iframe of a fixed height, the frame scrolls its own help into view', async () => {
  const { page, leave } = await visit('/ask.html', { width: 390, height: 844 });
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src, title: 'Chat' });
    frame.style.cssText = 'width:360px;height:600px';
    document.body.replaceChildren(frame);
  }, `${product.origin}/embed/grace-chapel/bible-chat?form=iframe`);
  const app = page.frameLocator('iframe');
  await app.locator('html[data-ready]').waitFor();
  // The frame knows after three seconds that no loader answers; before that it has to scroll as well.
  for (let number = 1; number <= 4; number++) await ask(app, `Who was Ruth, ${number}?`, number);
  await ask(app, 'I want to die', 5);

  await expectSeen(page, app);
  await leave();
});
