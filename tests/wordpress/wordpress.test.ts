import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appFrames } from '../support/embed-page.ts';
import { picture } from '../support/picture.ts';
import { product } from '../support/shared-product.ts';
import { openPage, visit } from '../support/visit.ts';
import { installWordPress } from './packages.ts';
import { logIn } from './people.ts';
import { startWordPress, type WordPress } from './site.ts';

const missing = installWordPress();
if (missing) console.log(`The tests with a real WordPress were skipped: ${missing}.`);

let wordpress: WordPress;
beforeAll(async () => {
  if (missing) return;

  wordpress = await startWordPress(product);
}, 180_000);
afterAll(async () => {
  await wordpress?.close();
});

const html = (code: string) => `<!-- wp:html -->\n${code}\n<!-- /wp:html -->`;
const loader = () => `<script async src="${product.origin}/embed.js"></script>`;
const place = (app: string) => `data-church="grace-chapel" data-app="${app}"`;
const line = (app: string) =>
  `<script async src="${product.origin}/embed.js" ${place(app)} style="display:block;min-height:900px"></script>`;
/** The height that the portal's wizard writes. */
const room = 'min-height:2210px';
let isPluginOn: Promise<string> | undefined;
/** Activates the plugin, once for all tests that want it, and sets it up for the demo church. */
function usePlugin(): Promise<string> {
  isPluginOn ??= wordpress.php(`
    update_option('lampstand_settings', array('origin' => '${product.origin}/', 'church' => 'grace-chapel'));
    if (activate_plugin('lampstand/lampstand.php')) exit('The plugin could not be activated.');`);
  return isPluginOn;
}

/** The one app of a page. */
function frameOf(page: Page): Frame {
  const frames = appFrames(page);
  expect(frames).toHaveLength(1);
  return frames[0] as Frame;
}

/** Resolves when the frame shows all of its content, without a scroll bar. */
const showsAll = (frame: Frame) =>
  frame.waitForFunction(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight <= clientHeight + 1;
  });
/** Without the frame's border: height that the app has. */
const heightOf = (page: Page) => page.locator('iframe[src*="/embed/"]').evaluate((frame) => frame.clientHeight);

/** Requests a prayer; returns the frame's height before and after. */
async function heightsAroundPrayer(page: Page): Promise<[before: number, after: number]> {
  const app = page.frameLocator('iframe[src*="/embed/"]');
  const frame = frameOf(page);
  await showsAll(frame);
  const before = await heightOf(page);
  await app.getByLabel('What’s going on?').fill('My father Daniel has heart surgery on Thursday and I am afraid.');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Your prayer is ready').waitFor();
  await showsAll(frame);
  return [before, await heightOf(page)];
}

test.skipIf(missing)(
  'an administrator’s Custom HTML block opens the app, and the frame follows its height',
  async () => {
    const { kept, url } = await wordpress.publish('administrator', html(line('prayer-generator')));
    const { page, leave } = await visit(url);

    const [before, after] = await heightsAroundPrayer(page);

    expect(kept).toContain(line('prayer-generator'));
    expect(after).toBeGreaterThan(before);
    await picture(page, 'wordpress-line');
    await leave();
  },
);

test.skipIf(missing)(
  'WordPress strips an author’s script silently, and keeps the placeholder with its height',
  async () => {
    const box = `<div ${place('debt-coach')} style="${room}"></div>`;

    const pasted = await wordpress.publish('author', html(line('debt-coach')));
    const placed = await wordpress.publish('author', html(box));

    expect(pasted.kept).toBe(html(''));
    expect(placed.kept).toBe(html(box));
  },
);

test.skipIf(missing)('an author’s placeholder works with the administrator’s site-wide script', async () => {
  const footer = await wordpress.rest<{ id: string; content: { raw: string } }>(
    'administrator',
    '/wp/v2/template-parts/twentytwentythree//footer',
  );
  const set = (content: string) =>
    wordpress.rest('administrator', '/wp/v2/template-parts/twentytwentythree//footer', { content });
  await set(`${footer.content.raw}\n${html(loader())}`);
  const { url } = await wordpress.publish(
    'author',
    html(`<div ${place('prayer-generator')} style="min-height:780px"></div>`),
  );
  const { page, leave } = await visit(url);

  const [before, after] = await heightsAroundPrayer(page);

  expect(after).toBeGreaterThan(before);
  await leave();
  await set(footer.content.raw);
});

