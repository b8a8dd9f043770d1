import type { ChatMessage } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtures, openPrintedScripture, titled } from '../../../scripture/fixtures.testing.ts';
import type { ScriptureReader } from '../../../scripture/reader.ts';
import { someChurch } from '../../../testing/church-voice.ts';
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
  ['wat dos jesus say abot worying', /birds and field flowers/],
  ['i cant stop worrying about my kids', /birds and field flowers/],
  ['i feel like god has abandoned me', /alone|lament|Psalm/i],
  ['who was job', /land of Uz/],
  ['Who killed Goliath?', /shepherd boy/],
  ['Who betrayed Jesus and for how much?', /thirty pieces/],
  ['what does hesed mean', /love that keeps its promise/],
  ['was the forbidden fruit really an apple', /fruit/],
  ['hola, ¿qué dice la Biblia sobre el miedo?', /no temas/],
])('"%s" is answered by its nearest phrasing', async (question, expected) => {
  expect((await say(question)).text).toMatch(expected);
});

test.each([
  [['John 3:16', 'what about verse 17?'], 'John 3:17'],
  [['Psalm 23', 'verse 4'], 'Psalm 23:4'],
  [['John 11:35', 'and the next verse?'], 'John 11:36'],
])('%j shows the passage of the last answer at another place', async (thread, reference) => {
  expect((await say(...thread)).shown).toEqual([reference]);
});

test('"another one" shows a passage that was not shown, and a psalm to someone who asked for a psalm', async () => {
  const { shown } = await say('psalm for anxiety', 'another one');

  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatch(/^Psalm (?!94)/);
});

test('what another church holds is answered from the subject before', async () => {
  expect((await say('what is communion', 'what do Baptists say?')).text).toMatch(/\*\*.*Baptist.*\*\*/);
  expect((await say('is it ok to be cremated', 'what do the orthodox think')).text).toContain('**Orthodox');
});

test('a wife, a mother-in-law or a husband is that of the person before', async () => {
  expect((await say('who was Moses', 'and his wife?')).text).toContain('Zipporah');
  expect((await say('who was Ruth', 'and Boaz?')).text).toContain('landowner');
});

test('"shorter" keeps one sentence and shows no verse', async () => {
  const { text, shown } = await say('what does the Bible say about love', 'shorter please');

  expect(shown).toEqual([]);
  expect(text.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
});

test('a translation that is not imported is named as missing, and the church’s own is shown', async () => {
  const { text, shown } = await say('Psalm 23:1', 'in the NIV');

  expect(text).toMatch(/NIV.*World English Bible/);
  expect(shown).toEqual(['Psalm 23:1']);
});

test('"What should I say" gets a sentence to say', async () => {
  expect((await say("My coworker's mom died. What should I say to her?")).text).toContain('I am so sorry');
});

test('a question without an answer is met with the three nearest questions', async () => {
  const { text, suggestions } = await say('what does Ebenezer mean');

  expect(text).toMatch(/prepared/);
  expect(suggestions).toHaveLength(3);
});

test('an answer begins with yes or no only when yes or no was asked', async () => {
  expect((await say('Is it wrong to doubt?')).text).toMatch(/^No\./);
  expect((await say('I have so many doubts about my faith lately')).text).not.toMatch(/^(?:Yes|No)\b/);
  expect((await say('what does all things work together for good mean')).text).not.toMatch(/^(?:Yes|No)\b/);
});

test('a verse that the oldest manuscripts lack is shown with a sentence about them', async () => {
  expect((await say('Acts 8:37')).text).toMatch(/oldest manuscripts of Acts/);
  expect((await say('Acts 8:36')).text).not.toMatch(/manuscripts/);
});

test.skipIf(!fixtures)(
  titled('a verse that the church’s text leaves out comes from the King James Version'),
  async () => {
    const printed = await openPrintedScripture();
    const { plan, requestFor } = await planRun(bibleChat, {
      input: { length: 'standard', view: 'single' },
      church: { ...someChurch, translation: 'bsb' },
      scripture: printed.scripture,
      messages: [{ role: 'user', text: 'Acts 8:37' }],
    });
    const verses = plan.sections.flatMap(({ blocks }) => blocks).filter((block) => block.type === 'verse');
    await printed.close();

    expect(verses).toMatchObject([{ reference: 'Acts 8:37', translationId: 'kjv' }]);
    expect(bibleChat.compose(requestFor('answer'))).toMatch(/Berean Standard Bible.*oldest manuscripts/s);
  },
);
