import { commonWords } from './common-passwords.ts';

/** Bytes after normalisation; more would only cost time. */
const LONGEST = 128;
/** Letters that a password must have besides the words that are easy to guess. */
const LEAST_OF_OWN = 4;
const signs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const keyboardRows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
];

/**
 * The first reason why a password cannot be used, as a sentence; undefined for a usable one.
 * `words` are easy to guess: names and addresses of the person, the church and the product.
 */
export function passwordProblem(password: string, words: readonly string[], minLength: number): string | undefined {
  const text = password.normalize('NFKC');
  if ([...text].length < minLength) return `Password must be at least ${minLength} characters`;
  if (Buffer.byteLength(text) > LONGEST) return `Please choose a password of at most ${LONGEST} characters`;
  const lower = text.toLowerCase();
  if (isCommon(lower)) return 'This password is too common. Try a short sentence.';
  if (isMadeOf(lower, words)) {
    return 'Don’t use your name, email or church in your password.';
  }
  return undefined;
}

function isCommon(text: string): boolean {
  if (new Set(text).size < 3 || keyboardRows.some((row) => isRun(text, row))) return true;
  const plain = [text, spelledOut(text)];
  return plain.some((form) => commonWords.has(form.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/[^\p{L}]/gu, '')));
}

/** "p@ssw0rd" is read as "password". Digits at the end stay. */
function spelledOut(text: string): string {
  const [, word = '', end = ''] = /^(.*?)([\d\W]*)$/su.exec(text) ?? [];
  return word.replace(/./gsu, (sign) => signs[sign] ?? sign) + end;
}

// "123456", "654321", "qwertyui", "123123", "abcabc": a run along a row, forwards or back, or one repeated.
function isRun(text: string, row: string): boolean {
  const reversed = [...row].reverse().join('');
  const part = /^(.{3,})\1+/su.exec(text)?.[1] ?? text;
  return part.length >= 3 && (row.includes(part) || reversed.includes(part)) && text.length <= part.length * 4;
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  const known = words.flatMap((word) =>
    word
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
  let left = text;
  for (const word of known.filter((word) => word.length >= 3).sort((a, b) => b.length - a.length)) {
    left = left.replaceAll(word, '');
  }
  return left !== text && left.replace(/[^\p{L}]/gu, '').length < LEAST_OF_OWN;
}
