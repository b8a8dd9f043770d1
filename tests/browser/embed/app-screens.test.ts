import type { FrameLocator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { picture } from '../../support/picture.ts';
import { appObstacles } from '../../support/sound.ts';
import { visit } from '../../support/visit.ts';

interface Walk {
  app: string;
  path: string;
  /** Submits an invalid form; a conversation has none. */
  err?: (app: FrameLocator) => Promise<void>;
  finish: (app: FrameLocator) => Promise<void>;
}

const walks: Walk[] = [
  {
    app: 'prayer',
    path: '/prayer.html',
    async err(app) {
      await app.getByLabel('What’s going on?').fill('Too long. '.repeat(401));
      await app.getByRole('button', { name: 'Write the prayer' }).click();
      await app.getByText('Please check one answer:').waitFor();
    },
    async finish(app) {
      await app.getByLabel('What’s going on?').fill('My father has heart surgery on Thursday and I am afraid.');
      // By keyboard: the error summary disappears with the last error, and the button moves under a pointer.
      await app.getByRole('button', { name: 'Write the prayer' }).press('Enter');
      await app.getByText('Your prayer is ready').waitFor();
    },
  },
  {
    app: 'debt',
    path: '/help.html',
    async err(app) {
      await app.getByRole('button', { name: 'Work out the plan' }).click();
      await app.getByText(/Please check \d+ answers:/).waitFor();
    },
    async finish(app) {
      await app.getByRole('button', { name: 'Two cards, a car and a hospital bill' }).click();
      await app.getByRole('button', { name: 'Work out the plan' }).press('Enter');
      await app.getByText('Your plan is ready').waitFor();
    },
  },
  {
    app: 'chat',
    path: '/ask.html',
    async finish(app) {
      await app.getByRole('button', { name: 'What does the Bible say about anxiety?' }).click();
      await app.getByText('The answer is ready').waitFor();
    },
  },
];
const phone = { on: 'a light phone', width: 390, dark: false };
/** The prayer is checked in four looks, every other app on a light phone. */
const looksOf = (app: string) =>
  app === 'prayer'
    ? [
        phone,
        { on: 'a dark phone', width: 390, dark: true },
        { on: 'a light computer', width: 1280, dark: false },
        { on: 'a dark computer', width: 1280, dark: true },
      ]
    : [phone];

describe.each(walks)('the $app app', ({ app: name, path, err, finish }) => {
  test.each(looksOf(name))('fits and has no axe finding in any of its states on $on', async ({ width, dark }) => {
    const { page, app, leave } = await visit(path, { width, dark });
    const screen = async (state: string) => {
      if (width === phone.width && !dark) await picture(page, `${name}-${state}`);
    };
    const found: { [state: string]: string[] } = {};

    await screen('form');
    found.form = await appObstacles(page);
    if (err) {
      await err(app);
      await screen('errors');
      found.errors = await appObstacles(page);
    }
    await finish(app);
    await screen('result');
    found.result = await appObstacles(page);

    expect(found).toEqual({ form: [], ...(err ? { errors: [] } : {}), result: [] });
    await leave();
  });
});
