import { expect, test } from 'vitest';
import { verseAlone } from './passage-follow-up.ts';

test.each([
  ['3:18?', { kind: 'verse', chapter: 3, from: 18 }],
  ['and 18 seems to say the opposite', { kind: 'verse', from: 18 }],
  ['19-21', { kind: 'verse', from: 19, to: 21 }],
  ['read me the first few verses', { kind: 'verse', from: 1, to: 5 }],
  ["so I shouldn't use it?", { kind: 'context' }],
  ['is that about jesus or about israel', { kind: 'context' }],
])('after a passage, "%s" asks about it', (message, follow) => {
  expect(verseAlone(message)).toEqual(follow);
});

test.each(['10 years ago I left', 'what is grace', 'two men came'])('"%s" names no verse', (message) => {
  expect(verseAlone(message)).toBeUndefined();
});
