import { expect, test } from 'vitest';
import { trustEn } from './en/trust.ts';
import { trustEs } from './es/trust.ts';

test('one sentence sums up the check', () => {
  expect(trustEn.check(1_200, 1_200, 0, 0)).toBe(
    '1,200 references and quotations were checked. Nothing had to be changed.',
  );
  expect(trustEn.check(1, 1, 0, 0)).toBe('1 reference or quotation was checked. Nothing had to be changed.');
  expect(trustEn.check(13, 9, 3, 1)).toBe(
    'Of 13 references and quotations, 9 were right, 3 were corrected and 1 was removed, all before anyone read them.',
  );
  expect(trustEn.check(10, 9, 1, 0)).toContain('9 were right, 1 was corrected and 0 were removed');
});

test('the Spanish sentence follows singular and plural', () => {
  expect(trustEs.check(1_200, 1_200, 0, 0)).toBe(
    'Se comprobaron 1,200 referencias y citas, y no hubo que cambiar nada.',
  );
  expect(trustEs.check(1, 1, 0, 0)).toBe('Se comprobó 1 referencia o cita, y no hubo que cambiar nada.');
  expect(trustEs.check(13, 9, 3, 1)).toBe(
    'De 13 referencias y citas, 9 estaban bien, 3 se corrigieron y 1 se omitió, siempre antes de que alguien las leyera.',
  );
  expect(trustEs.check(3, 1, 1, 1)).toContain('1 estaba bien, 1 se corrigió y 1 se omitió');
});

test('the sentence on models has a count of each event', () => {
  expect(trustEn.fallback(1, 0)).toBe('AI wasn’t available 1 time. The text was written without AI, and said so.');
  expect(trustEn.fallback(2, 3)).toMatch(/^AI wasn’t available 2 times, and we didn’t use the AI’s text 3 times\./);
  expect(trustEn.fallback(0, 1)).toMatch(/^We didn’t use the AI’s text 1 time\./);
  expect(trustEs.fallback(1, 2)).toBe(
    'Un modelo falló 1 vez, y se retuvieron las palabras de un modelo 2 veces. En su lugar escribió el redactor incorporado, y lo dijo.',
  );
  expect(trustEs.fallback(0, 1)).toMatch(/^Se retuvieron las palabras de un modelo 1 vez\./);
});
