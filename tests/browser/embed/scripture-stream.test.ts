import { quoted } from '@lampstand/sdk/app';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelSimulator, startModelSimulator } from '../../../tools/model-simulator/index.ts';
import { fold, printedVerses } from '../../support/printed-bible.ts';
import type { Product } from '../../support/product.ts';
import { startOwnProduct } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

// Small chunks, so that the stream stops after each word at some moment.
const pace = { characters: 6, milliseconds: 15 };
const script = `Peace to you, and thank you for asking. Jesus says in Luke 6:38, “Whoever gives the most shall be first and shall never be sad.” A friend may read along.

“For God so loved the planet, that he gave his one and only Son” (John 3:16). Hold on to it. “Yahweh is my shepherd; I shall lack nothing” (Psalm 46:10). All of it was foretold in Hezekiah 4:12. More of it is in Romans 99:1. Take your time today.

Even though I walk through the valley of the shadow of death, I will fear no trouble, for you are with me. Then breathe.

Read this aloud: [[Psalm 121:1-2]]

‘God hands out houses to everybody who asks him twice’ (Matthew 7:7). “Ask God, who gives generously, if you lack wisdom” (James 1:5). In James 1:5 it is put like this: “Whoever doubts for a moment has lost all of it`;

/** Text of the model that is not Scripture, not at that reference, or not in these words. */
const never = [/Whoever|God hands/, /planet/, /Psalm 46:10/, /Hezekiah/, /Romans 99/, /no trouble/, /\[\[|\]\]/];
/** A notice about a mistake quotes it. */
const told =
  /“[^”]*” aren’t the words of [^,]+,|[^.“]+ doesn’t say that,|These words are in [^.]+\.|[^.]*\. We removed that sentence\./g;

let model: ModelSimulator;
let product: Product;
beforeAll(async () => {
  model = await startModelSimulator({ mode: 'obey', script, pace });
  const env = { LAMPSTAND_MODEL: 'openai-compatible', MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'obey' };
  product = await startOwnProduct(env);
});
afterAll(async () => {
  await Promise.all([product?.close(), model?.close()]);
});

/** Records the text of the conversation after each change; returns the records, oldest first. */
async function recordThread(page: Page): Promise<() => Promise<string[]>> {
  const frame = page.frames().find((one) => one.url().startsWith(`${product.origin}/embed/`));
  if (!frame) throw new Error('There is no app in the page.');
  const states = await frame.evaluateHandle(() => {
    const kept: string[] = [];
    const keep = () => {
      const text = document.querySelector<HTMLElement>('[role=log]')?.innerText ?? '';
      if (text !== kept.at(-1)) kept.push(text);
    };
    new MutationObserver(keep).observe(document, { subtree: true, childList: true, characterData: true });
    return kept;
  });
  return () => states.jsonValue();
}

async function shownVerses(app: FrameLocator) {
  const shown: { reference: string; badge: string; text: string }[] = [];
  for (const heading of await app.locator('.fold > summary').all()) await heading.click();
  for (const verse of await app.locator('.verse').all()) {
    const [reference = ''] = (await verse.locator('figcaption > span').first().innerText()).split(', ');
    const badge = await verse.locator('.badge').innerText();
    shown.push({ reference, badge, text: fold(await verse.locator('blockquote').innerText()) });
  }
  return shown;
}

test('while a hostile model streams, the page never shows an invented or altered verse', async () => {
  const { page, app, problems, leave } = await visit(`${product.church}/ask.html`, { product });
  const recorded = await recordThread(page);
  const before = model.asked.length;

  await app.getByRole('textbox', { name: 'Your question' }).fill('What does the Bible say about patience?');
  await app.getByRole('button', { name: 'Ask', exact: true }).click();
  await app.getByText('The answer is ready').waitFor();

  const verses = await shownVerses(app);
  const states = await recorded();
  expect(states.length).toBeGreaterThan(3);
  const printed = verses.map(({ reference }) => printedVerses(reference));
  for (const state of states.map((text) => text.replace(told, ''))) {
    for (const mistake of never) expect(state).not.toMatch(mistake);
    for (const [, quoted = ''] of state.matchAll(/“([^“”]+)/g))
      expect(
        printed.filter((verse) => verse.includes(fold(quoted))),
        quoted,
      ).not.toEqual([]);
  }
  expect(states.at(-1)).toMatch(
    /A friend may read along.+Take your time today.+In other words: Ask God, who gives generously/s,
  );

  for (const { reference, text } of verses) expect(text).toBe(quoted(printedVerses(reference)));
  expect(verses.slice(0, 4).map(({ reference, badge }) => [reference, badge])).toEqual([
    ['John 3:16', expect.stringContaining('Corrected')],
    ['Psalm 23:1', expect.stringContaining('Corrected')],
    ['Psalm 23:4', expect.stringContaining('Corrected')],
    ['Psalm 121:1-2', expect.stringContaining('Checked word for word')],
  ]);
  expect(model.asked.length).toBe(before + 1);
  expect(problems).toEqual([]);
  await leave();
});
