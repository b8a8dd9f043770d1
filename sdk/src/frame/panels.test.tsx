// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { Block, Chapter } from '../app/index.ts';
import { done, eventStream, fakeServer, refusal, section, settle, visit } from './visit.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

const verse = {
  type: 'verse',
  reference: 'Psalm 56:3',
  translation: 'World English Bible',
  translationId: 'web',
  text: 'When I am afraid, I will put my trust in you.',
  status: 'verified',
} as const;
const web = { id: 'web', name: 'World English Bible' };
const chapter = (title: string, marked?: number): Chapter => ({
  title,
  reference: title,
  translation: web,
  verses: [2, 3].map((number) => ({ verse: number, text: `Words ${number} of ${title}.`, marked: number === marked })),
  previous: null,
  next: 'Psalm 57',
});
const badge = 'Compared with the printed Bible: Checked word for wordRead the chapter';

async function shown(changes: Parameters<typeof visit>[2], ...later: Parameters<typeof fakeServer>) {
  const calls = fakeServer(() => eventStream(...section('a', 'The verse', verse), done), ...later);
  const page = await visit({}, undefined, changes);
  await page.type('f-purpose', 'healing');
  await page.type('f-situation', 'Surgery');
  await page.press('Write the prayer');
  return { calls, page };
}

test('the badge of a verse opens its chapter with the verse marked, and Escape gives the focus back', async () => {
  const { calls, page } = await shown({}, () => Response.json(chapter('Psalm 56', 3)));

  await page.press(badge);

  expect(calls[1]).toMatchObject({ path: 'scripture/chapter', search: 'reference=Psalm+56%3A3&translation=web' });
  expect(page.find('.passage [aria-current]').textContent).toBe('Words 3 of Psalm 56.');
  const panel = page.find('.passage > section');
  expect(document.activeElement).toBe(panel);
  await act(
    () => void panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
  );
  expect(page.root.querySelector('.passage')).toBeNull();
  expect(document.activeElement).toBe(page.button(badge));
});

test('one goes on to the next chapter, and compares the verse in each translation', async () => {
  const compared = {
    reference: 'Psalm 56:3',
    texts: [
      { translation: web, text: verse.text },
      { translation: { id: 'kjv', name: 'King James Version' }, text: null, note: 'Not there.' },
    ],
  };
  const { calls, page } = await shown(
    {},
    () => Response.json(chapter('Psalm 56', 3)),
    () => Response.json(chapter('Psalm 57')),
    () => Response.json(compared),
  );
  await page.press(badge);

  await page.press('Psalm 57 →');
  expect(page.find('.passage .lines').textContent).toContain('Words 2 of Psalm 57.');
  await page.press('Compare translations');

  expect(calls[3]?.path).toBe('scripture/compare');
  expect(page.find('.passage .lines').textContent).toContain('King James VersionNot there.');
  expect(document.activeElement).toBe(page.find('.passage > section'));
});

test('of a licensed text the chapter and the comparison say what is left out, where it can be read, and whose it is', async () => {
  const licensed = { id: 'made', name: 'Made-up Version', copyright: 'Words © a publisher.' };
  const left = { note: 'At most 2 verses may be shown.', href: 'https://read.example/Psalm+56' };
  const { page } = await shown(
    {},
    () => Response.json({ ...chapter('Psalm 56', 3), translation: licensed, ...left }),
    () => Response.json({ reference: 'Psalm 56:3', texts: [{ translation: licensed, text: null, ...left }] }),
  );

  for (const press of [badge, 'Compare translations']) {
    await page.press(press);
    const panel = page.find('.passage');
    expect(panel.textContent).toContain(left.note);
    expect(panel.textContent).toContain(licensed.copyright);
    expect(panel.querySelector(`a[href="${left.href}"]`)?.textContent).toBe('Read it in full');
  }
});

test('a chapter that cannot be had is explained, and asked for again', async () => {
  const { page } = await shown(
    {},
    refusal(404, { code: 'not_found', message: 'There is no Psalm 151 in this text.' }),
    () => Response.json(chapter('Psalm 56', 3)),
  );
  await page.press(badge);
  expect(page.find('.passage [role=alert]').textContent).toBe('There is no Psalm 151 in this text.');

  await page.press('Try again');

  expect(page.find('.passage h4').textContent).toBe('Psalm 56');
});

