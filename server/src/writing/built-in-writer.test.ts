import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ComposeRequest, MinistryApp } from '../ministry-apps/define-app.ts';
import { builtInWriter } from './built-in-writer.ts';

const appThatWrites = (text: string) => ({ compose: () => text }) as unknown as MinistryApp; // the writer reads nothing else
const request = {} as ComposeRequest; // handed on to compose, which ignores it here

test('the pieces together are exactly the composed text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', ' ', '.', '!', '\n', '…', 'é', '?') }), async (text) => {
      const pieces: string[] = [];
      for await (const piece of builtInWriter.write(appThatWrites(text), request, new AbortController().signal)) {
        pieces.push(piece);
      }
      expect(pieces.join('')).toBe(text);
      expect(pieces).not.toContain('');
    }),
  );
});

test('nothing more is written after the visitor has left', async () => {
  const gone = new AbortController();
  const pieces: string[] = [];

  for await (const piece of builtInWriter.write(appThatWrites('One. Two. Three.'), request, gone.signal)) {
    pieces.push(piece);
    gone.abort();
  }

  expect(pieces).toEqual(['One. ']);
});
