import { expect, test } from 'vitest';
import { hashOf, readPostFile, readTimeOf } from './post-file.ts';

const file = (head: string) => `---\n${head}\n---\n\nThe text.\n`;

test('a file has title, day, category and text; the rest has defaults', () => {
  expect(readPostFile('a-lamp', file('title: A lamp: and a stand\ncategory: Your website\ndate: 2026-11-20'))).toEqual({
    slug: 'a-lamp',
    title: 'A lamp: and a stand',
    excerpt: '',
    content: 'The text.',
    category: 'Your website',
    featuredImage: null,
    authorName: 'Lampstand',
    publishDate: Date.parse('2026-11-20T12:00:00Z'),
  });
});

test('a file can have Windows line ends and a time of day', () => {
  const windows = file('title: A\ndate: 2026-11-20 08:30').replaceAll('\n', '\r\n');

  expect(readPostFile('a', windows)).toMatchObject({
    title: 'A',
    content: 'The text.',
    publishDate: Date.parse('2026-11-20T08:30:00Z'),
  });
});

test.each([
  ['no line "title', file('date: 2026-11-20')],
  ['no line "title', 'Only a text.'],
  ['no line "date', file('title: A')],
  ['a date that is none', file('title: A\ndate: November 20')],
  ['a date that is none', file('title: A\ndate: 2026-13-45')],
])('a file with %s is refused by name', (reason, text) => {
  expect(() => readPostFile('a-lamp', text)).toThrow(reason);
  expect(() => readPostFile('a-lamp', text)).toThrow('a-lamp');
});

test('reading takes a minute for 220 words, and one at least', () => {
  expect(readTimeOf('word '.repeat(10))).toBe(1);
  expect(readTimeOf('word '.repeat(1_100))).toBe(5);
});

test('every change that a reader could see changes the hash', () => {
  const post = readPostFile('a', file('title: A\ndate: 2026-11-20'));
  const hashes = [
    hashOf(post, null),
    hashOf(post, 'News'),
    hashOf({ ...post, title: 'B' }, null),
    hashOf({ ...post, content: 'Other.' }, null),
    hashOf({ ...post, excerpt: 'Short.' }, null),
    hashOf({ ...post, featuredImage: '/assets/blog/lamp.svg' }, null),
    hashOf({ ...post, publishDate: post.publishDate + 1 }, null),
  ];

  expect(new Set(hashes).size).toBe(hashes.length);
});
