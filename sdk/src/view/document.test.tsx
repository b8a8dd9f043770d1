// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { asOfEnglish, asOfSpanish, type Block, documentText, type ResultDocument, type Section } from '../app/index.ts';
import { deferredMessages } from '../frame/messages/messages.en.deferred.ts';
import { allBlocks, DocumentView } from './index.ts';

function show(blocks: Block[]): HTMLElement {
  const box = document.createElement('div');
  const document_ = documentOf(blocks);
  void act(() =>
    render(<DocumentView document={document_} words={deferredMessages.view} lang="en-US" kinds={allBlocks} />, box),
  );
  return box;
}

function documentOf(blocks: Block[]): ResultDocument {
  return {
    title: 'Before the surgery',
    asOf: '2026-11-20',
    writer: { kind: 'built-in' },
    about: 'About one minute aloud.',
    sections: [{ id: 'a', title: 'Part', blocks }],
  };
}

test('the document says what wrote it and when', () => {
  expect(show([]).querySelector('.asof')?.textContent).toBe(
    'Draft written without AI, November 20, 2026. About one minute aloud.',
  );
});

test('a document of two writers says so, and over each written part which of them it was', () => {
  const box = document.createElement('div');
  const part = (id: string, writer?: Section['writer']): Section => ({ id, title: id, blocks: [], writer });
  const small = { kind: 'model', model: 'small-8b' } as const;
  const mixed = { ...documentOf([]), sections: [part('a', small), part('b', { kind: 'built-in' }), part('c')] };
  void act(() =>
    render(<DocumentView document={mixed} words={deferredMessages.view} lang="en-US" kinds={allBlocks} />, box),
  );

  expect([...box.querySelectorAll('.asof')].map((line) => line.textContent)).toEqual([
    'Draft written partly with AI (small-8b), November 20, 2026. Each part says which. About one minute aloud.',
    'Written with AI (small-8b).',
    'Written without AI.',
  ]);
  expect(documentText(mixed, asOfSpanish, 'es')).toBe(
    'Before the surgery\n\nBorrador escrito en parte con IA (small-8b), 20 de noviembre de 2026. Cada parte lo indica. ' +
      'About one minute aloud.\n\na\n\nEscrita con IA (small-8b).\n\nb\n\nEscrita sin IA.\n\nc\n',
  );
});

test('a verse carries its reference and what the comparison found, in words', () => {
  const verse = {
    type: 'verse',
    reference: 'Psalm 56:3',
    translation: 'World English Bible',
    text: 'When I am afraid',
  } as const;

  const sound = show([{ ...verse, status: 'verified' }]);
  const unsound = show([{ ...verse, text: '', status: 'left-out', note: 'Psalm 56 has 13 verses.' }]);

  expect(sound.textContent).toContain('Psalm 56:3, World English Bible');
  expect(sound.querySelector('.verified')?.textContent).toBe('Compared with the printed Bible: Checked word for word');
  expect(unsound.querySelector('blockquote')).toBeNull();
  expect(unsound.querySelector('.verified')).toBeNull();
  expect(unsound.querySelector('.unverified')?.textContent).toBe('Compared with the printed Bible: Removed');
  const corrected = show([{ ...verse, status: 'set-right' }]);
  expect(corrected.querySelector('.verified')?.textContent).toBe('Compared with the printed Bible: Corrected');
  expect(unsound.textContent).toContain('Psalm 56 has 13 verses.');
});

test('a long table shows its first rows, then all of them, and marks the chosen one', () => {
  const box = show([
    {
      type: 'table',
      caption: 'Months',
      columns: [{ label: 'Month' }, { label: 'Owed', figures: true }],
      rows: [
        ['Dec', '$3'],
        ['Jan', '$2'],
        ['Feb', '$1'],
      ],
      chosen: 0,
      visibleRows: 2,
    },
  ]);
  const button = box.querySelector('button');

  expect(box.querySelectorAll('tr.later')).toHaveLength(1);
  expect(button?.textContent).toBe('Show all 3');
  void act(() => button?.click());
  expect(box.querySelectorAll('tr.later')).toHaveLength(0);
  expect(box.querySelector('tr.chosen th')?.textContent).toBe('Dec');
});

test('a verse is named by its reference alone, and each table is a tab stop only while it scrolls', () => {
  const box = show([
    { type: 'verse', reference: 'Psalm 56:3', translation: 'WEB', text: 'When I am afraid', status: 'verified' },
    { type: 'table', caption: 'Months', columns: [{ label: 'Month' }], rows: [['Dec']] },
  ]);

  expect(box.querySelector('figure')?.getAttribute('aria-label')).toBe('Psalm 56:3');
  expect(box.querySelector('.table-wrap')?.hasAttribute('tabindex')).toBe(false);
});

test('a next step with a title is not called one twice', () => {
  const next = (title?: string) => show([{ type: 'callout', tone: 'next', text: 'Call them.', title }]).textContent;

  expect(next('Your next step')).toContain('Your next step. Call them.');
  expect(next('Your next step')).not.toMatch(/next step: /i);
  expect(next()).toMatch(/next step: /i);
});

