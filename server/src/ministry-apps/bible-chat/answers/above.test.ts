import type { ChatMessage } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ScriptureReader } from '../../../scripture/reader.ts';
import { planRun } from '../../../testing/plan-run.ts';
import { openTestScripture } from '../../../testing/scripture-database.ts';
import { openTestUnderstanding } from '../../../testing/test-understanding.ts';
import { bibleChat } from '../index.ts';

let scripture: ScriptureReader;
let understanding: ReturnType<typeof openTestUnderstanding>;
let closeScripture: () => Promise<void>;

beforeAll(async () => {
  ({ scripture, close: closeScripture } = await openTestScripture());
  understanding = openTestUnderstanding();
  await say('What does the Bible say about hope?');
}, 120_000);
afterAll(async () => {
  await understanding.close();
  await closeScripture();
});

/** Says one message after the other, and returns the last answer: its prose and the references that are shown at once. */
async function say(...asked: string[]) {
  const messages: ChatMessage[] = [];
  let answer = { text: '', shown: [] as string[], suggestions: [] as string[] };
  for (const text of asked) {
    messages.push({ role: 'user', text });
    const { plan, requestFor } = await planRun(bibleChat, {
      input: { length: 'standard', view: 'single' },
      scripture,
      understanding: understanding.understanding,
      messages: [...messages],
    });
    const parts = plan.sections.flatMap((section) => [
      ...(section.write ? [bibleChat.compose(requestFor(section))] : []),
      ...section.blocks.map((block) =>
        block.type === 'verse' ? `${block.reference}\n${block.text}` : 'text' in block ? block.text : '',
      ),
    ]);
    answer = {
      text: parts.join('\n'),
      shown: plan.sections
        .filter(({ folded }) => !folded)
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.type === 'verse' ? [block.reference] : [])),
      suggestions: plan.suggestions ?? [],
    };
    messages.push({ role: 'assistant', text: parts.join('\n\n') });
  }
  return answer;
}

test.each([
  [['1 Samuel 17:40-51', 'how many stones did he take'], '1 Samuel 17:40-41'],
  [['1 Samuel 17:40-51', 'what did he do with the sword'], '1 Samuel 17:51'],
  [['Acts 16:25-34', 'who was with paul?'], /Acts 16:(?:25|29)/],
])('%j is answered from the passage above', async (thread, reference) => {
  expect((await say(...thread)).shown[0]).toMatch(reference);
});

test('what the passage above does not tell is not answered from it', async () => {
  expect((await say('Acts 16:25-34', 'does that mean babies too')).text).not.toMatch(/passage above/);
  expect((await say('Psalm 23', 'who were the kings of Assyria')).text).not.toMatch(/passage above/);
});

test('the testament is that of the passages of the answer before', async () => {
  expect((await say('Who was Ruth?', 'is that in the old testament')).text).toMatch(/in the Old Testament/);
  expect((await say('John 3:16', 'is that in the NT?')).text).toMatch(/in the New Testament/);
});

test('a judgment on what was spoken of stays with it', async () => {
  expect((await say('is gambling wrong', 'so is it a sin')).text).toMatch(/lottery|Lots|gambling/i);
});

test('the sense of a passage is what is prepared on it, and not the passage once more', async () => {
  expect((await say('John 11:30-44', 'what’s the lesson')).text).not.toMatch(/^Below is|^Here is/);
});

test.each([
  [['¿Qué dice la Biblia sobre el divorcio?'], /Jesús recuerda que el matrimonio/],
  [['¿Por qué permite Dios el sufrimiento?'], /Job pregunta/],
  [['¿Qué dice la Biblia sobre el perdón?', '¿Y si la otra persona no pide perdón?'], /soltar el rencor/],
  [['¿Qué dice la Biblia sobre el perdón?', '¿Cuántas veces hay que perdonar?'], /setenta veces siete/],
  [['¿Quién fue Ester?', '¿y su primo?'], /Mardoqueo era primo/],
])('%j is answered in Spanish', async (thread, expected) => {
  expect((await say(...thread)).text).toMatch(expected);
});
