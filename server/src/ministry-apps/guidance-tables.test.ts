import { expect, test } from 'vitest';
import { guidanceProblems } from '../app-kit/index.ts';
import { guidanceTables } from './guidance-tables.ts';

test('every row of every app has a text, a source, days in order and safe links', () => {
  for (const [app, table] of Object.entries(guidanceTables)) {
    expect(Object.keys(table).length, app).toBeGreaterThan(0);
    expect(guidanceProblems(table), app).toEqual([]);
  }
});