test('a table whose figures are too long for a phone shows each row as a card there', () => {
  const table = (sum: string) =>
    show([
      {
        type: 'table',
        caption: 'Months',
        columns: [
          { label: 'Month' },
          ...['Paid', 'Interest', 'Owed'].map((label) => ({ label, figures: true as const })),
        ],
        rows: [['Dec', sum, sum, sum]],
      },
    ]).querySelector('table');

  expect(table('$185.00')?.className).toBe('table');
  expect(table('$12,345.67')?.className).toBe('table compare');
});

test('a chart is a picture with its summary for those who do not see it', () => {
  const box = show([
    {
      type: 'chart',
      kind: 'line',
      title: 'What you owe',
      labels: ['a', 'b', 'c'],
      series: [{ name: 'Plan', values: [200, 100, 0], style: 'main' }],
      unit: 'money',
      summary: 'It reaches zero in March.',
    },
  ]);

  expect(box.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(
    'What you owe. It reaches zero in March.',
  );
  expect(box.querySelectorAll('circle.end')).toHaveLength(2);
});

test('an urgent callout cannot be put away, a dismissible note can', () => {
  const urgent = show([
    {
      type: 'callout',
      tone: 'urgent',
      text: 'Please talk to someone now.',
      contacts: [{ label: 'Call 988', href: 'tel:988' }],
      dismissible: true,
    },
  ]);
  const note = show([{ type: 'callout', tone: 'info', text: 'A thought.', dismissible: true }]);

  expect(urgent.querySelector('[role=alert] a')?.getAttribute('href')).toBe('tel:988');
  expect(urgent.querySelector('button')).toBeNull();
  void act(() => note.querySelector('button')?.click());
  expect(note.textContent).not.toContain('A thought.');
});

test('a contact with an address of another kind is shown as words only', () => {
  const box = show([
    { type: 'callout', tone: 'info', text: 'x', contacts: [{ label: 'Odd', href: 'javascript:alert(1)' }] },
  ]);

  expect(box.querySelector('a')).toBeNull();
  expect(box.textContent).toContain('Odd');
});

test('the document as text holds every block in order, without marks of Markdown', () => {
  const text = documentText(
    documentOf([
      { type: 'prose', text: 'Lord, **hear** us.' },
      { type: 'steps', items: ['One', 'Two'] },
      { type: 'verse', reference: 'Psalm 56:3', translation: 'WEB', text: 'When I am afraid', status: 'verified' },
    ]),
    asOfEnglish,
  );

  expect(text).toBe(
    'Before the surgery\n\nDraft written without AI, November 20, 2026. About one minute aloud.\n\nPart\n\n' +
      'Lord, hear us.\n\n1. One\n2. Two\n\n“When I am afraid”\nPsalm 56:3, WEB\n',
  );
});

test('a section of the second layer is closed under its heading', () => {
  const sections = [{ id: 'more', title: 'More', folded: true, blocks: [] }];
  const box = document.createElement('div');
  void act(() =>
    render(
      <DocumentView
        document={{ ...documentOf([]), sections }}
        words={deferredMessages.view}
        lang="en-US"
        kinds={allBlocks}
      />,
      box,
    ),
  );

  expect(box.querySelector('details')?.open).toBe(false);
});

test('a section of the second layer is open while it has tools, and they are inside', () => {
  const box = document.createElement('div');
  const sections: Section[] = [
    { id: 'answer', title: 'Answer', blocks: [{ type: 'prose', text: 'First.' }] },
    { id: 'more', title: 'More', folded: true, blocks: [{ type: 'prose', text: 'Second.' }] },
  ];
  void act(() =>
    render(
      <DocumentView
        document={{ ...documentOf([]), sections }}
        words={deferredMessages.view}
        lang="en-US"
        kinds={allBlocks}
        tools={({ title }) => <button type="button">Edit {title}</button>}
      />,
      box,
    ),
  );
  const fold = box.querySelector('details');

  expect(fold?.open).toBe(true);
  expect(fold?.querySelector('summary')?.textContent).toBe('More');
  expect(fold?.querySelector('.sect')?.textContent).toBe('Edit MoreSecond.');
  expect([...box.querySelectorAll('details h3, section h3')].map((heading) => heading.textContent)).toEqual([
    'Answer',
    'More',
  ]);
});

test('after editing, a section of the second layer is open or closed as it was before', () => {
  const box = document.createElement('div');
  const fold = (id: string): Section => ({ id, title: id, folded: true, blocks: [] });
  const sections = [fold('read'), fold('unread')];
  const shown = (tools?: () => string) =>
    act(() => {
      const own = { document: { ...documentOf([]), sections }, words: deferredMessages.view, kinds: allBlocks, tools };
      render(<DocumentView {...own} lang="en-US" />, box);
    });
  const open = () => [...box.querySelectorAll('details')].map((details) => details.open);
  void shown();
  const [read] = box.querySelectorAll('details');
  if (read) read.open = true;

  void shown(() => 'Edit');
  expect(open()).toEqual([true, true]);
  void shown();

  expect(open()).toEqual([true, false]);
});
