import type { DocumentHead, RunEvent } from '@lampstand/sdk/app';
import type { FrameLocator, Page } from 'playwright-core';

/** Where "Clear this page" goes. */
export const HARMLESS_PAGE = 'https://www.weather.gov/';

/** Answers requests for the harmless page, so that no test leaves this machine. Returns how often it was asked for. */
export async function answerHarmlessPage(page: Page): Promise<() => number> {
  let asked = 0;
  await page.context().route(`${HARMLESS_PAGE}**`, (route) => {
    asked++;
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Weather</title><h1>Weather</h1>' });
  });
  return () => asked;
}

const head: DocumentHead = { title: 'Answer', asOf: '2026-11-22', writer: { kind: 'built-in' } };
const careHead: DocumentHead = { ...head, title: 'Please talk to someone right now.', care: true };

/** An ordinary answer, higher than a phone. */
const ordinary: RunEvent[] = [
  { type: 'section', section: { id: 'answer', title: 'Ruth' }, document: head },
  ...Array.from(
    { length: 12 },
    (): RunEvent => ({
      type: 'block',
      section: 'answer',
      block: {
        type: 'prose',
        text: 'Ruth was a Moabite who went with Naomi to Bethlehem, and gleaned there. '.repeat(4),
      },
    }),
  ),
  { type: 'done', document: head, suggestions: ['And Naomi?'] },
];

/** Help as the server sends it to someone in danger. */
const care: RunEvent[] = [
  { type: 'section', section: { id: 'care', title: careHead.title, bare: true }, document: careHead },
  {
    type: 'block',
    section: 'care',
    block: {
      type: 'callout',
      tone: 'urgent',
      lang: 'en',
      title: 'Please talk to someone right now.',
      text: 'You don’t have to finish this page. If you, or someone you know, might act on thoughts of suicide soon, call 911 and don’t be alone with this. Call or text 988 at any hour. It’s free, and a person answers.',
      contacts: [
        { label: 'Call 988', href: 'tel:988' },
        { label: 'Text 988', href: 'sms:988' },
        { label: 'Call 911', href: 'tel:911' },
      ],
    },
  },
  ...Array.from(
    { length: 3 },
    (): RunEvent => ({
      type: 'block',
      section: 'care',
      block: { type: 'prose', lang: 'en', text: 'You matter, and tonight is not the whole of your life. '.repeat(6) },
    }),
  ),
  {
    type: 'block',
    section: 'care',
    block: { type: 'callout', tone: 'next', lang: 'en', text: 'Tell one person today.' },
  },
  { type: 'done', document: careHead },
];

/**
 * Answers runs in place of the server, which sends `care` documents later than the frame knows them. Once it does, the
 * tests of help-seen.test.ts and clear-page.test.ts can go without this.
 *
 * It answers with help where the newest words speak of dying, else with an ordinary answer.
 */
export async function answerRuns(page: Page): Promise<void> {
  await page.route('**/embed-api/runs', (route) => {
    const events = /die|my life/.test(newest(route.request().postDataJSON())) ? care : ordinary;
    const body = events.map(({ type, ...rest }) => `event: ${type}\ndata: ${JSON.stringify(rest)}\n\n`).join('');
    return route.fulfill({
      contentType: 'text/event-stream',
      headers: { 'access-control-allow-origin': '*' },
      body,
    });
  });
}

function newest({ messages, input }: { messages?: { text: string }[]; input: object }): string {
  return messages?.at(-1)?.text ?? JSON.stringify(input);
}

/** How the newest help is seen: what has the focus, and where the block and its first number are in the window. */
export async function seenHelp(page: Page, app: FrameLocator) {
  const block = app.locator('.callout.urgent').last();
  await block.waitFor();
  const number = block.locator('a[href="tel:988"]').first();
  const view = page.viewportSize();
  const inView = async (part: typeof block) => {
    const box = await part.boundingBox();
    return box !== null && view !== null && box.y >= 0 && box.y + box.height <= view.height;
  };
  return {
    hasFocus: await block.evaluate((element) => element === document.activeElement && document.hasFocus()),
    numberInView: await inView(number),
    top: (await block.boundingBox())?.y ?? -1,
  };
}
