// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { RunEvent } from '../../app/index.ts';
import { byWriter, eventStream, fakeServer, head, openStream, section, settle, visit } from '../visit.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

const chat = {
  surface: 'chat' as const,
  fields: [],
  chat: { greeting: 'Ask about any passage.', placeholder: 'Your question', maxLength: 40 },
  examples: [{ label: 'Who was Ruth?', input: {} }],
  words: {
    submit: 'Ask',
    busy: 'Looking it up',
    ready: 'The answer is there',
    change: '',
    restart: 'New conversation',
  },
};
const answer = (text: string): RunEvent[] => [
  ...section('answer', 'Answer', { type: 'prose', text }),
  { type: 'done', document: head, suggestions: ['And Naomi?'] },
];

test('a question and its answer make a thread, and the next question carries it', async () => {
  const calls = fakeServer(
    () => eventStream(...answer('Ruth was a Moabite.')),
    () => eventStream(...answer('Naomi was her mother-in-law.')),
  );
  const page = await visit(chat);

  await page.press('Who was Ruth?');
  await page.press('And Naomi?');

  const log = page.find('[role=log]').textContent;
  expect(log).toContain('Ruth was a Moabite.');
  expect(log).toContain('Naomi was her mother-in-law.');
  expect(calls[1]?.body.messages).toEqual([
    { role: 'user', text: 'Who was Ruth?' },
    { role: 'assistant', text: 'Ruth was a Moabite.' },
    { role: 'user', text: 'And Naomi?' },
  ]);
  expect(page.find('[role=status]').textContent).toBe('The answer is there');
});

test('before the first question the text box is above the examples, afterwards below what one might ask', async () => {
  fakeServer(() => eventStream(...answer('Ruth was a Moabite.')));
  const page = await visit(chat);
  const isBoxFirst = () =>
    Boolean(page.find('textarea').compareDocumentPosition(page.find('.starters')) & Node.DOCUMENT_POSITION_FOLLOWING);

  expect(isBoxFirst()).toBe(true);
  await page.press('Who was Ruth?');

  expect(page.find('.starters').textContent).toBe('And Naomi?');
  expect(isBoxFirst()).toBe(false);
});

test('in a thread of two writers each answer says what wrote it', async () => {
  fakeServer(
    () => eventStream(...byWriter(answer('Ruth was a Moabite.'), { kind: 'model', model: 'small-8b' })),
    () => eventStream(...byWriter(answer('Naomi was her mother-in-law.'), { kind: 'built-in' })),
  );
  const page = await visit(chat);
  const lines = () => [...page.root.querySelectorAll('.asof')].map((line) => line.textContent);

  await page.press('Who was Ruth?');
  expect(lines()).toEqual([]);
  await page.press('And Naomi?');

  expect(lines()).toEqual(['Written with AI (small-8b).', 'Written without AI.']);
});

test('Enter sends, Shift and Enter do not, and an Enter of an input method does not', async () => {
  const calls = fakeServer(() => eventStream(...answer('Yes.')));
  const page = await visit(chat);
  await page.type('composer', 'Is it so?');
  const area = page.control<HTMLTextAreaElement>('composer');
  const enter = (extra: KeyboardEventInit) =>
    act(() => {
      area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...extra }));
    });

  await enter({ shiftKey: true });
  await enter({ isComposing: true });
  expect(calls).toHaveLength(0);
  await enter({});
  await settle();

  expect(calls[0]?.body.messages).toEqual([{ role: 'user', text: 'Is it so?' }]);
  expect(area.value).toBe('');
});

test('a question over the limit stays and is explained', async () => {
  const calls = fakeServer();
  const page = await visit(chat);
  await page.type('composer', 'x'.repeat(41));

  await page.press('Ask');

  expect(calls).toHaveLength(0);
  expect(page.text()).toContain('Please shorten this to 40 characters.');
  expect(page.control('composer').value).toHaveLength(41);
});

test('an answer can be stopped, and what had arrived stays', async () => {
  let stream: ReturnType<typeof openStream> | undefined;
  const calls = fakeServer((call) => {
    stream = openStream(call);
    return stream.answer;
  });
  const page = await visit(chat);
  await page.press('Who was Ruth?');
  await act(() => stream?.push(...section('answer', 'Answer', { type: 'prose', text: 'Ruth was' })));
  await settle();

  await page.press('Stop');

  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(page.find('[role=log]').textContent).toContain('Ruth was');
});

test('a new conversation asks first, then forgets the thread', async () => {
  fakeServer(() => eventStream(...answer('Ruth was a Moabite.')));
  const page = await visit(chat);
  await page.press('Who was Ruth?');

  await page.press('New conversation');
  expect(page.text()).toContain('This conversation isn’t saved.');
  const confirm = [...page.root.querySelectorAll('button')].filter(
    (button) => button.textContent === 'New conversation',
  );
  await act(() => confirm[1]?.click());

  expect(page.text()).not.toContain('Moabite');
  expect(document.activeElement?.id).toBe('composer');
});

test('a pressed suggestion leaves the focus in the thread, which is not read out whole', async () => {
  fakeServer(() => eventStream(...answer('Ruth was a Moabite.')));
  const page = await visit(chat);
  page.button('Who was Ruth?')?.focus();

  await page.press('Who was Ruth?');

  const log = page.find('[role=log]');
  expect(document.activeElement).toBe(log);
  expect(log.getAttribute('aria-live')).toBe('off');
});

test('the question of an example that the page sends waits in the text box', async () => {
  const page = await visit(chat);

  await page.sendExample({ message: 'Who was Naomi?' });

  expect(page.control<HTMLTextAreaElement>('composer').value).toBe('Who was Naomi?');
  expect(document.activeElement?.id).toBe('composer');
});
