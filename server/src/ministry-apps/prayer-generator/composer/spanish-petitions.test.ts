import { expect, test } from 'vitest';
import { spanishPetitions } from './spanish-petitions.ts';

test.each<[string, string[]]>([
  ['Estoy sola con tres. Señor ayúdame a no perderlo.', ['Ayúdame a no perderlo.']],
  [
    'Oremos por mi hermana que empezó un negocio, que le vaya bien y que no se canse tanto',
    ['Que le vaya bien y que no se canse tanto.'],
  ],
  ['Oren por mi mamá que está en Honduras.', []],
  ['Mi papá me ayuda a cocinar.', []],
])('“%s”', (text, asked) => {
  expect(spanishPetitions(text)).toEqual(asked);
});
