import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Manifest, RunEvent } from '../../../sdk/src/app/index.ts';
import { picture } from '../../support/picture.ts';
import { appObstacles } from '../../support/sound.ts';
import { type Visit, visit } from '../../support/visit.ts';

// No finished app asks back, practices or keeps records yet: the frame gets such a manifest and such run events here.
const head = { title: 'Usher interview', asOf: '2026-11-22', writer: { kind: 'built-in' as const } };
const stream = (...events: RunEvent[]) =>
  events.map(({ type, ...rest }) => `event: ${type}\ndata: ${JSON.stringify(rest)}\n\n`).join('');

/** Changes the manifest that the frame reads from its document. Runs in the page. */
function changeManifest(change: object): void {
  const parse = JSON.parse;
  JSON.parse = (text, reviver) => {
    const value = parse(text, reviver);
    if (value?.manifest) Object.assign(value.manifest, change);
    return value;
  };
}

/** An app on a phone with another manifest, whose runs are answered one after the other. */
async function open(change: Partial<Manifest>, ...answers: RunEvent[][]): Promise<Visit & { sent: unknown[] }> {
  const sent: unknown[] = [];
  const answerRun = async (route: Route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({
      contentType: 'text/event-stream',
      headers: { 'access-control-allow-origin': '*' },
      body: stream(...(answers[sent.length - 1] ?? [])),
    });
  };
  const opened = await visit('/prayer.html', {
    width: 390,
    before: async (page: Page) => {
      await page.addInitScript(changeManifest, change);
      await page.route('**/embed-api/runs', answerRun);
    },
  });
  return { ...opened, sent };
}

test('one more question is asked, checked and answered in the same run', async () => {
  const { page, app, sent, leave } = await open(
    {},
    [
      {
        type: 'ask',
        why: 'So that the prayer is about the right thing.',
        fields: [
          {
            kind: 'choice',
            name: 'occasion',
            label: 'What is it about?',
            display: 'options',
            options: ['A new job', 'A lost job', 'Something else'].map((label) => ({ value: label, label })),
          },
        ],
      },
    ],
    [
      { type: 'section', section: { id: 'prayer', title: 'The prayer' }, document: head },
      { type: 'text', section: 'prayer', delta: 'Lord, give her work. Amen.' },
      { type: 'section', section: { id: 'how', title: 'How to pray it', folded: true }, document: head },
      { type: 'text', section: 'how', delta: 'Slowly.' },
      { type: 'done', document: head },
    ],
  );
  await app.getByLabel('What’s going on?').fill('Work for Ann');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('So that the prayer is about the right thing.').waitFor();

  expect(await appObstacles(page)).toEqual([]);
  await picture(page, 'ask');
  await app.getByRole('button', { name: 'Continue' }).click();
  await app.locator('.ask .problem').waitFor();
  await app.locator('.ask').getByText('A lost job').click();
  await app.getByRole('button', { name: 'Continue' }).click();
  await app.getByText('Lord, give her work. Amen.').waitFor();

  expect(sent[1]).toMatchObject({ answers: { occasion: 'A lost job' } });
  expect(await app.getByText('Slowly.').isVisible()).toBe(false);
  await app.getByText('How to pray it').click();
  expect(await app.getByText('Slowly.').isVisible()).toBe(true);
  expect(await appObstacles(page)).toEqual([]);
  await leave();
});

test('a practice shows a question, the scored reply and the next question', async () => {
  const ask = (turn: number) => ({ ...head, practice: { question: `Question text ${turn}`, turn, of: 2 } });
  const { page, app, leave } = await open(
    {
      surface: 'practice',
      practice: {
        answerLabel: 'Your answer',
        placeholder: 'As you would say it',
        maxLength: 200,
        sendLabel: 'Send the answer',
        endLabel: 'End here',
      },
    },
    [{ type: 'done', document: ask(1) }],
    [
      { type: 'section', section: { id: 'reply', title: 'How it went' }, document: ask(2) },
      {
        type: 'block',
        section: 'reply',
        block: { type: 'score', items: [{ label: 'Clear', points: 3, of: 5, note: 'Name one result.' }] },
      },
      { type: 'done', document: ask(2) },
    ],
  );
  await app.getByLabel('What’s going on?').fill('An interview');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Question text 1').waitFor();
  expect(await appObstacles(page)).toEqual([]);

  await app.getByLabel('Your answer').fill('I greet people at the entrance.');
  await app.getByRole('button', { name: 'Send the answer' }).click();
  await app.getByText('Question text 2').waitFor();

  await app.getByText('Name one result.').waitFor();
  expect(await appObstacles(page)).toEqual([]);
  await picture(page, 'practice');
  await leave();
});

test('records are saved as a file and loaded into the form again', async () => {
  const records = { name: 'prayers', data: { situation: 'Rain for the farms' } };
  const { page, app, leave } = await open({ keepsRecords: true }, [
    { type: 'section', section: { id: 'prayer', title: 'The prayer' }, document: head },
    { type: 'text', section: 'prayer', delta: 'Send rain. Amen.' },
    { type: 'done', document: { ...head, records } },
  ]);
  await app.getByLabel('What’s going on?').fill('Rain for the farms');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Send rain. Amen.').waitFor();
  const download = page.waitForEvent('download');
  await app.getByRole('button', { name: /Save/ }).first().click();
  const file = await (await download).path();
  expect(await appObstacles(page)).toEqual([]);

  await app.getByRole('button', { name: 'Start another' }).click();
  await app.locator('input[type=file]').setInputFiles(file);

  await expect.poll(() => app.getByLabel('What’s going on?').inputValue()).toBe('Rain for the farms');
  expect(await appObstacles(page)).toEqual([]);
  await leave();
});
