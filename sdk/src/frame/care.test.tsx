// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { type Block, type DocumentHead, documentText, type RunEvent } from '../app/index.ts';
import { deferredMessages } from './messages/messages.en.deferred.ts';
import { done, eventStream, fakeServer, head, section, settle, visit } from './visit.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

const careHead: DocumentHead = { ...head, title: 'Help for you now', about: 'About one minute.', care: true };
const urgent = {
  type: 'callout',
  tone: 'urgent',
  title: 'Please talk to someone right now.',
  text: 'Call or text 988 at any hour.',
  contacts: [{ label: 'Call 988', href: 'tel:988' }],
  lang: 'en',
} satisfies Block;
/** What the server sends to someone in danger. */
const help = (text = urgent.text, suggestions: string[] = []): RunEvent[] => [
  { type: 'section', section: { id: 'care', title: 'Help', bare: true }, document: careHead },
  { type: 'block', section: 'care', block: { ...urgent, text } },
  { type: 'block', section: 'care', block: { type: 'prose', text: 'You matter.', lang: 'en' } },
  { type: 'block', section: 'care', block: { type: 'callout', tone: 'next', text: 'Tell one person today.' } },
  { type: 'done', document: careHead, suggestions },
];
const chat = {
  surface: 'chat' as const,
  fields: [],
  chat: { greeting: 'Ask about any passage.', placeholder: 'Your question', maxLength: 400 },
  examples: [{ label: 'Who was Ruth?', input: {} }],
  words: { submit: 'Ask', busy: 'Looking it up', ready: 'The answer is ready', change: '', restart: 'New' },
};
const answer = (text: string): RunEvent[] => [
  ...section('answer', 'Answer', { type: 'prose', text }),
  { type: 'done', document: head, suggestions: ['And Naomi?'] },
];

async function asked(changes: Parameters<typeof visit>[0] = {}) {
  const page = await visit(changes);
  await page.type('f-situation', 'I want to end my life');
  await page.type('f-purpose', 'healing');
  await page.press('Write the prayer');
  return page;
}
async function ask(page: Awaited<ReturnType<typeof visit>>, question: string) {
  await page.type('composer', question);
  await page.press('Ask');
  await settle();
}

test('help in a form begins with its block: no header, no date, no writer, nothing to write again', async () => {
  fakeServer(() => eventStream(...help()));
  const page = await asked();

  expect(page.find('.doc > header').className).toBe('visually-hidden');
  expect(page.find('.doc h2').textContent).toBe('Help for you now');
  expect(page.root.querySelector('.asof, .printed')).toBeNull();
  expect(page.button('Write again')).toBeUndefined();
  expect(page.find('[role=status]').textContent).toBe('Help is here. What you wrote isn’t lost.');
  expect(page.text()).not.toContain('Your prayer is ready');
});

test('help in a form takes the focus, is brought into view whole, and is no alert as well', async () => {
  fakeServer(() => eventStream(...help()));
  const page = await asked();

  const block = page.find('.callout.urgent');
  expect(document.activeElement).toBe(block);
  expect(page.host.reveal).toHaveBeenLastCalledWith(block, block.offsetHeight);
  expect(page.root.querySelector('[role=alert]')).toBeNull();
  const name = document.getElementById(block.getAttribute('aria-labelledby') ?? '');
  expect(block.querySelector('h3')?.textContent?.trim()).toBe(urgent.title);
  expect(name?.textContent).toBe('Please talk to someone right now. Call or text 988 at any hour.');
});

test('an ordinary result takes the focus at its heading, as before', async () => {
  fakeServer(() => eventStream(...section('prayer', 'The prayer', { type: 'prose', text: 'Hear us.' }), done));
  const page = await asked();

  expect(document.activeElement).toBe(page.find('.doc h2'));
  expect(page.find('.doc > header').className).toBe('');
});

test('the button in the urgent block leaves at once, and the block has no other', async () => {
  fakeServer(() => eventStream(...help()));
  const page = await asked();
  const buttons = [...page.find('.callout.urgent').querySelectorAll('button')];
  expect(buttons.map((button) => button.textContent)).toEqual(['Clear this page']);

  buttons[0]?.click();

  expect(page.host.leave).toHaveBeenCalledOnce();
});

