import { expect, test } from 'vitest';
import { featuresOf } from './classifier.ts';
import { openSoftmax } from './softmax.ts';
import { trainSoftmax } from './train-softmax.ts';

const texts = {
  rain: [
    'no rain and a dry well',
    'the drought took the corn',
    'we need rain for the wells',
    'rain at last on dry ground',
  ],
  cat: ['our cat ran away', 'the cat is lost again', 'she lost her old cat', 'a cat is in the tree'],
  exam: ['I failed the exam', 'the exam is on Monday', 'pass this exam', 'an exam on Friday'],
};
const none = new Float32Array();
const examples = Object.entries(texts).flatMap(([label, all]) =>
  all.map((text) => ({ features: featuresOf(text, none), labels: [label] })),
);
const labels = Object.keys(texts);
const file = trainSoftmax(examples, labels, { encoder: 'none', epochs: 30, rate: 0.3 });

test('one label is likely, and all sum to 1', () => {
  const probabilities = openSoftmax(file).probabilities(featuresOf('a lost cat', none));

  expect(probabilities.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 5);
  expect(labels[probabilities.indexOf(Math.max(...probabilities))]).toBe('cat');
});

test('a text without a known word is nothing in particular', () => {
  const probabilities = openSoftmax(file).probabilities(featuresOf('zebra', none));

  expect(Math.max(...probabilities)).toBeLessThan(0.5);
});

test('the same examples train the same file', () => {
  expect(trainSoftmax(examples, labels, { encoder: 'none', epochs: 30, rate: 0.3 })).toEqual(file);
});

test('weights that do not fit, and a vector of another width, are refused', () => {
  expect(() => openSoftmax({ ...file, width: 3 })).toThrow('do not fit');
  expect(() => openSoftmax(file).probabilities(featuresOf('cat', Float32Array.of(1)))).toThrow('0 numbers');
});