test('nothing is sent to the church before the box is ticked; then exactly the document is', async () => {
  const { calls, page } = await shown({ handOff: 'the care team' }, () =>
    Response.json({ to: 'the care team' }, { status: 202 }),
  );
  await page.press('Send this to the care team');
  await page.type('f-letter-contact', '555-0100');

  await page.press('Send');
  expect(calls).toHaveLength(1);
  expect(page.find('.letter [role=alert]').textContent).toContain('Nothing was sent.');

  await act(() => page.find('.letter [type=checkbox]').click());
  await page.press('Send');

  expect(calls[1]).toMatchObject({ path: 'hand-offs', body: { contact: '555-0100', consent: true } });
  expect(calls[1]?.body).toMatchObject({ church: 'grace-chapel', app: 'prayer-generator' });
  expect(calls.map(({ shown }) => shown)).toEqual(Array(2).fill('grace-chapel/prayer-generator'));
  expect(calls[1]?.body).toHaveProperty('document.title', 'Before the surgery');
  expect(page.find('.letter [role=status]').textContent).toBe('Sent to the care team. We don’t keep a copy.');
});

const urgent = {
  type: 'callout',
  tone: 'urgent',
  text: 'Please talk to someone now.',
  contacts: [{ label: 'Call 988', href: 'tel:988' }],
} satisfies Block;

test('beside urgent help a letter says first that it is none, and whom to call, before anything can be sent', async () => {
  fakeServer(() => eventStream(...section('care', 'Help', urgent), ...section('a', 'The verse', verse), done));
  const page = await visit({}, undefined, { handOff: 'the care team' });
  await page.type('f-purpose', 'healing');
  await page.type('f-situation', 'Surgery');
  await page.press('Write the prayer');
  await page.press('Send this to the care team');

  const words = page.find('.letter').textContent ?? '';
  const places = ['Email isn’t for emergencies', 'Call 988', 'exactly what will be sent'].map((part) =>
    words.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(page.find('.letter [role=alert] a').getAttribute('href')).toBe('tel:988');
});

test('without urgent help a letter speaks of no emergency', async () => {
  const { page } = await shown({ handOff: 'the care team' });
  await page.press('Send this to the care team');

  expect(page.find('.letter').textContent).not.toContain('emergency');
  expect(page.root.querySelector('.letter [role=alert]')).toBeNull();
});

test('a letter that could not be sent keeps what was typed', async () => {
  const { page } = await shown(
    { handOff: 'the care team' },
    refusal(409, { code: 'conflict', message: 'No address.' }),
  );
  await page.press('Send this to the care team');
  await page.type('f-letter-message', 'Please call me.');
  await act(() => page.find('.letter [type=checkbox]').click());

  await page.press('Send');

  expect(page.find('.letter [role=alert]').textContent).toBe('No address.');
  expect(page.control('f-letter-message').value).toBe('Please call me.');
});

test('without a care contact nothing is offered to be sent', async () => {
  const { page } = await shown({});

  expect(page.text()).not.toContain('Send this to');
});

test('a sum that the server asks for is done, and the same run is repeated with it', async () => {
  // Any key begins with nothing, so the first one is right.
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1, keyPrefix: '' };
  const calls = fakeServer(refusal(429, { code: 'proof_required', message: 'x', challenge: { parameters } }), () =>
    eventStream(...section('a', 'The prayer', { type: 'prose', text: 'Lord, hear us.' }), done),
  );
  const page = await visit();
  await page.type('f-purpose', 'healing');
  await page.type('f-situation', 'Surgery');

  await page.press('Write the prayer');
  await settle();

  await vi.waitFor(() => expect(page.find('.doc').textContent).toContain('Lord, hear us.'));
  expect(calls[1]?.body).toEqual(calls[0]?.body);
  expect(JSON.parse(atob(calls[1]?.proof ?? ''))).toMatchObject({
    challenge: { parameters },
    solution: { counter: 0 },
  });
});
