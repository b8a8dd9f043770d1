import { afterAll, expect, test } from 'vitest';
import { careGate, meaningOf } from '../care/index.ts';
import { openTestUnderstanding } from '../testing/test-understanding.ts';
import { apps } from './index.ts';

const { understanding, close } = openTestUnderstanding();
afterAll(close);

const examples = apps.flatMap(({ manifest }) =>
  manifest.examples.map(({ label, input }) => ({
    app: manifest.id,
    label,
    texts: manifest.surface === 'chat' ? [label] : Object.values(input).filter((value) => typeof value === 'string'),
  })),
);

// "How do I forgive someone who hurt me?" once answered its first visitors with the numbers of a crisis.
test.each(examples)('the example "$label" of $app is no sign of danger', async ({ texts }) => {
  expect(careGate(texts, await meaningOf(texts, understanding))).toEqual([]);
});
