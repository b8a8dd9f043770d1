import { reasonCodes } from '@lampstand/sdk/protocol';
import { expect, test } from 'vitest';
import { en } from '../../../content/en/church-admin.ts';
import { es } from '../../../content/es/church-admin.ts';
import { meaningOf } from './failures.tsx';

test.each([
  ['English', en.sections.seen],
  ['Spanish', es.sections.seen],
])(
  'each reason code has its own text in %s, and an unknown code has the text for unknown codes',
  (_language, messages) => {
    const sentences = reasonCodes.map((code) => meaningOf(code, messages));

    expect(new Set(sentences).size).toBe(reasonCodes.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^!]+\.$/u);
    for (const unknown of ['of-tomorrow', 'constructor'])
      expect(meaningOf(unknown, messages)).toBe(messages.unknownReason);
  },
);
