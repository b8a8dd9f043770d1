import { expect, test } from 'vitest';
import { trustEn } from './en/trust.ts';
import { trustEs } from './es/trust.ts';

test('the check is said in one sentence', () => {
  expect(trustEn.check(1_200, 1_200, 0, 0)).toBe(
    '1,200 references and quotations were checked, and nothing had to be changed.',
  );
  expect(trustEn.check(1, 1, 0, 0)).toBe('1 reference or quotation was checked, and nothing had to be changed.');
  expect(trustEn.check(13, 9, 3, 1)).toBe(
    'Of 13 references and quotations, 9 stood as they should, 3 were put right and 1 taken out, all before anybody read them.',
  );
  expect(trustEn.check(10, 9, 1, 0)).toContain('1 was put right and 0 taken out');
});

test('the same sentence in Spanish follows one and many', () => {
  expect(trustEs.check(1_200, 1_200, 0, 0)).toBe(
    'Se comprobaron 1,200 referencias y citas, y no hubo que cambiar nada.',
  );
  expect(trustEs.check(1, 1, 0, 0)).toBe('Se comprobó 1 referencia o cita, y no hubo que cambiar nada.');
  expect(trustEs.check(13, 9, 3, 1)).toBe(
    'De 13 referencias y citas, 9 estaban bien, 3 se corrigieron y 1 se quitó, siempre antes de que alguien las leyera.',
  );
  expect(trustEs.check(3, 1, 1, 1)).toContain('1 estaba bien, 1 se corrigió y 1 se quitó');
});

test('that a model did not write is said with how often each thing happened', () => {
  expect(trustEn.fallback(1, 0)).toBe('A model could not write 1 time; the built-in writer wrote instead and said so.');
  expect(trustEn.fallback(2, 3)).toMatch(
    /^A model could not write 2 times, and what a model wrote was held back 3 times;/,
  );
  expect(trustEn.fallback(0, 1)).toMatch(/^What a model wrote was held back 1 time;/);
  expect(trustEs.fallback(1, 2)).toBe(
    'Un modelo no pudo escribir 1 vez, y lo que escribió un modelo se retuvo 2 veces; en su lugar escribió el redactor incorporado, y lo dijo.',
  );
  expect(trustEs.fallback(0, 1)).toMatch(/^Lo que escribió un modelo se retuvo 1 vez;/);
});
