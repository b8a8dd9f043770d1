import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEmail, formatPhone, readContact } from './contact.ts';
import { cleanDeep, type PrivateKind, withoutPrivate } from './private-details.ts';
import { earliest, formatRough, isoOf, latest, readDate } from './rough-dates.ts';

test.each([
  ['March 2019', { year: 2019, month: 3 }],
  ['Mar. 2019', { year: 2019, month: 3 }],
  ['Sept 2019', { year: 2019, month: 9 }],
  ['3/2019', { year: 2019, month: 3 }],
  ['03/15/2019', { year: 2019, month: 3 }],
  ['2019-03', { year: 2019, month: 3 }],
  ['2019', { year: 2019 }],
  ['Summer 2019', { year: 2019 }],
  ['Present', 'present'],
  ['now', 'present'],
  ['3/19', undefined],
  ['13/2019', undefined],
  ['a while ago', undefined],
  ['', undefined],
])('the date "%s" is read, or left to be asked', (text, date) => {
  expect(readDate(text)).toEqual(date);
});

test('every month is written and read back as the same month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2026 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      expect(readDate(formatRough({ year, month }))).toEqual({ year, month });
      expect(readDate(isoOf({ year, month }))).toEqual({ year, month });
      expect(latest({ year }) - earliest({ year })).toBe(11);
    }),
  );
});

test('phones and emails have one form, and what is no phone stays as it was typed', () => {
  expect(['937-555-0142', '+1 (937) 555.0142', '9375550142', '19375550142'].map(formatPhone)).toEqual(
    Array(4).fill('(937) 555-0142'),
  );
  expect(formatPhone('937-555-0142 ext 12')).toBe('(937) 555-0142 ext. 12');
  expect(['555-0142', '123-456-7890', 'call me'].map(formatPhone)).toEqual([undefined, undefined, undefined]);
  expect(formatEmail(' Maria@Example.COM ')).toBe('Maria@example.com');
  expect(['maria@', 'maria.example.com', 'a b@c.de'].map(formatEmail)).toEqual([undefined, undefined, undefined]);
  expect(readContact({ phone: '555', email: 'sam@gmial.com' })).toMatchObject({
    lines: ['555', 'sam@gmial.com'],
    doubts: ['phone'],
    meant: 'gmail.com',
  });
  expect(readContact({ email: 'dee@mail.com' }).meant).toBeUndefined();
  expect(readContact({}).doubts).toEqual(['no-way']);
});

test.each(['412 Elm St, Dayton, OH 45402', '88 Oak Avenue Apt 4, Dayton, OH'])('of "%s" the city stays', (city) => {
  const read = readContact({ city });
  expect(read.city).toMatch(/^Dayton, OH/);
  expect(read.street).toBe(true);
});

const privateTexts: readonly [PrivateKind, string][] = [
  ['ssn', 'My SSN is 123-45-6789. I cook.'],
  ['ssn', 'Social Security Number: 123 45 6789'],
  ['birth', 'DOB 3/4/1980\nCook'],
  ['birth', 'I was born on March 4, 1980.'],
  ['birth', 'I am 45 years old and I cook.'],
  ['birth', 'Age: 17'],
  ['marital', 'Marital status: married'],
  ['marital', 'I am happily married with three kids.'],
  ['marital', 'Single mother of 3. Cook.'],
  ['photo', 'Photo attached'],
  ['body', 'Height: 5 ft 9'],
  ['religion', 'Religion: Baptist'],
  ['bank', 'card number: 4111 1111 1111 1111'],
  ['license-number', "Driver's license number: D12345678"],
];
test.each(privateTexts)('%s is cut out of "%s"', (kind, text) => {
  const cleaned = withoutPrivate(text);
  expect(cleaned.found).toContain(kind);
  expect(cleaned.text).not.toMatch(
    /123.45.6789|19\s?80|\b45\b|\b17\b|married|mother of|photo|5 ft|Baptist|4111|D12345678/i,
  );
});

test.each([
  'Taught 3-year-old children',
  'Single-handedly ran the store',
  'Led a married couples group of 12',
  'Called 937-555-0142 for orders',
  'Photographed 20 weddings',
  'Managed 123 accounts and 45 vendors, 6789 orders',
  'Cared for a 90-year-old parent',
])('nothing is cut out of "%s"', (text) => {
  expect(withoutPrivate(text)).toEqual({ text, found: [] });
});

test('private details are cut out of lists and records too', () => {
  const found = new Set<PrivateKind>();
  expect(cleanDeep({ jobs: [{ did: 'SSN 123-45-6789\ncooked' }], first: true }, found)).toEqual({
    jobs: [{ did: 'cooked' }],
    first: true,
  });
  expect([...found]).toEqual(['ssn']);
});
