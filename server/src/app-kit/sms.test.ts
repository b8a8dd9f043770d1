import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSms } from './sms.ts';

test('plain text: 160 alone, 153 in each of several', () => {
  expect(countSms('a'.repeat(160))).toEqual({ encoding: 'gsm-7', units: 160, segments: 1, left: 0, notInGsm: [] });
  expect(countSms('a'.repeat(161))).toMatchObject({ segments: 2, left: 145 });
  expect(countSms('a'.repeat(306))).toMatchObject({ segments: 2, left: 0 });
  expect(countSms('a'.repeat(307))).toMatchObject({ segments: 3, left: 152 });
});

test('extension characters count two and are not split', () => {
  expect(countSms('^{}\\[~]|€\f')).toMatchObject({ encoding: 'gsm-7', units: 20 });
  expect(countSms('€'.repeat(80))).toMatchObject({ units: 160, segments: 1, left: 0 });
  // The 153rd unit of the first segment stays empty.
  expect(countSms(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toMatchObject({ units: 305, segments: 2, left: 0 });
  expect(countSms(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ units: 306, segments: 3 });
});

test('one character outside the alphabet turns the whole text to 70 and 67', () => {
  expect(countSms(`${'a'.repeat(69)}’`)).toMatchObject({ encoding: 'ucs-2', units: 70, segments: 1, notInGsm: ['’'] });
  expect(countSms(`${'a'.repeat(70)}’`)).toMatchObject({ units: 71, segments: 2, left: 63 });
  expect(countSms('ú'.repeat(134))).toMatchObject({ segments: 2, left: 0 });
  expect(countSms('ú'.repeat(135))).toMatchObject({ segments: 3 });
});

test('an emoji takes two units and is not split', () => {
  expect(countSms('🙏')).toMatchObject({ encoding: 'ucs-2', units: 2, segments: 1, left: 68 });
  expect(countSms(`${'a'.repeat(66)}🙏${'a'.repeat(65)}`)).toMatchObject({ units: 133, segments: 2, left: 0 });
});

test('letters of the alphabet with accents stay in it', () => {
  expect(countSms('ñ Ñ ü é à ¿ ¡ Ç')).toMatchObject({ encoding: 'gsm-7' });
  expect(countSms('á ç ó').notInGsm).toEqual(['á', 'ç', 'ó']);
  expect(countSms('')).toEqual({ encoding: 'gsm-7', units: 0, segments: 0, left: 160, notInGsm: [] });
});

test('segments are those of a naive packer', () => {
  const characters = fc.array(fc.constantFrom('a', '€', '[', 'é', '\n'), { maxLength: 700 });
  fc.assert(
    fc.property(characters, (letters) => {
      const sizes = letters.map((letter) => ('€['.includes(letter) ? 2 : 1));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const packed: number[] = total > 0 ? [0] : [];
      for (const size of sizes) {
        const last = packed[packed.length - 1] ?? 0;
        if (total > 160 && last + size > 153) packed.push(size);
        else packed[packed.length - 1] = last + size;
      }

      expect(countSms(letters.join(''))).toMatchObject({ segments: packed.length, units: total });
    }),
  );
});
