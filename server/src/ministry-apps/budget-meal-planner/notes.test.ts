import { expect, test } from 'vitest';
import { withoutEncoder } from '../../understanding/understanding.ts';
import { fittingNotes, notesIn } from './notes.ts';
import { readWishes } from './wishes.ts';

test('who has sugar has diabetes, and a kitchen that has sugar has not', async () => {
  for (const text of ['some of the men have sugar', 'grandma has sugar problems', 'Doctor says watch the sugar']) {
    expect(await notesIn(text, withoutEncoder), text).toEqual(['diabetes']);
  }
  expect(await notesIn('we have sugar and flour', withoutEncoder)).toEqual([]);
  expect(await readWishes('some of the men have sugar', withoutEncoder)).toMatchObject({ likes: [], less: [] });
});

test('notes on a baby and on pregnancy are for those alone', () => {
  const found = ['baby-foods', 'pregnant'] as const;

  expect(fittingNotes(found, { text: 'toddler wont eat anything mixed', hasBaby: false })).toEqual([]);
  expect(fittingNotes(found, { text: 'baby is 4 weeks i nurse', hasBaby: true })).toEqual([]);
  expect(fittingNotes(found, { text: 'I am pregnant', hasBaby: true })).toEqual(['pregnant']);
  expect(fittingNotes(found, { text: 'my son is 10 months old', hasBaby: false })).toEqual(['baby-foods']);
});