test('pressing Shift alone three times leaves too, and typing capital letters does not', async () => {
  fakeServer(() => eventStream(...help()));
  const page = await asked();
  const release = (key: string, at: number, shiftKey = false) => {
    const event = new KeyboardEvent('keyup', { key, shiftKey, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    page.find('.callout.urgent').dispatchEvent(event);
  };
  const shift = (at: number) => release('Shift', at);
  const capital = (at: number) => {
    release('A', at, true);
    shift(at);
  };

  for (const at of [1, 2, 3]) capital(at);
  for (const at of [1_000, 2_000, 60_000, 61_000]) shift(at);
  capital(61_500);
  shift(62_000);
  shift(63_000);
  expect(page.host.leave).not.toHaveBeenCalled();
  shift(64_000);

  expect(page.host.leave).toHaveBeenCalledOnce();
  expect(page.find('.callout.urgent .help').textContent).toBe(
    'Or press Shift three times. Your browser history still lists this website.',
  );
});

test('at the top of the frame a link leads to the emergency numbers, whose links say what they do', async () => {
  const page = await visit();

  await act(() => page.find('.skip').click());

  expect(document.activeElement?.textContent).toBe('call or text 988');
  const links = [...page.find('.quiet-help').querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['call or text 988', 'tel:988'],
    ['call 911', 'tel:911'],
  ]);
});

test('beside help the quiet line names 988 and not a contact whom the server may have left out', async () => {
  fakeServer(() => eventStream(...help()));
  const page = await asked();

  expect(page.find('.quiet-help').textContent).toContain('988');
  expect(page.find('.quiet-help').textContent).not.toContain('care@grace-chapel.example');
});

test('as text for the clipboard help says nothing of a writer or a draft', () => {
  const text = documentText({ ...careHead, sections: [] }, deferredMessages.view.asOf);

  expect(text).toBe('Help for you now\n');
});

test('help in a conversation takes the focus in every turn, and nothing is suggested under it', async () => {
  const calls = fakeServer(
    () => eventStream(...answer('Ruth was a Moabite.')),
    () => eventStream(...help('First.', ['What is heaven like?'])),
    () => eventStream(...help('Second.', ['What is heaven like?'])),
  );
  const page = await visit({ ...chat, exports: ['copy', 'print', 'docx'] }, undefined, { handOff: 'the care team' });
  await ask(page, 'Who was Ruth?');
  expect(document.activeElement?.id).toBe('composer');
  expect(page.button('Send this to the care team')).toBeDefined();

  await ask(page, 'I want to die');
  const [first] = page.root.querySelectorAll('.callout.urgent');
  expect(document.activeElement).toBe(first);
  expect(page.find('[role=status]').textContent).toBe('Help is here. What you wrote isn’t lost.');
  expect(page.root.querySelector('.starters')).toBeNull();
  expect([page.button('Send this to the care team'), page.button('Word file')]).toEqual([undefined, undefined]);
  expect(page.button('Print')).toBeDefined();
  expect(first?.closest('.turn')?.getAttribute('aria-live')).toBe('off');

  await ask(page, 'no');
  const blocks = page.root.querySelectorAll('.callout.urgent');
  expect(blocks).toHaveLength(2);
  expect(document.activeElement).toBe(blocks[1]);
  expect(calls).toHaveLength(3);
});

test('a turn that was answered by help is sent with every later question, and older ordinary turns are not', async () => {
  const more = Array.from({ length: 10 }, (_, at) => () => eventStream(...answer(`Answer ${at}.`)));
  const calls = fakeServer(
    () => eventStream(...answer('Ruth was a Moabite.')),
    () => eventStream(...help()),
    ...more,
  );
  const page = await visit(chat);
  await ask(page, 'Who was Ruth?');
  await ask(page, 'I want to die');
  for (let at = 0; at < 10; at++) await ask(page, `Question ${at}`);

  const { messages } = calls.at(-1)?.body ?? {};
  expect(messages?.[0]).toEqual({ role: 'user', text: 'I want to die' });
  expect(messages?.[1]).toEqual({ role: 'user', text: 'Question 1' });
  expect(messages).toHaveLength(1 + 2 * 8 + 1);
  expect(messages?.some(({ text }) => text === 'Who was Ruth?')).toBe(false);
});

test('of many older turns that were help, the words of the newest four are sent', async () => {
  const calls = fakeServer(...Array.from({ length: 16 }, () => () => eventStream(...help())));
  const page = await visit(chat);
  for (let at = 0; at < 16; at++) await ask(page, `I want to die, ${at}`);

  const messages = calls.at(-1)?.body.messages ?? [];
  expect(messages.slice(0, 4).map(({ text }) => text)).toEqual([3, 4, 5, 6].map((at) => `I want to die, ${at}`));
  expect(messages).toHaveLength(4 + 2 * 8 + 1);
});

test('help beside a sent message takes the focus and can clear the page too', async () => {
  fakeServer(
    () => eventStream(...section('prayer', 'The prayer', { type: 'prose', text: 'Hear us.' }), done),
    () => Response.json({ to: 'the care team', help: { id: 'care', title: 'Help', bare: true, blocks: [urgent] } }),
  );
  const page = await visit({}, undefined, { handOff: 'the care team' });
  await page.type('f-purpose', 'healing');
  await page.type('f-situation', 'I want to end my life');
  await page.press('Write the prayer');
  await page.press('Send this to the care team');
  await act(() => page.find('.letter [type=checkbox]').click());
  await page.press('Send');

  expect(document.activeElement).toBe(page.find('.letter .callout.urgent'));
  await page.press('Clear this page');
  expect(page.host.leave).toHaveBeenCalledOnce();
});
