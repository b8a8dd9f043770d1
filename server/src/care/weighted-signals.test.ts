import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldOutFifth } from './corpus/held-out-fifth.ts';
import { heldOutFourth } from './corpus/held-out-fourth.ts';
import { heldOutSixth } from './corpus/held-out-sixth.ts';
import { ordinaryBible, ordinaryMoney, ordinaryPrayers } from './corpus/ordinary.ts';
import { careGate } from './gate.ts';

const levelOf = (text: string) => careGate([text])[0]?.level ?? 'nothing';
const inDanger = [heldOutFourth, heldOutFifth, heldOutSixth].map((set) =>
  set.filter(({ expected }) => expected === 'urgent'),
);
const harmlessText = [...heldOutFifth, ...heldOutSixth]
  .filter(({ expected }) => expected === 'harmless')
  .map(({ text }) => text);
const everydayQuestions = [
  'What is my purpose in life?',
  'Why does God not answer my prayers?',
  'I was hurt by my church. What now?',
  'The devil made me do it',
  'Thank you for medicines that did not exist when our grandparents needed them.',
];
const ordinary = [...ordinaryPrayers, ...ordinaryMoney, ...ordinaryBible].map(({ text }) => text);

test('help is shown for nearly every sentence of danger in everyday wording', () => {
  const rates = inDanger.map((set) => ({
    shown: set.filter(({ text }) => levelOf(text) !== 'nothing').length / set.length,
    urgent: set.filter(({ text }) => levelOf(text) === 'urgent').length / set.length,
  }));
  console.info('Help shown, and urgent, in the fourth, fifth and sixth held-out set:', rates);

  expect(rates[0]?.shown).toBe(1);
  expect(rates[1]?.shown).toBeGreaterThan(0.8);
  expect(rates[2]?.shown).toBe(1);
  expect(rates[0]?.urgent).toBeGreaterThan(0.9);
  expect(rates[2]?.urgent).toBeGreaterThan(0.9);
});

test('ordinary prayers, money questions and Bible questions never bring urgent help, and rarely a note', () => {
  const noted = ordinary.filter((text) => levelOf(text) === 'note');
  console.info(`Notes for ${noted.length} of ${ordinary.length} ordinary sentences:`, noted);

  expect([...ordinary, ...everydayQuestions, ...harmlessText].filter((text) => levelOf(text) === 'urgent')).toEqual([]);
  expect(noted.length / ordinary.length).toBeLessThanOrEqual(0.03);
});

test('what two neighboring sentences say together is understood', () => {
  expect(levelOf('I bought the rope. I am ready.')).not.toBe('nothing');
  expect(levelOf('I bought the rope. ')).toBe('nothing');
});

test('signals of separate texts are not added up', () => {
  expect(careGate(['I bought the rope.', 'I am ready.'])).toEqual([]);
});

test('a lesson or a story softens what the wide net hears', () => {
  expect(levelOf('Everybody would breathe easier without me.')).toBe('urgent');
  expect(levelOf('A novel chapter titled Everybody would breathe easier without me.')).not.toBe('urgent');
});

test('ordinary sentences beside a sentence of danger never hide it', () => {
  const urgentTexts = inDanger.flat().filter(({ text }) => levelOf(text) === 'urgent');
  fc.assert(
    fc.property(fc.constantFrom(...urgentTexts), fc.constantFrom(...ordinary), (sentence, other) => {
      expect(levelOf(`${other} ${sentence.text}. ${other}`)).toBe('urgent');
    }),
    { numRuns: 300, seed: 11 },
  );
});
