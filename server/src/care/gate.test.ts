import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corpus } from './corpus/index.ts';
import { careGate } from './gate.ts';

const urgentKinds = (text: string) =>
  careGate([text])
    .filter((finding) => finding.level === 'urgent')
    .map((finding) => finding.kind);

const urgentSentences = corpus.filter((sentence) => sentence.expected === 'urgent');
const harmlessText = corpus
  .filter((sentence) => sentence.expected === 'harmless')
  .map((sentence) => sentence.text.replace(/[.!?]?$/, '.'))
  .join(' ');

/** Plain core sentences: each disguise below must leave them readable. */
const core = [
  'I want to die',
  'I want to kill myself',
  'I was raped',
  'He hits me',
  'My uncle touches me',
  'I am suicidal',
  'Quiero matarme',
];

test('an urgent sentence is found anywhere in a long harmless text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...urgentSentences), fc.nat(1000), (sentence, place) => {
      const parts = harmlessText.split('. ');
      const at = place % parts.length;
      const text = [...parts.slice(0, at), sentence.text, ...parts.slice(at)].join('. ');

      expect(urgentKinds(text)).toEqual(expect.arrayContaining([...sentence.kinds]));
    }),
    { numRuns: 150 },
  );
});

test('an urgent sentence is found in the middle of a text without any punctuation', () => {
  const bare = harmlessText.replace(/[^a-z ]/gi, ' ').slice(0, 3000);
  fc.assert(
    fc.property(
      fc.constantFrom('I want to kill myself', 'my husband hits me', 'I do not want to live'),
      fc.nat(2000),
      (text, place) => {
        const at = bare.indexOf(' ', place % 2000);

        expect(urgentKinds(`${bare.slice(0, at)} ${text} ${bare.slice(at)}`).length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 60 },
  );
});

test('case, zero-width characters, accents and look-alike letters do not hide a sentence', () => {
  const invisible = ['\u200b', '\u200d', '\u2060', '\u00ad', '\ufeff', '\u0301', '\u202e'];
  const alike: { [letter: string]: string } = { a: 'а', e: 'е', o: 'о', i: 'і', c: 'с', s: 'ѕ' };
  fc.assert(
    fc.property(fc.constantFrom(...core), fc.infiniteStream(fc.nat(9)), (sentence, dice) => {
      const disguised = [...sentence].map((letter) => {
        const thrown = dice.next().value;
        if (thrown === 0 && /[a-z]/i.test(letter)) return letter + invisible[dice.next().value % invisible.length];
        if (thrown === 1) return alike[letter] ?? letter;
        return thrown < 5 ? letter.toUpperCase() : letter;
      });

      expect(urgentKinds(disguised.join('')).length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test('letters parted by blanks, dots or hyphens are read as words', () => {
  for (const sentence of core)
    for (const between of [' ', '.', '-', '_']) {
      const spaced = sentence
        .split(' ')
        .map((word) => [...word].join(between))
        .join('   ');

      expect(urgentKinds(spaced), spaced).not.toEqual([]);
    }
});

test('words run together, digits for letters and stars do not hide it', () => {
  for (const text of [
    'iwanttodie',
    '#killmyself',
    'i w a n t t o d i e',
    'I want to k1ll myself',
    'i want to d!e',
    'i want to k*ll myself',
    'I wAnT tO DiEeee',
  ])
    expect(urgentKinds(text), text).toContain('suicide');
});

test('texts of separate fields are read apart', () => {
  expect(careGate(['I want to', 'die'])).toEqual([]);
  expect(careGate(['harmless', 'I want to die'])).toEqual([
    { kind: 'suicide', level: 'urgent', sure: true, who: 'self' },
  ]);
});

test('urgent findings come before notes, and the most dangerous first', () => {
  const findings = careGate([
    'Is this a scam?',
    'My husband hits me.',
    'I want to die.',
    'A prayer for my son and his addiction.',
  ]);

  expect(findings.map(({ kind, level }) => `${kind} ${level}`)).toEqual([
    'suicide urgent',
    'abuse-adult urgent',
    'scam urgent',
    'substance note',
  ]);
});

test('a title does not soften what the next sentence says', () => {
  expect(urgentKinds('Sermon title: Elijah wanted to die. I want to die too.')).toContain('suicide');
});

test('it is noticed that someone has served, and that a pastor is the one who harms', () => {
  expect(careGate(['I am a veteran and I want to die'])[0]?.circumstances).toEqual(['veteran']);
  expect(careGate(['My pastor molested me'])[0]?.circumstances).toEqual(['harmed-by-clergy']);
});

test('no text whatever makes the gate throw, and it answers the same each time', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), { maxLength: 5 }), (texts) => {
      expect(careGate(texts)).toEqual(careGate(texts));
    }),
  );
});
