// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { Field, RunEvent } from '../../app/index.ts';
import { done, eventStream, fakeServer, refusal, section, settle, visit } from '../visit.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

const phone: Field = { kind: 'text', name: 'phone', label: 'Which phone?', maxLength: 20 };
const form: Field[] = [{ kind: 'text', name: 'problem', label: 'What is wrong?', maxLength: 80 }];
const ask: RunEvent = { type: 'ask', why: 'The steps depend on your phone.', fields: [phone] };
const answer = () => eventStream(...section('a', 'Steps', { type: 'prose', text: 'Press the button.' }), done);

test('a question of the app keeps the form, takes the focus and is announced; Continue sends the run with the answer', async () => {
  const calls = fakeServer(() => eventStream(ask), answer);
  const page = await visit({ fields: form });
  await page.type('f-problem', 'No sound');
  await page.press('Write the prayer');

  expect(page.find('.ask').textContent).toContain('The steps depend on your phone.');
  expect(page.find('[role=status]').textContent).toBe('One more question');
  expect(document.activeElement?.id).toBe('f-ask-phone');
  expect(page.control('f-problem').closest('[hidden]')).toBeNull();
  expect(page.control('f-problem').value).toBe('No sound');

  await page.press('Continue');
  expect(page.find('#f-ask-phone-p').textContent).toBe('Please answer this.');
  await page.type('f-ask-phone', 'Pixel');
  await page.press('Continue');

  expect(calls[1]?.body).toEqual({ attempt: 1, input: { problem: 'No sound' }, answers: { phone: 'Pixel' } });
  expect(page.text()).toContain('Press the button.');
  expect(page.root.querySelector('.ask')).toBeNull();
});

test('an answer holds while the form stays as it is; a changed form drops it', async () => {
  const calls = fakeServer(() => eventStream(ask), answer, answer, answer);
  const page = await visit({ fields: form });
  await page.type('f-problem', 'No sound');
  await page.press('Write the prayer');
  await page.type('f-ask-phone', 'Pixel');
  await page.press('Continue');

  await page.press('Change what I wrote');
  await page.press('Write the prayer');
  expect(calls[2]?.body.answers).toEqual({ phone: 'Pixel' });

  await page.press('Change what I wrote');
  await page.type('f-problem', 'No picture');
  await page.press('Write the prayer');
  expect(calls[3]?.body.answers).toBeUndefined();
});

test('an answer that the server refuses is explained at its field, and what was typed stays', async () => {
  const issues = [{ path: 'phone', rule: 'too_long', label: 'Which phone?', limit: '5' }];
  fakeServer(() => eventStream(ask), refusal(400, { code: 'invalid_input', issues }));
  const page = await visit({ fields: form });
  await page.type('f-problem', 'No sound');
  await page.press('Write the prayer');
  await page.type('f-ask-phone', 'A very old one');
  await page.press('Continue');

  expect(page.control('f-ask-phone').value).toBe('A very old one');
  expect(page.find('#f-ask-phone-p').textContent).toBe('Please shorten this to 5 characters.');
  expect(page.root.querySelector('.summary')).toBeNull();
});

test('in a conversation the question is asked below the thread and the same message is sent again', async () => {
  const calls = fakeServer(() => eventStream(ask), answer);
  const page = await visit({
    surface: 'chat',
    fields: [],
    chat: { greeting: 'Ask.', placeholder: 'Your question', maxLength: 80 },
  });
  await page.type('composer', 'No sound');
  await act(() => page.find('.composer [type=submit]').click());
  await settle();
  await page.type('f-ask-phone', 'Pixel');
  await page.press('Continue');

  expect(calls[1]?.body).toEqual({
    input: {},
    messages: [{ role: 'user', text: 'No sound' }],
    answers: { phone: 'Pixel' },
  });
  expect(page.find('[role=log]').textContent).toContain('Press the button.');
});
