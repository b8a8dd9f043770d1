import { isAscii, lookAlikes } from '../text/normalize.ts';
import { leet, masked, runTogether, words } from './spelling.ts';

// Words per window and the step between windows: the overlap is longer than any phrase of the patterns.
const windowWords = 60;
const windowStep = 40;

/**
 * A text as the patterns read it: its sentences in plain lower-case words parted by one space, without punctuation,
 * disguises undone and contractions written out. Long sentences come as overlapping windows. Linear in the text's length.
 */
export function readableSentences(text: string): string[] {
  const letters = joinSpacedLetters(foldLetters(text));
  return letters.split(/[.!?;…]+(?=\s|$)|\n\s*\n|\n\s*(?=[-•*]|\d+[.)])|\.(?=[a-z]{2})/).flatMap(asWindows);
}

function foldLetters(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\ufffd]/gu, '')
    .toLowerCase()
    .replace(/[\p{M}]/gu, '')
    .replace(
      /[^\0-\x7f]/gu,
      (letter) => lookAlikes[letter] ?? (/[\p{L}\p{N}]/u.test(letter) ? letter : symbol(letter)),
    );
}

function symbol(sign: string): string {
  if (/[‘’ʼ′`´]/.test(sign)) return "'";
  return sign === '…' || sign === '¡' || sign === '¿' || sign === '€' ? sign : ' ';
}

/** "k i l l", "k.i.l.l" and "k-i-l-l" become "kill"; a wider gap parts words. */
function joinSpacedLetters(text: string): string {
  if (!/(?<![a-z0-9'])(?:[a-z0-9@$][ ._*-]){2}[a-z0-9](?![a-z0-9'])/.test(text)) return text;
  return text.replace(/(?<![a-z0-9'])(?:[a-z0-9@$][ ._*-])+[a-z0-9](?![a-z0-9'])/g, (run) =>
    run.replace(/[ ._*-]/g, ''),
  );
}

function asWindows(sentence: string): string[] {
  const list = sentence.split(/[^a-z0-9@$!|*€'\p{L}]+/u).flatMap(asWords);
  if (list.length === 0) return [];
  if (list.length <= windowWords) return [mend(list.join(' '))];
  const windows: string[] = [];
  for (let start = 0; start < list.length - (windowWords - windowStep); start += windowStep)
    windows.push(mend(list.slice(start, start + windowWords).join(' ')));
  return windows;
}

function asWords(raw: string): string[] {
  if (/^[a-z]+$/.test(raw)) return asKnown(raw.replace(/(.)\1{2,}/g, '$1$1'));
  const starred = raw.includes('*') ? unmask(raw) : raw;
  const word = starred.replace(/['*|!]+$|^['*|!]+/g, '');
  const unquoted = (/[a-z]/.test(word) && /[^a-z']/.test(word) ? unleet(word) : word).replace(/(.)\1{2,}/g, '$1$1');
  if (unquoted === "i'd") return ['i', 'would'];
  if (unquoted === "i'll") return ['i', 'will'];
  if (unquoted === "he'll" || unquoted === "she'll") return [unquoted.slice(0, -3), 'will'];
  const plain = unquoted.replace(/[^a-z0-9\p{L}]/gu, '');
  return plain === '' ? [] : asKnown(plain);
}

function asKnown(plain: string): string[] {
  const known = Object.hasOwn(words, plain) ? words[plain] : undefined;
  if (known) return known.split(' ');
  return plain.length > 7 ? partRunTogether(plain) : [plain];
}

function unleet(word: string): string {
  return word.replace(/[0-9@$!|€]/g, (sign) => leet[sign] ?? sign);
}

function unmask(raw: string): string {
  const fits = (word: string) =>
    word.length === raw.length && [...word].every((letter, at) => raw[at] === '*' || raw[at] === letter);
  return raw.length <= 10 && /[a-z]/.test(raw) ? (masked.find(fits) ?? raw) : raw;
}

const runTogetherPhrases = runTogether
  .filter((phrase) => phrase.includes(' '))
  .map((phrase) => ({ phrase, joined: phrase.replaceAll(' ', '') }));

function partRunTogether(word: string): string[] {
  if (word.length > 200) return [word];
  const hidden = runTogetherPhrases.filter(({ joined }) => word.includes(joined)).map(({ phrase }) => phrase);
  return hidden.length === 0
    ? [word]
    : hidden.flatMap((phrase) => phrase.split(' ')).flatMap((part) => (words[part] ?? part).split(' '));
}

/** Slips that only show beside another word: "my self", "want too die". */
function mend(sentence: string): string {
  return sentence
    .replace(/\b(my|him|her|your) self\b/g, '$1self')
    .replace(/\b(?:too|two|2) (?=(?:die|kill|live|end|hurt|be)\b)/g, 'to ')
    .replace(/\bwill not to (?=die|kill|live)/g, 'want to ')
    .replace(/\bsui cid(e|al)\b/g, 'suicid$1')
    .replace(/\bi m\b/g, 'i am')
    .replace(/\b(do|can|did|wo) n?t\b/g, '$1 not');
}
