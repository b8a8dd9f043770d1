import { expect, test } from 'vitest';
import { findFact } from '../data/facts/index.ts';
import { followUpIn } from './follow-up.ts';
import { withSubject } from './in-context.ts';
import type { OnSubject } from './routes.ts';

function subject(id: string): OnSubject {
  const fact = findFact(id);
  if (!fact) throw new Error(`There is no fact ${id}.`);
  return { kind: 'fact', fact };
}

test.each([
  ['is he Jesus?', 'is Melchizedek Jesus?'],
  ['and his wife?', 'Melchizedek’s wife?'],
  ['but what happened to him', 'but what happened to Melchizedek'],
] as const)('"%s" is read with the name of the person before it', (message, expected) => {
  expect(withSubject(message, subject('melchizedek'))?.replace(/^and /, '')).toBe(expected.replace(/^but /, ''));
});

test('a question that points at nothing is read as it is', () => {
  expect(withSubject('who was Boaz?', subject('ruth'))).toBeUndefined();
});

test.each([
  ['so what do I do now?', 'do'],
  ['what can my kids learn from her', 'lesson'],
  ['whats the point of the story', 'lesson'],
  ['that seems harsh', 'reaction'],
  ['which one is right?', 'opinion'],
  ['what do you think', 'opinion'],
  ['is that in the Bible?', 'where'],
] as const)('"%s" asks for something after any subject', (message, kind) => {
  expect(followUpIn(message, false)).toEqual({ kind });
});
