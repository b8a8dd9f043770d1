import type { ChatMessage, ChurchVoice, Input, VerseBlock } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScriptureReader } from '../../scripture/reader.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { planRun } from '../../testing/plan-run.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import type { Plan } from '../contract.ts';
import type { Answer, ProseSource } from './answer.ts';
import { details } from './data/details/index.ts';
import { misquotations } from './data/misquotations.ts';
import { findTopic, topics } from './data/topics/index.ts';
import { bibleChat } from './index.ts';

let scripture: ScriptureReader;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ scripture, close } = await openTestScripture());
});
afterAll(() => close());

const church: ChurchVoice = {
  ...someChurch,
  slug: 'grace-chapel',
  name: 'Grace Chapel',
  care: { label: 'the care team', email: 'care@grace-chapel.example', phone: '(555) 010-0199' },
};

interface Asked {
  input?: Input;
  voice?: Partial<ChurchVoice>;
}

/** Answers a thread: the person's messages with the answers between them, in turn. */
async function ask(thread: string | readonly string[], { input = {}, voice = {} }: Asked = {}) {
  const messages = (typeof thread === 'string' ? [thread] : thread).map(
    (text, index): ChatMessage => ({ role: index % 2 === 0 ? 'user' : 'assistant', text }),
  );
  const { plan, result } = await planRun(bibleChat, {
    input: { length: 'standard', view: 'single', ...input },
    now: new Date('2026-12-02T10:00:00Z'),
    church: { ...church, ...voice },
    scripture,
    messages,
  });
  return { ...plan, prose: (result as Answer).prose };
}

function write({ prose, ...plan }: Awaited<ReturnType<typeof ask>>, seed = 1): string {
  const section = plan.sections.find(({ id }) => id === 'answer');
  if (!section) throw new Error('The plan has no answer.');
  const request = { input: {}, result: { plan, prose }, plan, section, church, messages: [], attempt: 1 };
  return bibleChat.compose({ ...request, lang: 'en', seed });
}

/** What the prose is written from, as plain data. */
const proseOf = ({ prose }: { prose: ProseSource }) => prose as { kind: string; id?: string; follow?: string };

const verses = (plan: Plan): VerseBlock[] =>
  plan.sections.flatMap(({ blocks }) => blocks).filter((block) => block.type === 'verse');

test('a topic is answered with passages, their context, one next step and three suggestions', async () => {
  const plan = await ask('I am so anxious about money');

  expect(plan.sections.map(({ id }) => id)).toEqual(['answer', 'passages', 'next', 'more-passages']);
  expect(verses(plan).every(({ note }) => note && note.length > 15)).toBe(true);
  expect(plan.suggestions).toHaveLength(3);
  expect(write(plan)).toContain('Jesus');
});

test('each verse has the reader’s text, word for word', async () => {
  const samples = topics.filter((_, index) => index % 6 === 0).map(({ question }) => question);
  for (const question of samples) {
    for (const block of verses(await ask(question, { input: { length: 'deep' } }))) {
      const passage = await scripture.passage(block.reference);

      expect(block).toMatchObject({ status: 'verified', text: passage?.text, translation: 'World English Bible' });
    }
  }
});

test('a long passage shows its first verses and says how many are left', async () => {
  const [block] = verses(await ask('What does Psalm 119 say?'));

  expect(block?.reference).toBe('Psalm 119:1-9');
  expect(block?.text).toBe((await scripture.passage('Psalm 119:1-9'))?.text);
  expect(block?.note).toMatch(/goes on for 167 more verses/);
});

test('the first layer has at most two passages and ends with the next step, and folded sections follow it', async () => {
  const plans = await Promise.all(topics.map(({ question }) => ask(question)));
  for (const plan of plans.filter(({ prose }) => prose.kind === 'topic')) {
    const open = plan.sections.filter(({ folded }) => !folded);

    expect(plan.sections.slice(0, open.length)).toEqual(open);
    expect([open[0]?.id, open.at(-1)?.id]).toEqual(['answer', 'next']);
    expect(verses({ ...plan, sections: open }).length).toBeLessThanOrEqual(2);
    expect(verses(plan).length).toBeGreaterThan(1);
  }
  const shown = plans.filter(({ sections }) => sections.some(({ id, folded }) => id === 'passages' && !folded));
  expect(shown.length).toBeGreaterThan(plans.length * 0.75);
});

