import { reasonCodes } from '@lampstand/sdk/protocol';
import { expect, test } from 'vitest';
import { partsEn } from '../../../content/church-admin/parts-en.ts';
import { partsEs } from '../../../content/church-admin/parts-es.ts';
import { meaningOf } from './reason-words.ts';

test.each([
  ['English', partsEn.seen],
  ['Spanish', partsEs.seen],
])('each reason code has one sentence of its own in %s, and an unknown one is said to be that', (_language, words) => {
  const sentences = reasonCodes.map((code) => meaningOf(code, words));

  expect(new Set(sentences).size).toBe(reasonCodes.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.!]+\.$/);
  for (const unknown of ['of-tomorrow', 'constructor']) expect(meaningOf(unknown, words)).toBe(words.unknownReason);
});
