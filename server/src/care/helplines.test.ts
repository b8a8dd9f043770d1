import { expect, test } from 'vitest';
import { contactsOf, type Helpline, type HelplineId, helplines, overdueHelplines } from './helplines.ts';
import { helplinesByKind } from './helplines-by-kind.ts';

const rows: [string, Helpline][] = Object.entries(helplines);

test('each row has a way to reach it, a source, the day it was seen and a day for its review', () => {
  for (const [id, line] of rows) {
    expect(line.id).toBe(id);
    expect(line.call ?? line.text ?? line.web, id).toBeDefined();
    expect(line.source, id).not.toBe('');
    expect(line.seen < line.reviewBy, id).toBe(true);
  }
});

test('a row that is not confirmed is kept and never shown', () => {
  expect(helplines['eating-disorders'].confirmed).toBe(false);
  expect(contactsOf('eating-disorders')).toEqual([]);
});

test('every line that is offered for a danger is confirmed', () => {
  for (const line of Object.values(helplinesByKind).flat()) expect(contactsOf(line), line).not.toEqual([]);
});

test('addresses are telephone, text or https links, and the number shown is the number called', () => {
  for (const [id] of rows)
    for (const contact of [...contactsOf(id as HelplineId), ...contactsOf(id as HelplineId, 'es')]) {
      expect(contact.href).toMatch(/^(tel:\+?\d+|sms:\+?\d+(\?body=[A-Z]+)?|https:\/\/[a-z0-9.-]+)$/);
      if (contact.href.startsWith('http')) continue;
      const number = contact.href.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
      expect(contact.label.replace(/\D/g, ''), id).toContain(number);
    }
});

test('a helpline is overdue the day after its review date', () => {
  expect(overdueHelplines(new Date('2027-05-20T12:00:00Z'))).toEqual([]);
  expect(overdueHelplines(new Date('2027-05-21T12:00:00Z'))).toHaveLength(rows.length);
});