test('the length sets how much prose and how many verses there are', async () => {
  const question = 'What does the Bible say about grief?';
  const [short, standard, deep] = await Promise.all(
    ['short', 'standard', 'deep'].map((length) => ask(question, { input: { length } })),
  );
  if (!short || !standard || !deep) throw new Error('Three plans were asked for.');

  expect([short, standard, deep].map((plan) => verses(plan).length)).toEqual([2, 3, 4]);
  expect(write(short).length).toBeLessThan(write(standard).length);
  expect(write(standard).length).toBeLessThan(write(deep).length);
});

test('every view is shown, or only that of the church’s own tradition when it has set one', async () => {
  const question = 'Should babies be baptized?';
  const differences = (plan: Plan) => plan.sections.find(({ id }) => id === 'differences');
  const general = differences(await ask(question));
  const baptist = differences(await ask(question, { voice: { tradition: 'baptist' } }));
  const all = differences(await ask(question, { voice: { tradition: 'baptist' }, input: { view: 'differ' } }));

  expect(JSON.stringify(general)).toMatch(/Catholic.*Methodist/);
  expect(baptist?.title).toBe('In this church’s tradition');
  expect([general?.folded, baptist?.folded]).toEqual([true, undefined]);
  expect(JSON.stringify(baptist)).toContain('Baptist');
  expect(JSON.stringify(baptist)).not.toContain('Catholic');
  expect(all).toEqual(general);
});

test('a church’s own teaching comes first, in its own words and marked as such, and every view follows it', async () => {
  const disputed = { policy: 'own-teaching', teaching: 'We baptize **those** who believe.' } as const;
  const plan = await ask('Should babies be baptized?', { voice: { tradition: 'baptist', disputed } });
  const ids = plan.sections.map(({ id }) => id);
  const blocksOf = (id: string) => plan.sections.find((section) => section.id === id)?.blocks;

  expect(blocksOf('teaching')).toMatchObject([
    { type: 'callout', text: disputed.teaching, title: expect.stringContaining('own words') },
  ]);
  expect(JSON.stringify(blocksOf('differences'))).toMatch(/Catholic.*Methodist/);
  expect(ids.indexOf('teaching')).toBeLessThan(ids.indexOf('differences'));
});

test('a church that wants to be asked has its contact in place of the views', async () => {
  const disputed = { policy: 'ask-us', teaching: '' } as const;
  const care = { label: 'Pastor Ruth', email: 'ruth@church.example' };
  const difference = async (voice: Partial<ChurchVoice>) =>
    (await ask('Should babies be baptized?', { voice })).sections.find(({ id }) => id === 'differences');

  const named = JSON.stringify(await difference({ disputed, care }));
  const unnamed = JSON.stringify(await difference({ disputed, care: null }));

  expect(named).toContain('ask Pastor Ruth');
  expect(named).toContain('mailto:ruth@church.example');
  expect(named + unnamed).not.toMatch(/Catholic|Methodist/);
  expect(unnamed).toContain('ask someone at');
});

describe('references', () => {
  test('a reference is shown with its line of context', async () => {
    const plan = await ask('what does john 3:16 say');

    expect(verses(plan).map(({ reference }) => reference)).toEqual(['John 3:16']);
    expect(write(plan)).toContain('John 3:16');
  });

  test('a verse that is often misused gets its context, and the verses around it when asked', async () => {
    const plan = await ask('What is the context of Jeremiah 29:11?');

    expect(verses(plan).map(({ reference }) => reference)).toEqual(['Jeremiah 29:11', 'Jeremiah 29:8-14']);
    expect(write(plan)).toMatch(/exiles in Babylon/);
  });

  test.each([
    ['What does Hezekiah 3:16 say?', 'There’s no book called Hezekiah in the Bible.'],
    ['read me john 3:99', 'John 3 has 36 verses, so there’s no verse 99.'],
    ['What about Genesis 51?', 'Genesis has 50 chapters, so there’s no chapter 51.'],
  ])('a reference that does not exist is named and gets no text: %s', async (question, problem) => {
    const plan = await ask(question);

    expect(verses(plan)).toEqual([]);
    expect(write(plan)).toContain(problem);
  });

  test('a reference beside a question adds the passage to the answer', async () => {
    const plan = await ask('Malachi 3:10 was quoted in church. Is it a sin not to tithe?');

    expect(plan.prose).toMatchObject({ kind: 'topic', id: 'giving' });
    expect(verses(plan)[0]).toMatchObject({ reference: 'Malachi 3:10', note: expect.stringMatching(/storehouse/) });
  });

  test('"this passage" is the passage that the form names', async () => {
    const plan = await ask('What does this passage mean?', { input: { passage: 'Luke 15:11-13' } });

    expect(verses(plan)[0]?.reference).toBe('Luke 15:11-13');
  });
});

