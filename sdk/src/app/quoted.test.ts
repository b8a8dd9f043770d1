import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test.each([
  ['Jesus wept.', '“Jesus wept.”'],
  ['“Be angry, and don’t sin.” Don’t wait.', '“‘Be angry, and don’t sin.’ Don’t wait.”'],
  ['When I said, “My foot is slipping!” you held me.', '“When I said, ‘My foot is slipping!’ you held me.”'],
  ['“It is written, ‘Man shall not live by bread.’”', '“‘It is written, “Man shall not live by bread.”’”'],
  ['“He said, ‘The boys’ toys are here,’ and left.”', '“‘He said, “The boys’ toys are here,” and left.’”'],
  ['She said "come home" twice.', '“She said ‘come home’ twice.”'],
  ['He is 6\'2" tall.', '“He is 6\'2" tall.”'],
])('%s is quoted with double marks outside and single ones inside', (text, expected) => {
  expect(quoted(text)).toBe(expected);
});

test('a speech that goes on after the text, or began before it, is closed at its edge', () => {
  expect(quoted('“Therefore I tell you, don’t be anxious.')).toBe('“‘Therefore I tell you, don’t be anxious.’”');
  expect(quoted('and lo, I am with you.” Amen.')).toBe('“‘and lo, I am with you.’ Amen.”');
  expect(quoted('“First. “Second.”')).toBe('“‘First. ‘Second.’”');
});

test('no two marks of one kind open or close side by side, and no word changes', () => {
  const letters = fc.stringMatching(/^([a-z ]{1,5}|“[a-z]{1,4}”|“[a-z]{1,3} ‘[a-z]{1,3}’”){1,6}$/);
  const bare = (text: string) => text.replace(/[“”‘’]/g, '');
  fc.assert(
    fc.property(letters, (text) => {
      expect(bare(quoted(text))).toBe(bare(text));
      expect(quoted(text)).not.toMatch(/““|””/);
    }),
  );
});
