import { expect, test } from 'vitest';
import { listApps } from '../../../../server/src/features/apps/list-apps.ts';
import { keywords } from '../../content/apps/keywords.ts';
import { sayings } from '../../content/apps/sayings.ts';
import { findApps } from './find-apps.ts';

const apps = listApps();
const ids = apps.map(({ id }) => id).sort();
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

test('every catalogue app has keywords and a saying, and there are no extra ones', () => {
  expect(Object.keys(sayings).sort()).toEqual(ids);
  expect(Object.keys(keywords).sort()).toEqual(ids);
});

test('sayings have no exclamation marks, verses or promises', () => {
  expect(JSON.stringify(sayings)).not.toMatch(/!|\bguaranteed\b|\d:\d/i);
});