test('words are counted in the text, and the translation is named', async () => {
  const plan = await ask('How often does "fear not" occur in the Bible?');
  const { occurrences } = await scripture.count('fear not');

  expect(write(plan)).toContain('World English Bible');
  expect(JSON.stringify(plan.sections)).toContain(`"value":"${occurrences}"`);
  expect((await ask('how many times is love mentioned in the bible')).prose).toMatchObject({
    kind: 'count',
    words: 'love',
  });
  expect((await ask('How many times did Peter deny Jesus?')).prose.kind).not.toBe('count');
});

test('each saying that people take for scripture is recognized', async () => {
  const missed: string[] = [];
  for (const { id, saying } of misquotations) {
    for (const question of [saying, `Where does the Bible say "${saying.toLowerCase()}"?`]) {
      const plan = await ask(question);
      if (proseOf(plan).id !== id) missed.push(`${question} -> ${JSON.stringify(plan.prose)}`);
    }
  }

  expect(missed).toEqual([]);
});

describe('follow-ups', () => {
  const first = 'What does the Bible say about grief?';
  const answer = 'John 11:32-36 Psalm 34:17-18 1 Thessalonians 4:13-14';

  test.each(['why?', 'But what about my wife?', 'tell me more', 'And is that okay for him?'])(
    '"%s" keeps the topic',
    async (text) => {
      const plan = await ask([first, answer, text]);

      expect(plan.prose).toMatchObject({ kind: 'topic', id: 'grief' });
      expect(proseOf(plan).follow).not.toBe('');
      expect(verses(plan)[0]?.reference).toBe('Lamentations 3:19-24');
    },
  );

  test('when everything was shown, a question that was not answered yet goes on', async () => {
    const plan = await ask([first, `${answer} Lamentations 3:19-26 ${findTopic('grief')?.more}`, 'why?']);

    expect(plan.prose).toMatchObject({ kind: 'written' });
    expect(details.filter(({ about }) => about === 'topic:grief').map((one) => one.answer)).toContain(write(plan));
  });

  test('after a passage, "what do you mean" shows the verses around it', async () => {
    const plan = await ask(['Jeremiah 29:11', '…', 'what do you mean?']);

    expect(verses(plan).map(({ reference }) => reference)).toEqual(['Jeremiah 29:11', 'Jeremiah 29:8-14']);
  });

  test('a message with a topic of its own is no follow-up', async () => {
    expect((await ask([first, answer, 'What about baptism?'])).prose).toMatchObject({ id: 'baptism' });
    expect((await ask([first, answer, 'thanks!'])).prose).toMatchObject({ kind: 'small-talk' });
  });
});

test('a question without a prepared topic is searched for in the text, and the answer says so', async () => {
  const plan = await ask('Who was Methuselah?');

  expect(plan.prose.kind).toBe('search');
  expect(verses(plan).some(({ text }) => text.includes('Methuselah'))).toBe(true);
  expect(write(plan)).toMatch(/don’t have an answer/);
  expect(verses(await ask('how do I fix my car engine'))).toEqual([]);
});

test('the same seed writes the same words, and other seeds vary them', async () => {
  const plan = await ask('I feel so alone');
  const written = new Set(Array.from({ length: 30 }, (_, seed) => write(plan, seed * 7919 + 3)));

  expect(write(plan, 42)).toBe(write(plan, 42));
  expect(written.size).toBeGreaterThan(4);
});

test('someone who is being harmed is never answered with a topic on enduring', async () => {
  const harmed = [
    'My husband beats me. Do I have to forgive him?',
    'my wife hit me again. how can I be a better husband',
  ];
  for (const text of harmed) expect((await ask(text)).prose).toMatchObject({ id: 'abuse' });

  const later = await ask(['my husband beats me', '…', 'How do I save my marriage?']);
  expect(later.prose).toMatchObject({ id: 'abuse' });
  // Helplines are never folded.
  expect(JSON.stringify(later.sections.filter(({ folded }) => !folded))).toContain('1-800-799-7233');
  expect((await ask('How do I save my marriage?')).prose).toMatchObject({ id: 'marriage' });
});

test('every message gets an answer, however strange it is', async () => {
  const strange = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 100 }));
  await fc.assert(
    fc.asyncProperty(strange, async (text) => {
      const plan = await ask(text);

      expect(write(plan).length).toBeGreaterThan(10);
      expect(plan.sections.length).toBeGreaterThan(0);
    }),
    { numRuns: 60, examples: [[''], ['{{constructor}}'], ['__proto__'], ['a'.repeat(2_000)], ['John '.repeat(400)]] },
  );
});
