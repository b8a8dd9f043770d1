import { afterAll, expect, test } from 'vitest';
import { corpus } from '../../../care/corpus/index.ts';
import { careGate } from '../../../care/index.ts';
import { openTestUnderstanding } from '../../../testing/test-understanding.ts';
import { isEveryday } from './everyday.ts';

const { understanding, close } = openTestUnderstanding();
afterAll(close);

const isFound = (text: string) => careGate([text]).some(({ level }) => level === 'urgent');

test('a text of danger that no phrase of the care gate finds is never an everyday answer', async () => {
  const guessed = corpus.filter(({ text, expected }) => expected === 'urgent' && !isFound(text));
  const amongWork = [
    'I stay late at work because he hits me when I get home.',
    'I worked the register at Kroger. Then I go home and think about not waking up.',
    'My husband locks the door so I missed shifts. I learned to be on time.',
    'In five years I don’t see myself alive.',
    'When the line is long I breathe. Some days I plan how I’d do it.',
    'My greatest strength is that nobody will miss me.',
  ];

  for (const text of [...amongWork, ...guessed.slice(0, 30).map((one) => one.text)]) {
    expect(await isEveryday([text], understanding), text).toBe(false);
  }
}, 30_000);
