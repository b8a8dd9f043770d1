import { expect, test } from 'vitest';
import { type Guidance, guidanceProblems, overdueGuidance } from './guidance.ts';

const row: Guidance = { text: 'A rule.', source: 'The act', asOf: '2026-11-20', reviewBy: '2027-05-20' };

test('a row is overdue from the day after its review day', () => {
  const table = { soon: row, later: { ...row, reviewBy: '2028-01-01' } };

  expect(overdueGuidance(table, '2027-05-20')).toEqual([]);
  expect(overdueGuidance(table, '2027-05-21')).toEqual([{ ...row, id: 'soon' }]);
  expect(overdueGuidance(table, '2030-01-01').map(({ id }) => id)).toEqual(['soon', 'later']);
});

test('a sound table has no problems', () => {
  const contacts = [
    { label: 'Call', href: 'tel:+18003882227' },
    { label: 'Read', href: 'https://www.nfcc.org' },
  ];

  expect(guidanceProblems({ sound: { ...row, url: 'https://www.nfcc.org', contacts } })).toEqual([]);
});

test('missing sources, wrong days and unsafe links are named', () => {
  const problems = guidanceProblems({
    empty: { ...row, text: ' ', source: '' },
    days: { ...row, asOf: '2026-02-30' },
    order: { ...row, reviewBy: '2026-11-20' },
    links: { ...row, url: 'http://example.org', contacts: [{ label: 'Odd', href: 'javascript:alert(1)' }] },
  });

  expect(problems).toEqual([
    'empty has no text.',
    'empty has no source.',
    "days has a day that doesn't exist.",
    'order is to be reviewed before it was checked.',
    "links has a link that isn't https.",
    'links has a contact without an address: Odd.',
  ]);
});
