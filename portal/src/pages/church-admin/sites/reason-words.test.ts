import { reasonCodes } from '@lampstand/sdk/protocol';
import { expect, test } from 'vitest';
import { meaningOf } from './reason-words.ts';

test('each reason code has one sentence of its own', () => {
  const sentences = reasonCodes.map(meaningOf);

  expect(new Set(sentences).size).toBe(reasonCodes.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.!]+\.$/);
  expect(meaningOf('of-tomorrow')).toContain('does not know yet');
});
