import { expect, test } from 'vitest';
import { listApps } from '../../../../server/src/features/apps/list-apps.ts';
import { findApps } from './find-apps.ts';

const apps = listApps();
const found = (question: string) => findApps(apps, question).map(({ id }) => id);

test.each([
  ['funeral', ['eulogy-generator']],
  ['RENT', ['church-assistance-programs']],
  ['job', ['interview-coach', 'resume-builder']],
  ['women’s', ['womens-ministry']],
  ['prayer grief', ['prayer-generator']],
  ['  ', apps.map(({ id }) => id)],
  ['xylophone', []],
])('“%s” finds the right app', (question, wanted) => {
  expect(found(question)).toEqual(wanted);
});

test('every catalogue app has keywords and a saying', () => {
  for (const { id, saying, keywords } of apps)
    expect([saying.length > 20, keywords.length > 20], id).toEqual([true, true]);
});

test('sayings have no exclamation marks, verses or promises', () => {
  expect(JSON.stringify(apps.map(({ saying }) => saying))).not.toMatch(/!|\bguaranteed\b|\d:\d/i);
});
