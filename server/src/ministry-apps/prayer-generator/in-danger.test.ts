import { expect, test } from 'vitest';
import { corpus } from '../../care/corpus/index.ts';
import { careGate } from '../../care/index.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { compose } from './compose.ts';
import { prayerOf } from './solve.ts';
import { understand } from './understanding/understand.ts';

const church = { ...someChurch, slug: 'grace', name: 'Grace Chapel' } as const;
const despairing = corpus
  .map(({ text }) => text)
  .filter((text) => careGate([text]).some(({ kind, level }) => kind === 'suicide' && level === 'urgent'));

test('for a text about suicide, the theme is despair or abuse, no matter which purpose was chosen', () => {
  expect(despairing.length).toBeGreaterThan(50);
  for (const text of despairing) {
    for (const purpose of ['personal', 'meal', 'thanksgiving'] as const) {
      expect(understand({ situation: text, purpose }).theme.id, text).toMatch(/^(low|abuse)$/);
    }
  }
});

test('a prayer repeats no words of a text about suicide', () => {
  const situation = 'I want to end my life tonight. My sister Ana visits on Monday.';

  const facts = understand({ situation });
  const prayer = compose({
    input: { situation },
    result: prayerOf({ situation }),
    lang: 'en',
    section: { id: 'prayer', title: '', blocks: [] },
    plan: { title: '', sections: [], notices: [] },
    church,
    messages: [],
    attempt: 1,
    seed: 7,
  });

  expect(prayer).not.toMatch(/end my life|tonight/);
  expect(facts.others).toBeUndefined();
  for (const text of despairing) expect(understand({ situation: text }).ownWords, text).toBeUndefined();
});
