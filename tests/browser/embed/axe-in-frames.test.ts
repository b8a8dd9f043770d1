import { expect, test } from 'vitest';
import { newContext } from '../../support/chromium.ts';
import { axeFindings } from '../../support/page-watch.ts';

test('axe finds problems in a sandboxed frame too, each time it is asked', async () => {
  const page = await (await newContext()).newPage();
  await page.setContent(`<html lang="en"><title>Church</title><main><h1>Church</h1>
    <iframe title="App" sandbox="allow-scripts" srcdoc="<html lang=en><title>App</title><main><img src=x></main>">
    </iframe></main></html>`);
  await page.frameLocator('iframe').locator('img').waitFor({ state: 'attached' });

  const first = await axeFindings(page);

  expect(first).toContain('image-alt: iframe img');
  expect(await axeFindings(page)).toEqual(first);
});
