// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Field } from '../../app/index.ts';
import { done, eventStream, fakeServer, section, visit } from '../visit.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

const answer = () => eventStream(...section('a', 'The prayer', { type: 'prose', text: 'Amen.' }), done);

const everyKind: Field[] = [
  { kind: 'text', name: 'short', label: 'Short', maxLength: 5 },
  { kind: 'long-text', name: 'long', label: 'Long', maxLength: 10 },
  { kind: 'number', name: 'count', label: 'Count', min: 1, max: 10, decimals: 1, unit: 'people' },
  { kind: 'money', name: 'sum', label: 'Sum', min: 0, max: 1_000_000 },
  { kind: 'date', name: 'day', label: 'Day', precision: 'day' },
  { kind: 'date', name: 'month', label: 'Month', precision: 'month' },
  {
    kind: 'choice',
    name: 'menu',
    label: 'Menu',
    display: 'select',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  },
  {
    kind: 'choice',
    name: 'part',
    label: 'Part',
    display: 'segments',
    options: [
      { value: 'x', label: 'X' },
      { value: 'y', label: 'Y' },
    ],
  },
  {
    kind: 'choice',
    name: 'way',
    label: 'Way',
    display: 'options',
    options: [
      { value: 'p', label: 'P', help: 'first' },
      { value: 'q', label: 'Q' },
    ],
  },
  {
    kind: 'choices',
    name: 'days',
    label: 'Days',
    min: 1,
    max: 2,
    options: [
      { value: 'mo', label: 'Monday' },
      { value: 'tu', label: 'Tuesday' },
    ],
  },
  { kind: 'toggle', name: 'loud', label: 'Loud' },
];

test('each kind of field is rendered with a label, and an empty form names every missing answer', async () => {
  const page = await visit({ fields: everyKind });

  await page.press('Write the prayer');

  const labels = [...page.root.querySelectorAll('form :is(label, legend)')].map((label) => label.textContent?.trim());
  for (const field of everyKind) expect(labels).toContain(field.label);
  expect(page.find('.summary').textContent).toContain('Please check 10 answers:');
  expect(page.find('.summary').textContent).toContain('Short: Please answer this.');
  expect(document.activeElement?.id).toBe('f-short');
  expect(page.control('f-short').getAttribute('aria-invalid')).toBe('true');
  expect(page.control('f-short').getAttribute('aria-describedby')).toBe('f-short-p');
});

test('each kind of field is collected in the shape the server expects', async () => {
  const calls = fakeServer(answer);
  const page = await visit({ fields: everyKind });
  await page.type('f-short', ' Ruth ');
  await page.type('f-long', 'My text');
  await page.type('f-count', '2.5');
  await page.type('f-sum', '$1,250.50');
  await page.type('f-day', '2026-11-20');
  await page.type('f-month', '2026-11');
  await page.type('f-menu', 'b');
  page.control('f-part').checked = true;
  page.control('f-way').checked = true;
  page.control('f-days').checked = true;
  page.control('f-loud').checked = true;

  await page.press('Write the prayer');

  expect(page.root.querySelector('.summary')?.textContent).toBeUndefined();
  expect(calls[0]?.body).toEqual({
    attempt: 1,
    input: {
      short: 'Ruth',
      long: 'My text',
      count: 2.5,
      sum: 125_050,
      day: '2026-11-20',
      month: '2026-11',
      menu: 'b',
      part: 'x',
      way: 'p',
      days: ['mo'],
      loud: true,
    },
  });
});

test('what is wrong is said in words, and goes away when it is right', async () => {
  const page = await visit({ fields: everyKind.slice(0, 4) });
  await page.type('f-short', 'far too long');
  await page.type('f-long', 'fine');
  await page.type('f-count', '99');
  await page.type('f-sum', 'twelve');

  await page.press('Write the prayer');

  expect(page.find('#f-short-p').textContent).toBe('Please shorten this to 5 characters.');
  expect(page.find('#f-count-p').textContent).toBe('This should be 10 or less.');
  expect(page.find('#f-sum-p').textContent).toBe('Please enter a number, such as 12 or 12.50.');
  await page.type('f-short', 'short');
  expect(page.root.querySelector('#f-short-p')).toBeNull();
  expect(page.control('f-short').value).toBe('short');
});

test('what was typed before the runtime arrived survives, and is counted', async () => {
  const page = await visit({}, (root) => {
    const area = root.querySelector('textarea');
    if (area) area.value = 'My father has surgery.';
    const names = root.querySelector<HTMLInputElement>('#f-names');
    if (names) names.value = 'Dad';
  });

  expect(page.control('f-situation').value).toBe('My father has surgery.');
  expect(page.control('f-names').value).toBe('Dad');
  expect(page.find('#f-situation-h').textContent).toContain('22 of 1,000');
});

test('a field that depends on another appears with it, also when the answer was given before the runtime', async () => {
  const fields: Field[] = [
    { kind: 'toggle', name: 'other', label: 'Something else' },
    { kind: 'text', name: 'which', label: 'Which', maxLength: 50, showWhen: { field: 'other', is: ['true'] } },
  ];
  const tick = (root: HTMLElement) => {
    const box = root.querySelector<HTMLInputElement>('#f-other');
    if (box) box.checked = true;
  };

  expect((await visit({ fields })).root.querySelector('#f-which')).toBeNull();
  expect((await visit({ fields }, tick)).root.querySelector('#f-which')).not.toBeNull();
});

test('an example fills the form, and what stood there can be put back', async () => {
  const page = await visit();
  await page.type('f-situation', 'My own words');

  await page.press('I cannot sleep');

  expect(page.control('f-situation').value).toBe('I lie awake and count the hours.');
  expect(page.find('[role=status]').textContent).toContain('To go back, choose “Restore what I wrote” below.');
  await page.press('Restore what I wrote');
  expect(page.control('f-situation').value).toBe('My own words');
});

test('an example says that it has filled the form', async () => {
  const page = await visit();

  await page.press('I cannot sleep');

  expect(page.find('[role=status]').textContent).toContain('Filled in as an example.');
});

test('a problem inside the closed disclosure opens it', async () => {
  const fields: Field[] = [{ kind: 'text', name: 'deep', label: 'Deep', maxLength: 9, more: true }];
  const page = await visit({ fields });

  await page.press('Write the prayer');

  expect(page.root.querySelector('details')?.open).toBe(true);
  expect(document.activeElement?.id).toBe('f-deep');
});

test('nothing takes the focus before the person has acted', async () => {
  await visit();

  expect(document.activeElement).toBe(document.body);
});

test('an example that the page sends fills the form, and what was typed can come back', async () => {
  const page = await visit();
  await page.type('f-situation', 'My own words');

  await page.sendExample({ situation: 'My father’s surgery is on Thursday' });

  expect(page.control('f-situation').value).toBe('My father’s surgery is on Thursday');
  expect(document.activeElement?.id).toBe('f-purpose');
  await page.press('Restore what I wrote');
  expect(page.control('f-situation').value).toBe('My own words');
});
