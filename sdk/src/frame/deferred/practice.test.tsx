// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { PracticeQuestion, RunEvent } from '../../app/index.ts';
import { eventStream, fakeServer, head, section, settle, visit } from '../visit.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

const surface = {
  surface: 'practice' as const,
  fields: [{ kind: 'text' as const, name: 'role', label: 'Which job?', maxLength: 80 }],
  practice: {
    answerLabel: 'Your answer',
    placeholder: 'As you would say it',
    maxLength: 200,
    sendLabel: 'Send the answer',
    endLabel: 'End here',
  },
};
const asked = (turn: number): PracticeQuestion => ({ question: `Question text ${turn}`, turn, of: 2 });
const run = (blocks: RunEvent[], practice?: PracticeQuestion) => () =>
  eventStream(...blocks, { type: 'done', document: { ...head, ...(practice && { practice }) } });
const reply = (points: number) =>
  section('reply', 'How it went', {
    type: 'score',
    items: [{ label: 'Clear', points, of: 5, note: 'Name one result.' }],
  });

async function begin(...answers: (() => Response)[]) {
  return beginWith(surface, ...answers);
}

async function beginWith(manifest: typeof surface, ...answers: (() => Response)[]) {
  const calls = fakeServer(run([], asked(1)), ...answers);
  const page = await visit(manifest);
  await page.type('f-role', 'Usher');
  await page.press('Write the prayer');
  const send = async (text: string) => {
    await page.type('composer', text);
    await act(() => page.find('.composer [type=submit]').click());
    await settle();
  };
  return { calls, page, send };
}

test('a practice asks, shows the scored reply, asks the next question and ends after the last', async () => {
  const { calls, page, send } = await begin(run(reply(3), asked(2)), run(reply(5)));
  expect(page.find('[role=log]').textContent).toContain('Question 1 of 2 Question text 1');
  expect(document.activeElement?.id).toBe('composer');
  expect(page.find('#composer').getAttribute('aria-describedby')).toBe('question-0');

  await send('I greet people.');

  expect(calls[1]?.body).toEqual({
    input: { role: 'Usher' },
    messages: [
      { role: 'assistant', text: 'Question text 1' },
      { role: 'user', text: 'I greet people.' },
    ],
  });
  expect(page.find('.scores').textContent).toContain('Clear3 of 5Name one result.');
  expect(page.text()).toContain('Question 2 of 2 Question text 2');

  await send('I stay calm.');

  expect(calls[2]?.body.messages).toHaveLength(4);
  expect(page.text()).toContain('That was the last question.');
  expect(document.activeElement?.textContent).toBe('That was the last question.');
  expect(page.root.querySelector('#composer')).toBeNull();
});

test('the whole practice is exported as one document, questions and answers included', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { page, send } = await begin(run(reply(4)));
  await send('I greet people.');

  await page.press('Copy');

  expect(writeText).toHaveBeenCalledWith(
    expect.stringMatching(/Question 1 of 2\s+Question text 1\s+You: I greet people\.\s+How it went\s+Clear: 4\/5/),
  );
});

test('a person can end a practice early and start again with the form', async () => {
  const { page, send } = await begin(run(reply(4), asked(2)));
  await send('I greet people.');

  await page.press('End here');
  expect(page.text()).toContain('You ended the practice here.');
  await page.press('Start another');
  expect(page.text()).toContain('This practice isn’t saved. Start again?');
  const again = [...page.root.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Start another');
  await act(() => again[1]?.click());

  expect(page.root.querySelector('.thread')).toBeNull();
  expect(page.control('f-role').closest('[hidden]')).toBeNull();
});

test('the end button sends the end text of an app that sums up', async () => {
  const practice = { ...surface.practice, endText: 'finish' };
  const { calls, page, send } = await beginWith({ ...surface, practice }, run(reply(4), asked(2)), run(reply(5)));
  await send('I greet people.');

  await page.press('End here');
  await settle();

  expect(calls[2]?.body.messages?.at(-1)).toEqual({ role: 'user', text: 'finish' });
  expect(page.text()).toContain('That was the last question.');
});