test.skipIf(missing)('an author’s link on its own line becomes an oEmbed that WordPress shows and sizes', async () => {
  const { url } = await wordpress.publish('author', `${product.origin}/a/grace-chapel/prayer-generator`);
  const { page, leave } = await visit(url);
  const frame = page.locator('iframe[src*="/embed/"]');
  await frame.waitFor({ state: 'visible' });

  await showsAll(frameOf(page));

  expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(await page.locator('blockquote.wp-embedded-content').isVisible()).toBe(false);
  const height = await heightOf(page);
  expect(height).toBeGreaterThanOrEqual(200);
  expect(height).toBeLessThanOrEqual(1_000);
  await picture(page, 'wordpress-link');
  await leave();
});

test.skipIf(missing)(
  'inside WordPress’ sandbox the app writes a prayer without a form, and a tall answer scrolls',
  async () => {
    const { url } = await wordpress.publish('author', `${product.origin}/a/grace-chapel/prayer-generator`);
    const { page, app, leave } = await visit(url);
    await page.locator('iframe[src*="/embed/"]').waitFor({ state: 'visible' });

    await app.getByLabel('What’s going on?').fill('Our son Luis has heart surgery on Saturday.');
    await app.getByRole('button', { name: 'Write the prayer' }).click();
    await app.getByText('Your prayer is ready').waitFor();

    expect(await heightOf(page)).toBe(1_000);
    expect(await frameOf(page).evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    await leave();
  },
);

test.skipIf(missing)('with the plugin, an author’s shortcode has the right space, frame and height', async () => {
  await usePlugin();
  const { url } = await wordpress.publish('author', '[lampstand app="prayer-generator"]');
  const { page, problems, leave } = await visit(url);

  const [before, after] = await heightsAroundPrayer(page);

  expect(after).toBeGreaterThan(before);
  expect(problems.filter((problem) => !problem.includes(wordpress.origin))).toEqual([]);
  const written = await (await fetch(url)).text();
  expect(written).toMatch(
    /data-app="prayer-generator" data-title="Prayer Generator" style="min-height:(clamp\(\d+px,|\d+px)/,
  );
  expect(written).toContain(`<a href="${product.origin}/a/grace-chapel/prayer-generator">`);
  await picture(page, 'wordpress-shortcode');
  await leave();
});

test.skipIf(missing)('with the plugin, a link becomes the app, also one that WordPress cached as a frame', async () => {
  await usePlugin();
  const { url } = await wordpress.publish('author', `${product.origin}/a/grace-chapel/prayer-generator`);
  const { page, leave } = await visit(url);

  const [before, after] = await heightsAroundPrayer(page);

  expect(after).toBeGreaterThan(before);
  expect(await page.locator('blockquote').count()).toBe(0);
  await leave();
});

test.skipIf(missing)('a page with several apps loads the script once, a page without an app does not', async () => {
  await usePlugin();
  const both = await wordpress.publish('author', '[lampstand app="bible-chat"]\n\n[lampstand app="debt-coach"]');
  const none = await wordpress.publish('author', 'Nothing but words.');

  const scripts = async (url: string) => (await (await fetch(url)).text()).match(/<script[^>]*embed\.js[^>]*>/g);

  expect(await scripts(both.url)).toHaveLength(1);
  expect((await scripts(both.url))?.[0]).toMatch(/^<script async /);
  expect(await scripts(none.url)).toBeNull();
});

test.skipIf(missing)('markup in a shortcode’s attributes stays text', async () => {
  await usePlugin();
  const bad = '[lampstand app="debt-coach" church="grace-chapel&quot; onload=&quot;alert(1)" mode="popup"]';
  const sly = `[lampstand app="debt-coach" mode="popup" label="&quot; onclick=&quot;alert(1)"]`;

  const { url } = await wordpress.publish('author', `${bad}\n\n${sly}`);

  const written = await (await fetch(url)).text();
  expect(written).not.toMatch(/on(load|click)="alert/);
  expect(written.match(/class="lampstand-app"/g)).toHaveLength(1);
  expect(written).not.toContain('lampstand-trouble');
});

test.skipIf(missing)('an author adds the block in the editor, and it opens from its button', async () => {
  await usePlugin();
  const { page, leave } = await openPage(`${wordpress.origin}/wp-login.php`);
  await logIn(page, wordpress, 'author', '/wp-admin/post-new.php');

  const url = await page.evaluate(async () => {
    // The editor's own interface; its types are not ours.
    const { blocks, data } = (globalThis as unknown as { wp: EditorGlobals }).wp;
    const block = blocks.createBlock('lampstand/app', {
      app: 'prayer-generator',
      mode: 'popup',
      label: 'Ask for prayer',
    });
    await data.dispatch('core/block-editor').insertBlocks(block);
    await data.dispatch('core/editor').editPost({ title: 'Prayer', status: 'publish' });
    await data.dispatch('core/editor').savePost();
    return data.select('core/editor').getPermalink();
  });
  await page.getByText('Prayer Generator', { exact: true }).first().waitFor();
  await page
    .getByRole('button', { name: 'Close panel' })
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await page.screenshot({ path: 'test-output/screens/wordpress-editor.png' });
  expect(await page.getByText('This block contains unexpected or invalid content').count()).toBe(0);

  await page.goto(url);
  await page.getByRole('button', { name: 'Ask for prayer' }).click();
  await page.frameLocator('dialog iframe').locator('html[data-ready]').waitFor();
  await leave();
});

test.skipIf(missing)(
  'an administrator sets up the plugin; an invalid value shows an error and keeps the old one',
  async () => {
    await usePlugin();
    const { page, leave } = await openPage(`${wordpress.origin}/wp-login.php`);
    await logIn(page, wordpress, 'administrator', '/wp-admin/options-general.php?page=lampstand');
    await page.getByText('[lampstand app="debt-coach"]').waitFor();
    await page.screenshot({ path: 'test-output/screens/wordpress-settings.png', fullPage: true });

    await page.getByLabel('Church ID').fill('Grace Chapel');
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await page.getByText('A church ID has only lowercase letters, numbers and hyphens').waitFor();
    expect(await page.getByLabel('Church ID').inputValue()).toBe('grace-chapel');
    expect(await page.getByLabel('Lampstand address').inputValue()).toBe(product.origin);
    await leave();
  },
);

test.skipIf(missing)('an author cannot open the settings', async () => {
  await usePlugin();
  const { page, leave } = await openPage(`${wordpress.origin}/wp-login.php`);
  await logIn(page, wordpress, 'author', '/wp-admin/');

  const answer = await page.goto(`${wordpress.origin}/wp-admin/options-general.php?page=lampstand`);

  expect(answer?.status()).toBe(403);
  await leave();
});

test.skipIf(missing)('deleting the plugin leaves nothing behind, and PHP logged no warning', async () => {
  await usePlugin();

  const left = await wordpress.php(`
    uninstall_plugin('lampstand/lampstand.php');
    global $wpdb;
    echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%lampstand_%'");`);

  expect(left).toBe('0');
  const log = await wordpress.php("echo @file_get_contents(WP_CONTENT_DIR . '/debug.log');");
  expect(log.split('\n').filter((said) => said.includes('/plugins/lampstand/'))).toEqual([]);
});

interface EditorGlobals {
  blocks: { createBlock(name: string, attributes: object): unknown };
  data: {
    dispatch(store: string): Record<'insertBlocks' | 'editPost' | 'savePost', (value?: unknown) => Promise<unknown>>;
    select(store: string): { getPermalink(): string };
  };
}
