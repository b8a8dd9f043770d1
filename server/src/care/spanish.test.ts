import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sentence } from './corpus/sentences.ts';
import { heldOutSpanishThird } from './corpus/spanish/held-out-third.ts';
import { heldOutSpanish, heldOutSpanishSecond, spanishCorpus } from './corpus/spanish/index.ts';
import { plainSpanish } from './corpus/spanish/plain.ts';
import { careGate } from './gate.ts';
import { becomesHeavy } from './second-layer/repeated-distress.ts';

const levelOf = (text: string) => careGate([text])[0]?.level ?? 'nothing';
const of = (set: readonly Sentence[], expected: Sentence['expected']) => set.filter((one) => one.expected === expected);
const missed = (set: readonly Sentence[]) =>
  set.filter(({ text, kinds, expected }) => {
    const found = careGate([text]);
    return !kinds.every((kind) => found.some((one) => one.kind === kind && one.level === expected));
  });

test('plain statements of danger in Spanish bring urgent help of their kind, and notes stay notes', () => {
  expect(new Set(spanishCorpus.map(({ text }) => text)).size).toBe(spanishCorpus.length);
  expect(missed(of(plainSpanish, 'urgent'))).toEqual([]);
  expect(missed(of(spanishCorpus, 'note'))).toEqual([]);
  expect(of(spanishCorpus, 'note').filter(({ text }) => levelOf(text) === 'urgent')).toEqual([]);
});

test('figures of speech, the faith and everyday life in Spanish never bring urgent help, and seldom a note', () => {
  const harmless = of(spanishCorpus, 'harmless').map(({ text }) => text);
  const noted = harmless.filter((text) => levelOf(text) === 'note');
  console.info(`Notes for ${noted.length} of ${harmless.length} ordinary Spanish sentences:`, noted);

  expect(harmless.length).toBeGreaterThanOrEqual(100);
  expect(harmless.filter((text) => levelOf(text) === 'urgent')).toEqual([]);
  expect(noted.length / harmless.length).toBeLessThanOrEqual(0.03);
});

test('help is shown for nearly every Spanish sentence that was held out, once its set had been mended', () => {
  for (const [name, set] of Object.entries({ first: heldOutSpanish, second: heldOutSpanishSecond })) {
    const danger = of(set, 'urgent');
    const urgent = danger.filter(({ text }) => levelOf(text) === 'urgent').length;
    const shown = danger.filter(({ text }) => levelOf(text) !== 'nothing').length;
    console.info(`Spanish, ${name} held-out set: ${urgent} of ${danger.length} urgent, ${shown} shown`);

    expect(shown / danger.length).toBeGreaterThan(0.95);
  }
});

test('Spanish sentences that nothing was mended for: two in five bring help, and the figures do not fall', () => {
  const danger = of(heldOutSpanishThird, 'urgent');
  const ordinary = of(heldOutSpanishThird, 'harmless');
  const count = (set: readonly Sentence[], level: string) => set.filter(({ text }) => levelOf(text) === level).length;
  const [urgent, noted, alarms] = [count(danger, 'urgent'), count(danger, 'note'), count(ordinary, 'urgent')];
  console.info(
    `Spanish, third held-out set, first pass: ${urgent} of ${danger.length} urgent, ${urgent + noted} shown; ${alarms} of ${ordinary.length} ordinary ones urgent`,
  );

  expect(urgent).toBeGreaterThanOrEqual(7);
  expect(urgent + noted).toBeGreaterThanOrEqual(7);
  expect(alarms).toBeLessThanOrEqual(3);
});

test('it makes no difference whether accents and capitals are written', () => {
  for (const { text } of of(spanishCorpus, 'urgent')) {
    const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
    for (const other of [bare, bare.toLowerCase(), text.toUpperCase()])
      expect(levelOf(other), other).toBe(levelOf(text));
  }
});

test('ordinary sentences around a sentence of danger never hide it', () => {
  const danger = of(spanishCorpus, 'urgent').filter(({ text }) => levelOf(text) === 'urgent');
  fc.assert(
    fc.property(
      fc.constantFrom(...danger),
      fc.constantFrom(...of(spanishCorpus, 'harmless')),
      ({ text }, { text: other }) => {
        expect(levelOf(`${other}. ${text}. ${other}`)).toBe('urgent');
      },
    ),
    { numRuns: 300, seed: 12 },
  );
});

test('a conversation in Spanish becomes heavy with the third message that sounds weighed down', () => {
  const mild = [
    'Me siento muy sola desde la mudanza',
    'No puedo dormir y lloro mucho',
    'Estoy agotada, nadie me escucha',
  ];

  expect(becomesHeavy(mild.slice(0, 2))).toBe(false);
  expect(becomesHeavy(mild)).toBe(true);
  expect(becomesHeavy(['¿Qué dice la Biblia sobre la ansiedad?', '¿Quién fue Rut?', '¿Qué es la gracia?'])).toBe(false);
});
