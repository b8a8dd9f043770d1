import { expect, test } from 'vitest';
import { books, nameBeforeNumber } from './books.ts';
import { es } from './messages.es.ts';
import { spanishReference } from './spanish-books.ts';

test('each of the 66 books has its own Spanish name', () => {
  const same = ['Job', 'Joel', '1 Samuel', '2 Samuel', 'Daniel'];

  const names = books.map(({ name }) => spanishReference(name));

  expect(new Set(names).size).toBe(66);
  expect(
    books
      .filter(({ name }, index) => name === names[index])
      .map(({ name }) => name)
      .sort(),
  ).toEqual(same.sort());
  expect(
    books.map((book) => spanishReference(`${nameBeforeNumber(book)} 1:1`)).filter((it) => !/ 1:1$/.test(it)),
  ).toEqual([]);
});

test.each([
  ['1 John 4:19', '1 Juan 4:19'],
  ['Psalm 23', 'Salmo 23'],
  ['Psalms 1-3', 'Salmos 1-3'],
  ['John 3:37; Romans 8:26', 'Juan 3:37; Romanos 8:26'],
  ['Genesis 50:1-Exodus 1:3', 'Génesis 50:1-Éxodo 1:3'],
  ['The Wisdom of Solomon', 'Sabiduría'],
  ['song of solomon 2', 'Cantares 2'],
  ['Salmo 23', 'Salmo 23'],
])('%s is %s in Spanish', (english, spanish) => {
  expect(spanishReference(english)).toBe(spanish);
});

test('Spanish notices name the books in Spanish', () => {
  expect(es.moved('John 3:16', '1 John 3:16')).toBe('Estas palabras están en Juan 3:16, no en 1 Juan 3:16.');
  expect(es.chapters('Genesis', 50, 51)).toBe('Génesis tiene 50 capítulos; no hay capítulo 51.');
  expect(es.notInTheBible('x', 'Es un refrán.', 'Proverbs 6:6')).toBe(
    '“x” no está en la Biblia. Es un refrán. Vea Proverbios 6:6.',
  );
});
