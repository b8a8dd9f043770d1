import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../testing/answers.testing.ts';
import { events } from '../../testing/events.testing.ts';
import { openPage, shows } from '../../testing/open-page.testing.tsx';
import { find, named, type } from '../../testing/render.tsx';
import { ContactForm } from './contact-form.tsx';

const typed = {
  ...{ topic: 'login', name: 'Ruth', email: 'ruth@church.example' },
  message: 'The page says “Too many attempts”.\nSince Sunday.',
};
const message = () => find<HTMLTextAreaElement>('textarea');
const invalid = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name }) => name);
const focused = () => document.activeElement?.textContent;
const mailLink = () => new URL(named('open it in your email app').getAttribute('href') ?? '');

/** Opens the contact page and fills the form in. */
async function fillIn(answers: Record<string, unknown>) {
  const visit = openPage('/contact', answers);
  await shows('Send us a message');
  await events.select('What’s it about?', typed.topic);
  await events.fill({ 'Your name optional': typed.name, 'Your email': typed.email });
  await type(message(), typed.message);
  const sent = () => visit.calls.filter(({ call }) => call === 'POST /api/contact').map(({ body }) => body);
  return { ...visit, sent };
}

/** What the fields hold. */
const held = () => Object.fromEntries(new FormData(find<HTMLFormElement>('main form')));

test('a message is sent, and the page says what happens next', async () => {
  const { sent } = await fillIn({ 'POST /api/contact': { sent: true } });
  expect(document.body.textContent).toContain('Include what the page says');

  await events.press('Send message');

  await shows('A person reads it and answers at ruth@church.example');
  expect(sent()).toEqual([{ ...typed, helpSeen: false }]);
  expect(focused()).toBe('Message sent');
  expect(document.querySelector('main form')).toBeNull();
});

test('each wrong field has its error, the first takes the focus, and a change takes its error away', async () => {
  const issues = [
    { path: 'topic', message: 'Please choose what it’s about.' },
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'message', message: 'Please write your message.' },
  ];
  const body = { code: 'invalid_input', message: issues[0]?.message, field: 'topic', issues };
  await fillIn({ 'POST /api/contact': { status: 400, body } });

  await events.press('Send message');
  await shows('Please write your message.');

  expect(invalid()).toEqual(['topic', 'email', 'message']);
  expect(document.activeElement).toBe(find('select'));
  for (const field of document.querySelectorAll('[aria-invalid="true"]')) {
    const described = field.getAttribute('aria-describedby')?.split(' ').at(-1);
    expect(document.getElementById(described ?? '')?.textContent).toMatch(/^Please/);
  }
  await type(message(), 'Something else');
  expect(invalid()).toEqual(['topic', 'email']);
  expect(held()).toEqual({ ...typed, message: 'Something else' });
});

test.each([
  ['a limit', refusal(429, 'limit_reached', 'Too many attempts. Please try again in 40 minutes.'), 'in 40 minutes'],
  ['a fault', { status: 502, body: {} }, 'Your message wasn’t sent.'],
])('after %s everything typed is still there, also for the email app', async (_name, answer, said) => {
  const { answers, sent } = await fillIn({ 'POST /api/contact': answer });

  await events.press('Send message');
  await shows(said);

  expect(held()).toEqual(typed);
  expect(find('main form [role="alert"]')).toBe(document.activeElement);
  expect(mailLink().searchParams.get('subject')).toBe('I can’t log in');
  expect(mailLink().searchParams.get('body')).toBe(typed.message.replace('\n', '\r\n'));
  answers['POST /api/contact'] = { sent: true };
  await events.press('Send message');
  await shows('Message sent');
  expect(sent()).toHaveLength(2);
});

test('without a connection everything typed is still there', async () => {
  await fillIn({});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

  await events.press('Send message');

  await shows('Check your connection, then try again.');
  expect(held()).toEqual(typed);
});

test('someone in danger sees help first; the message is sent only when they send it again', async () => {
  const help = {
    ...{ type: 'callout', tone: 'urgent', lang: 'es', title: 'Hable con alguien ahora mismo.', text: 'Llame al 988.' },
    contacts: [{ label: 'Llame al 988', href: 'tel:988' }],
  };
  const { answers, sent } = await fillIn({ 'POST /api/contact': { sent: false, help } });

  await events.press('Send message');
  await shows('Su mensaje aún no se envió.');
  expect(focused()).toBe('Hable con alguien ahora mismo.');
  expect(document.activeElement?.closest('[lang]')?.getAttribute('lang')).toBe('es');
  expect(named('Llame al 988').getAttribute('href')).toBe('tel:988');
  expect(held()).toEqual(typed);

  answers['POST /api/contact'] = { sent: true };
  await events.press('Send message');
  await shows('Message sent');
  expect(sent()).toEqual([
    { ...typed, helpSeen: false },
    { ...typed, helpSeen: true },
  ]);
  expect(named('Llame al 988').getAttribute('href')).toBe('tel:988');
  expect(document.body.textContent).not.toContain('aún no se envió');
});

test('the page counts the characters near the limit', async () => {
  await fillIn({});

  await type(message(), 'x'.repeat(3_990));
  await shows('10 characters left.');
  await type(message(), 'x'.repeat(5_010));
  await shows('1,010 characters too many.');
});

test('before the page works, its button sends nothing', () => {
  expect(renderToString(<ContactForm to="support@lampstand.example" />)).not.toContain('type="submit"');
});
