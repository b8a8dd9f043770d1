import { field } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { contextOf, planRun } from '../testing/plan-run.ts';
import { testApp } from '../testing/test-app.ts';
import { writeDocument } from '../testing/write-document.ts';
import { type AppContext, Ask, answersTo, ask, type HeavyContext, type Plan, solveRun } from './contract.ts';

const phone = { phone: field.choice(['iphone', 'android']) };
const model = { year: field.number({ min: 2007, max: 2030 }) };
const phoneTexts = { phone: { label: 'Which phone?', options: { iphone: 'iPhone', android: 'Android' } } };

/** Asks for the phone, then for an iPhone's year. */
const helper = testApp({
  solve(_: object, context: AppContext) {
    const known = answersTo(phone, context);
    if (!known) return ask(phone, phoneTexts, 'The steps differ from phone to phone.');
    if (known.phone === 'android') return 'Android steps';
    const dated = answersTo(model, context);
    return dated ? `iPhone of ${dated.year}` : ask(model, { year: { label: 'Year' } }, 'Old ones look different.');
  },
  document: (title: string): Plan => ({ title, sections: [], notices: [] }),
});
const solved = (given: object) =>
  solveRun(helper, contextOf(), (context) => helper.solve({}, context), given as { [name: string]: unknown });

test('an app asks one more question, and the same run goes on with the answer', async () => {
  expect(await solved({})).toMatchObject({ ask: { why: 'The steps differ from phone to phone.' }, issues: [] });
  expect(await solved({ phone: 'android' })).toMatchObject({ plan: { title: 'Android steps' } });
  expect(await solved({ phone: 'iphone' })).toMatchObject({ ask: { why: 'Old ones look different.' } });
  expect(await solved({ phone: 'iphone', year: 2019 })).toMatchObject({ result: 'iPhone of 2019' });
});

test('an answer that its field does not accept is named, and unknown answers are ignored', async () => {
  expect(await solved({ phone: 'fax' })).toMatchObject({ issues: [{ path: 'phone', rule: 'not_an_option' }] });
  expect(await solved({ phone: 'iphone', year: 1900 })).toMatchObject({
    issues: [{ path: 'year', rule: 'too_small' }],
  });
  const { ask: open } = (await solved({ planet: 'Mars' })) as { ask: Ask };
  expect(open).toBeInstanceOf(Ask);
});

/** Three words to translate, one a turn; the reply to each answer is scored. */
const words = [
  ['agape', 'love'],
  ['logos', 'word'],
  ['pneuma', 'spirit'],
] as const;
const practice = testApp({
  surface: 'practice',
  solve: (_: object, { messages }: AppContext) =>
    messages.filter(({ role }) => role === 'user').map(({ text }, turn) => text.toLowerCase() === words[turn]?.[1]),
  document: (right: boolean[]): Plan => {
    const turn = right.length;
    const last = right.at(-1);
    const asked = words[turn];
    return {
      title: 'Greek words',
      sections:
        last === undefined
          ? []
          : [
              {
                id: `turn-${turn}`,
                title: `Answer ${turn}`,
                blocks: [{ type: 'score', items: [{ label: 'Right', points: last ? 1 : 0, of: 1 }] }],
              },
            ],
      notices: [],
      ...(asked ? { practice: { question: `What does ${asked[0]} mean?`, turn: turn + 1, of: words.length } } : {}),
    };
  },
});

async function practiced(answers: readonly string[]) {
  const messages = answers.flatMap((text, turn) => [
    { role: 'assistant' as const, text: `What does ${words[turn]?.[0]} mean?` },
    { role: 'user' as const, text },
  ]);
  return writeDocument(practice, { messages });
}

test('a practice asks, scores each answer, asks the next, and ends', async () => {
  expect(await practiced([])).toMatchObject({ practice: { question: 'What does agape mean?', turn: 1, of: 3 } });
  expect(await practiced(['love'])).toMatchObject({
    practice: { turn: 2 },
    sections: [{ blocks: [{ type: 'score', items: [{ points: 1, of: 1 }] }] }],
  });
  const end = await practiced(['love', 'sword', 'spirit']);
  expect(end.practice).toBeUndefined();
  expect(end.sections).toMatchObject([{ id: 'turn-3', blocks: [{ items: [{ points: 1 }] }] }]);
});

test('records and the language of the app are in the document', async () => {
  const app = testApp({
    keepsRecords: true,
    fields: { item: field.text() },
    texts: {
      en: { intro: '', words: practice.manifest.words, fields: { item: { label: 'Item' } }, examples: [] },
      es: { intro: '', words: practice.manifest.words, fields: { item: { label: 'Artículo' } }, examples: [] },
    },
    solve: ({ item }: { item: string }) => item,
    document: (item: string, { lang }): Plan => ({
      title: lang === 'es' ? 'Su despensa' : 'Your pantry',
      sections: [],
      notices: [],
      records: { name: 'pantry', data: { item } },
    }),
  });
  const { plan } = await planRun(app, { input: { item: 'beans' }, lang: 'es' });

  expect(plan).toMatchObject({ title: 'Su despensa', records: { name: 'pantry', data: { item: 'beans' } } });
  expect(app.languages).toEqual(['en', 'es']);
  expect(app.manifestIn('es')).toMatchObject({ lang: 'es', fields: [{ label: 'Artículo' }], keepsRecords: true });
  expect(practice.manifestIn('es')).toBe(practice.manifest);
});

test('a heavy app reads free text before it is solved, where the encoder is, and only once', async () => {
  const reads: string[] = [];
  const heavy = testApp({
    heavy: { seconds: 1 },
    async read(_: object, { understanding }: Pick<AppContext, 'understanding'>) {
      reads.push(typeof understanding.compare);
      return 'tacos';
    },
    solve: (_: object, { reading }: HeavyContext) => `Wanted: ${reading}`,
    document: (title: string): Plan => ({ title, sections: [], notices: [] }),
  });

  expect((await planRun(heavy)).plan.title).toBe('Wanted: tacos');
  // A worker is given what was read.
  const { scripture: _, understanding: __, ...given } = contextOf();
  expect(await heavy.solve({}, { ...given, reading: 'soup' } as unknown as AppContext)).toBe('Wanted: soup');
  expect(reads).toEqual(['function']);
});
