import { expect, test } from 'vitest';
import { effectOf } from './benefits.ts';

test('each benefit changes by its own rule', () => {
  expect(effectOf('ssi', 500_00)).toEqual({ id: 'ssi', lost: 207_50, kept: 292_50 });
  expect(effectOf('ssi', 80_00)).toEqual({ id: 'ssi', lost: 0, kept: 80_00 });
  expect(effectOf('ssi', 3_000_00)).toEqual({ id: 'ssi', lost: 994_00, kept: 2_006_00 });
  expect(effectOf('snap', 500_00)).toEqual({ id: 'snap', low: 120_00, high: 180_00 });
  expect(effectOf('housing', 500_00)).toEqual({ id: 'housing', more: 150_00 });
  expect(effectOf('retirement', 2_000_00)).toEqual({ id: 'retirement', year: 24_000_00 });
  expect(effectOf('retirement', 2_100_00)).toEqual({ id: 'retirement', year: 25_200_00, held: 360_00 });
  expect([1_210_00, 1_210_01, 1_690_01].map((profit) => effectOf('ssdi', profit))).toEqual([
    { id: 'ssdi', level: 'below' },
    { id: 'ssdi', level: 'trial' },
    { id: 'ssdi', level: 'above' },
  ]);
});
