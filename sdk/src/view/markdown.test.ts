import { expect, test } from 'vitest';
import { readInline } from './markdown.ts';

test('a line is read into text, strong text, emphasis and links', () => {
  expect(readInline('a *b* c [e](https://f.example) [g](javascript:h)')).toEqual([
    'a ',
    { tag: 'em', inside: ['b'] },
    ' c ',
    { tag: 'a', href: 'https://f.example', inside: ['e'] },
    ' ',
    '[g](javascript:h)',
  ]);
  expect(readInline('**b**')).toEqual([{ tag: 'strong', inside: ['b'] }]);
  expect(readInline('')).toEqual([]);
});

test('a line with many thousand marks is read to its end', () => {
  expect(readInline('*a*b'.repeat(15_000))).toHaveLength(30_000);
});
