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
  expect(trustEs.check(1_200, 1_200, 0, 0)).toBe('Se verificaron 1,200 citas, y no hubo que cambiar nada.');
  expect(trustEs.check(1, 1, 0, 0)).toBe('Se verificó 1 cita, y no hubo que cambiar nada.');
  expect(trustEs.check(13, 9, 3, 1)).toBe(
    'De 13 citas, 9 estaban bien, 3 se corrigieron y 1 se quitó, siempre antes de mostrarlas.',
  );
  expect(trustEs.check(3, 1, 1, 1)).toContain('1 estaba bien, 1 se corrigió y 1 se quitó');
});

test('the sentence on models has a count of each event', () => {
  expect(trustEn.fallback(1, 0)).toBe('AI wasn’t available 1 time. The text was written without AI, and said so.');
  expect(trustEn.fallback(2, 3)).toMatch(/^AI wasn’t available 2 times, and we didn’t use the AI’s text 3 times\./);
  expect(trustEn.fallback(0, 1)).toMatch(/^We didn’t use the AI’s text 1 time\./);
  expect(trustEs.fallback(1, 2)).toBe(
    'La IA falló 1 vez, y no mostramos lo que escribió la IA 2 veces. Esos textos se escribieron sin IA, y la página lo dijo.',
  );
  expect(trustEs.fallback(0, 1)).toMatch(/^No mostramos lo que escribió la IA 1 vez\./);
});
