// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { done, eventStream, fakeServer, head, openStream, refusal, section, settle, visit } from './visit.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

const prayer = section('prayer', 'The prayer', { type: 'prose', text: 'Lord, hear us.' });
const how = section('how', 'How to pray it', { type: 'prose', text: 'Slowly.' });

async function asked(page: Awaited<ReturnType<typeof visit>>) {
  await page.type('f-purpose', 'healing');
  await page.type('f-situation', 'Surgery on Thursday');
  await page.press('Write the prayer');
}

test('a run becomes a document; the heading gets the focus, the status says so, and the page hears of it', async () => {
  const calls = fakeServer(() => eventStream(...prayer, ...how, done));
  const page = await visit();

  await asked(page);

  expect(calls[0]).toMatchObject({
    path: 'runs',
    token: 'Bearer token-1',
    body: { attempt: 1, input: { situation: 'Surgery on Thursday' } },
  });
  expect(page.find('.doc h2').textContent).toBe('Before the surgery');
  expect(document.activeElement).toBe(page.find('.doc h2'));
  expect(page.find('[role=status]').textContent).toBe('Your prayer is ready');
  expect(page.host.reveal).toHaveBeenCalledOnce();
  expect(page.host.done).toHaveBeenCalledOnce();
  expect(page.find('form').closest('[hidden]')).not.toBeNull();
});

test('the status line says each thing once, from the press to the document', async () => {
  fakeServer(() => eventStream(...prayer, done));
  const page = await visit();
  const line = page.find('[role=status]');
  const said: (string | null)[] = [];
  const watcher = new MutationObserver(() => line.textContent === said.at(-1) || said.push(line.textContent));
  watcher.observe(line, { childList: true, characterData: true, subtree: true });

  await asked(page);
  await settle();
  watcher.disconnect();

  expect(said).toEqual(['Writing your prayer', 'Your prayer is ready']);
});

test('words are shown as they arrive, and stopping keeps them', async () => {
  let stream: ReturnType<typeof openStream> | undefined;
  fakeServer((call) => {
    stream = openStream(call);
    return stream.answer;
  });
  const page = await visit();
  await asked(page);
  await act(() => stream?.push(...prayer, { type: 'text', section: 'prayer', delta: ' Stay with us.' }));
  await settle();
  expect(page.find('.doc').textContent).toContain('Lord, hear us. Stay with us.');
  expect(page.find('[role=status]').textContent).toBe('Writing your prayer');

  await page.press('Stop');

  expect(page.find('.doc').textContent).toContain('Lord, hear us. Stay with us.');
  expect(page.find('[role=status]').textContent).toBe('Stopped. What was written so far is still here.');
});

test('changing what was written shows the form with everything in it', async () => {
  fakeServer(() => eventStream(...prayer, done));
  const page = await visit();
  await asked(page);

  await page.press('Change what I wrote');

  expect(page.find('form').closest('[hidden]')).toBeNull();
  expect(page.control('f-situation').value).toBe('Surgery on Thursday');
});

test('an old token is renewed silently and the run is repeated once', async () => {
  const expired = refusal(401, { code: 'token_expired', message: 'The token has ended.' });
  const calls = fakeServer(
    expired,
    () => Response.json({ token: 'token-2' }),
    () => eventStream(...prayer, done),
  );
  const page = await visit();

  await asked(page);

  expect(calls.map(({ path, token }) => [path, token])).toEqual([
    ['runs', 'Bearer token-1'],
    ['token', 'Bearer token-1'],
    ['runs', 'Bearer token-2'],
  ]);
  expect(page.find('.doc h2').textContent).toBe('Before the surgery');
});

test('a token that stays expired is not renewed again and again', async () => {
  const expired = refusal(401, { code: 'token_expired', message: 'The token has ended.' });
  const calls = fakeServer(expired, () => Response.json({ token: 'token-2' }), expired);
  const page = await visit();

  await asked(page);

  expect(calls).toHaveLength(3);
  expect(page.control('f-situation').value).toBe('Surgery on Thursday');
  expect(page.find('[role=alert]').textContent).toBe('The token has ended.');
});

test('a limit is explained with the time to wait, and what was typed is kept', async () => {
  fakeServer(refusal(429, { code: 'limit_reached', message: 'Too many.' }, { 'retry-after': '30' }));
  const page = await visit();

  await asked(page);

  expect(page.find('[role=alert]').textContent).toBe('Many people are using this app right now.');
  expect(page.text()).toContain('You can try again in 30 seconds.');
  expect(page.button('Try again')?.disabled).toBe(true);
  expect(page.control('f-situation').value).toBe('Surgery on Thursday');
  expect(page.host.failed).toHaveBeenCalledOnce();
});

test('without a connection a message says so, and a second try works', async () => {
  fakeServer(
    () => Promise.reject(new TypeError('network')),
    () => eventStream(...prayer, done),
  );
  const page = await visit();
  await asked(page);
  expect(page.find('[role=alert]').textContent).toContain('You’re offline.');

  await page.press('Try again');

  expect(page.find('.doc h2').textContent).toBe('Before the surgery');
  expect(page.root.querySelector('[role=alert]')).toBeNull();
});

test('a stream that ends early keeps what had arrived and says so', async () => {
  fakeServer(() => eventStream(...prayer));
  const page = await visit();

  await asked(page);

  expect(page.find('[role=alert]').textContent).toBe(
    'The answer stopped partway. What was written so far is still here.',
  );
  expect(page.find('.doc').textContent).toContain('Lord, hear us.');
});

test('fields that the server refuses are shown at the fields', async () => {
  const issues = [{ path: 'situation', rule: 'too_long', label: 'What is happening?', limit: '1000' }];
  fakeServer(refusal(400, { code: 'invalid_input', message: 'x', issues }));
  const page = await visit();

  await asked(page);

  expect(page.find('#f-situation-p').textContent).toBe('Please shorten this to 1000 characters.');
});

test('an urgent answer comes first, and the form is still there below', async () => {
  const notice = {
    type: 'callout',
    tone: 'urgent',
    text: 'Please talk to someone now.',
    contacts: [{ label: 'Call 988', href: 'tel:988' }],
  } as const;
  fakeServer(() =>
    eventStream(
      { type: 'notice', notice: { ...notice, contacts: [...notice.contacts] } },
      { type: 'done', document: head },
    ),
  );
  const page = await visit();

  await asked(page);

  expect(page.find('.callout.urgent a').getAttribute('href')).toBe('tel:988');
  expect(page.find('form').closest('[hidden]')).toBeNull();
  expect(page.find('[role=status]').textContent).toBe('When you’re ready, what you wrote is still below.');
});

test('in a Spanish page the words of an English app are marked as English, also in the status line', async () => {
  const answer = section('prayer', 'The prayer', { type: 'prose', text: 'Lord, hear us.' });
  const about = { ...head, about: 'About one minute aloud.' };
  fakeServer(() => eventStream(...answer, { type: 'done', document: about }));
  const page = await visit({}, undefined, { lang: 'es' });
  await page.type('f-purpose', 'healing');
  await page.type('f-situation', 'Surgery');
  await page.press('Write the prayer');

  const langOf = (words: string) =>
    [...page.root.querySelectorAll('p, button, span')]
      .filter((element) => element.textContent?.trim() === words)
      .at(-1)
      ?.getAttribute('lang');
  expect(langOf('Your prayer is ready')).toBe('en');
  expect(langOf('Change what I wrote')).toBe('en');
  expect(langOf('Start another')).toBe('en');
  expect(langOf('About one minute aloud.')).toBe('en');
});
