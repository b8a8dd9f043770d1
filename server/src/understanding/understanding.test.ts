import { afterAll, expect, test } from 'vitest';
import { openTestUnderstanding } from '../testing/test-understanding.ts';
import { featuresOf, openClassifier } from './classifier.ts';
import type { PhrasingSet } from './nearest.ts';
import { similarity } from './sentence-encoder.ts';
import { trainClassifier } from './train-classifier.ts';
import { createUnderstanding } from './understanding.ts';

const { understanding, encoder, close } = openTestUnderstanding();
afterAll(close);

const none = new Float32Array();
const subjects: PhrasingSet = {
  id: 'subjects',
  phrasings: [
    { id: 'drought', text: 'drought and no rain' },
    { id: 'lost-pet', text: 'a lost cat or dog' },
    { id: 'job-loss', text: 'losing a job' },
  ],
};

test.each([
  ['no rain since May, the wells are going dry', 'drought'],
  ['My cat Mittens ran away', 'lost-pet'],
  ['I was laid off after 22 years.', 'job-loss'],
])('"%s" is nearest to %s', async (text, id) => {
  expect((await understanding.compare(subjects, text))?.nearest()[0]?.id).toBe(id);
});

test('beside several sets a text is encoded once, and each set answers', async () => {
  const vector = Float32Array.of(1, 0);
  const encoded: string[] = [];
  const embed = async (texts: readonly string[]) => {
    encoded.push(...texts);
    return texts.map(() => vector);
  };
  const both = createUnderstanding({
    encoder: { model: 'm', embed },
    onFailure: (error) => {
      throw error;
    },
  });
  const other = { id: 'other', phrasings: [{ id: 'one', text: 'one' }] };

  const found = await both.compareAll([subjects, other], 'said');

  expect(found?.map((one) => one.nearest(1)[0]?.id)).toEqual(['drought', 'one']);
  expect(encoded.filter((text) => text === 'said')).toHaveLength(1);
});

test('a sentence has the same vector alone and among others', async () => {
  const [alone] = await encoder.embed(['My cat Mittens ran away']);
  const [, among] = await encoder.embed([
    'Please pray.',
    'My cat Mittens ran away',
    'The barn burned down last night.',
  ]);

  expect(similarity(alone as Float32Array, among as Float32Array)).toBeCloseTo(1, 4);
});

test('a text with no letters, and one of 4,000 characters, are read', async () => {
  const [blank, long] = await encoder.embed(['…', 'word '.repeat(800)]);

  expect(blank).toHaveLength(512);
  expect(long?.every(Number.isFinite)).toBe(true);
});

test('while the encoder is down there is no answer, and the reason is logged', async () => {
  const reasons: unknown[] = [];
  const embed = () => Promise.reject(new Error('down'));
  const down = createUnderstanding({ encoder: { model: 'm', embed }, onFailure: (error) => reasons.push(error) });

  expect(await down.vectorsOf(['a'])).toBeUndefined();
  expect(await down.compare(subjects, 'a')).toBeUndefined();
  expect(reasons).toHaveLength(2);
});

test('a trained classifier tells its labels apart, and the same examples train the same weights', () => {
  const texts = [
    ['rain', 'no rain and a dry well', 'the drought took the corn', 'we need rain for the wells'],
    ['cat', 'our cat ran away', 'the cat is lost again', 'she lost her old cat'],
  ] as const;
  const examples = texts.flatMap(([label, ...all]) =>
    all.map((text) => ({ features: featuresOf(text, none), labels: [label] })),
  );
  const options = { encoder: 'none', epochs: 60, rate: 0.05, decay: 1e-4, positive: 1 };
  const file = trainClassifier(examples, ['rain', 'cat'], options);
  const [rain = 0, cat = 0] = openClassifier(file).probabilities(featuresOf('the well is dry, no rain', none));

  expect(rain).toBeGreaterThan(0.5);
  expect(cat).toBeLessThan(0.5);
  expect(trainClassifier(examples, ['rain', 'cat'], options)).toEqual(file);
});
