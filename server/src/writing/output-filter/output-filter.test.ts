import type { Input } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProseSource } from '../../ministry-apps/bible-chat/answer.ts';
import { misquotations } from '../../ministry-apps/bible-chat/data/misquotations.ts';
import { minorMatter, outsideMatters } from '../../ministry-apps/bible-chat/data/outside.ts';
import { topics } from '../../ministry-apps/bible-chat/data/topics/index.ts';
import { bibleChat } from '../../ministry-apps/bible-chat/index.ts';
import { anyHousehold, church as coachChurch, now } from '../../ministry-apps/debt-coach/household.fixture.ts';
import { debtCoach } from '../../ministry-apps/debt-coach/index.ts';
import { prayerGenerator } from '../../ministry-apps/prayer-generator/index.ts';
import { visits } from '../../ministry-apps/prayer-generator/visits.fixture.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { planRun } from '../../testing/plan-run.ts';
import { allowListOf } from './allow-list.ts';
import { filtered, filteredFor, requestFor } from './filtered.testing.ts';
import { goodSentences } from './good-sentences.fixture.ts';
import { withoutHarm } from './index.ts';
import { judge } from './judge.ts';

const LONG = 120_000;
const calm = 'Sit down for a moment. Say the names slowly. Leave a silence after each of them.';

test('good text passes unchanged', async () => {
  expect(filtered([calm])).toEqual({ text: calm });
});

test('a refused sentence is left out, and the others stay', async () => {
  const { text } = filtered([`${calm} Call my friend at 555-010-4477 tonight. Go slowly.`]);

  expect(text).toBe(`${calm} Go slowly.`);
});

test('when more than a third is refused, the whole text is withheld', async () => {
  const { error } = filtered(['Be still. Vote for the other party. Send me your password. Go slowly.']);

  expect(error).toBe('withheld');
});

test('a prayer whose first sentence is refused is withheld', async () => {
  const spoken = { place: 'before' as const, maxWords: 100, spoken: true as const };
  const { text, error } = filtered([`I am God. ${calm} ${calm}`], { write: spoken });

  expect({ text, error }).toEqual({ text: '', error: 'withheld' });
});

test('a harmful sentence anywhere withholds the whole text', async () => {
  expect(filtered([`${calm} Nobody would miss you.`])).toMatchObject({ error: 'withheld' });
});

test('"go home to your husband" is refused only for a person who is being hurt', async () => {
  const sentence = `${calm} Go home to your husband. Rest.`;

  expect(filtered([sentence], { input: { situation: 'My husband hits me.' } })).toMatchObject({
    error: 'withheld',
  });
  expect(filtered([sentence], { input: { situation: 'I work far away.' } })).toEqual({ text: sentence });
});

test('a sentence with a word to avoid is left out', async () => {
  const { text } = filtered([`${calm} It is a Season of Waiting. Rest.`], {
    church: { avoid: ['season of waiting'] },
  });

  expect(text).toBe(`${calm} Rest.`);
});

test('a text that is too long ends with a whole sentence; a prayer that is too long is withheld', async () => {
  const long = Array.from({ length: 60 }, (_, index) => `Sentence number ${index} of a text that goes on.`).join(' ');
  const write = { place: 'before' as const, maxWords: 40 };
  const { text, error } = filtered([long], { write });

  expect(error).toBeUndefined();
  expect(text).toMatch(/goes on\.$/);
  expect(text.split(' ').length).toBeLessThanOrEqual(80);
  expect(filtered([long], { write: { ...write, spoken: true } })).toMatchObject({ error: 'withheld' });
});

test('a sentence can occur twice, and a response in a litany more often', async () => {
  const again = 'We come to you with empty hands tonight. ';
  const litany = Array.from({ length: 6 }, (_, n) => `For number ${n} we pray.\n\n**Lord, hear our prayer.**`).join(
    '\n\n',
  );

  expect(filtered([calm, ' ', again.repeat(4), calm.replaceAll('.', ' now.')]).text.split(again.trim())).toHaveLength(
    3,
  );
  expect(filtered([litany])).toEqual({ text: litany });
});

test('an endless or empty text is withheld', async () => {
  expect(filtered(['holy '.repeat(2_000)])).toEqual({ text: '', error: 'withheld' });
  expect(filtered(['', ' \n '])).toEqual({ text: '', error: 'withheld' });
});

test('invisible characters and heading marks are removed', async () => {
  const hidden = `## A title\n\nSit\u200b down\u202e for a mo\u00adment\u{e0041}. Rest.`;

  expect(filtered([hidden])).toEqual({ text: 'A title\n\nSit down for a moment. Rest.' });
});

test('removing a sentence leaves no unmatched bold marks', async () => {
  const { text } = filtered([`${calm} **Rest a while. Vote for the other one.** ${calm.replace('Sit', 'Now sit')}`]);

  expect(text.split('**')).toHaveLength(3);
});

test('an instruction split over two list items is refused', async () => {
  const { text } = filtered([`${calm}\n\n- stop taking\n- your insulin\n\n${calm.replace('Sit', 'Then sit')}`]);

  expect(text).not.toMatch(/insulin|stop taking/);
});

const difficult = [
  ...goodSentences,
  'Call 555-010-4477 now.',
  'Visit www.example.com/x today.',
  'I am Jesus.',
  '<b>bold</b> words.',
  '- one\n- two\n',
  '\n\n',
  'No end here',
  'Dr. Lee and St. Mary’s, e.g. on Fridays.',
  '“Be still.” He said it.',
  '[[1 Cor. 13:4]]',
  '😀 \u200b\u{e0041} ok.',
  '…',
];

test(
  'the result does not depend on how the text is split into pieces',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constantFrom(...difficult), fc.string({ unit: 'binary', maxLength: 12 })), {
          maxLength: 9,
        }),
        fc.array(fc.nat(700), { maxLength: 12 }),
        async (parts, cuts) => {
          const text = parts.join(' ');
          const at = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
          const pieces = at.slice(1).map((end, index) => text.slice(at[index], end));

          expect(filtered(pieces)).toEqual(filtered([text]));
        },
      ),
      { numRuns: 60 },
    );
  },
  LONG,
);

test('good sentences pass, alone and together', async () => {
  const measure = {
    allowed: allowListOf(prayerGenerator, requestFor()),
    exactFigures: false,
    forChildren: false,
    harmed: false,
    avoid: [],
    rules: new Set<string>(),
  };
  const refused = goodSentences.flatMap((text) => {
    const verdict = judge(text, measure);
    return verdict ? [`${verdict.rule}: ${text}`] : [];
  });

  expect(refused).toEqual([]);
  const half = Math.ceil(goodSentences.length / 2);
  for (const text of [goodSentences.slice(0, half).join(' '), goodSentences.slice(half).join(' ')])
    expect(filtered([text], { write: { place: 'before', maxWords: 2_000 } })).toEqual({ text });
});

test(
  'our composed prayers pass unchanged',
  async () => {
    const lost: string[] = [];
    for (const { input } of visits)
      for (const [attempt, id] of [
        [1, 'prayer'],
        [3, 'short'],
        [1, 'how'],
      ] as const) {
        const base = requestFor({ input, write: { place: 'before', maxWords: 900 } });
        const request = { ...base, attempt, seed: attempt * 7_919, section: { ...base.section, id } };
        const text = prayerGenerator.compose(request);
        const left = passed(text, request, prayerGenerator);
        if (left !== text) lost.push(`${left}\n<- ${text}`);
        expect(withoutHarm(text, prayerGenerator, request)).toBe(text);
      }

    expect(lost).toEqual([]);
  },
  LONG,
);

test(
  'our composed coaching notes pass unchanged, and every figure in them is computed',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyHousehold, fc.nat(), async (input, seed) => {
        const names = input.debts.map(({ name }) => name);
        fc.pre(!names.some((name) => /[$\d<[銀]/.test(name)));
        const given = { input: input as unknown as Input, now, church: coachChurch, seed };
        const request = (await planRun(debtCoach, given)).requestFor('coaching');
        const text = debtCoach.compose(request);

        expect(passed(text, request, debtCoach)).toBe(text);
        expect(withoutHarm(text, debtCoach, request)).toBe(text);
      }),
      { numRuns: 25 },
    );
  },
  LONG,
);

test('violence is refused in an app for children only', async () => {
  const app = { ...prayerGenerator, manifest: { ...prayerGenerator.manifest, audience: 'children' as const } };
  const story = 'David met a giant. He cut off the head of the giant. Then he went home to his sheep. The people sang.';

  expect(filtered([story], { app }).text).toBe('David met a giant. Then he went home to his sheep. The people sang.');
  expect(filtered([story]).text).toBe(story);
});

test('a composed text loses a harmful sentence and nothing else', () => {
  const text = `${calm} Nobody would miss you. Rest.`;

  expect(withoutHarm(text, prayerGenerator, requestFor())).toBe(`${calm} Rest.`);
});

test('a text that arrives letter by letter gives the same result', async () => {
  const text = `${goodSentences.slice(0, 12).join(' ')} Call 555-010-4477 now. [[1 Cor. 13:4]] 😀 \u{e0041} ends it.`;

  expect(filtered(text.split(''))).toEqual(filtered([text]));
});

test(
  'our prepared answers to Bible questions pass unchanged',
  async () => {
    const said = { follow: undefined, moreShown: false, verdict: false, place: '' };
    const kinds: (ProseSource & { id: string })[] = [
      ...topics.map(({ id }) => ({ ...said, kind: 'topic' as const, id, length: 'deep' as const, personal: true })),
      ...misquotations.map(({ id }) => ({ kind: 'misquotation' as const, id })),
      ...[...outsideMatters, minorMatter].map(({ id }) => ({ kind: 'outside' as const, id })),
    ];
    const lost: string[] = [];
    for (const [seed, prose] of kinds.entries()) {
      const section = { id: 'answer', title: '', blocks: [], write: { place: 'before' as const, maxWords: 260 } };
      const plan = { title: '', sections: [section], notices: [] };
      const given = { input: {}, result: { plan, prose }, plan, section, church: someChurch, messages: [], attempt: 1 };
      const request = { ...given, lang: 'en' as const, seed };
      const text = bibleChat.compose(request);
      const left = passed(text, request, bibleChat);
      if (left !== text)
        lost.push(
          `${prose.id}: ${text
            .split(/(?<=[.!?]) /)
            .filter((one) => !left.includes(one))
            .join(' / ')}`,
        );
      if (withoutHarm(text, bibleChat, request) !== text) lost.push(`${prose.id} harms`);
    }

    expect(lost).toEqual([]);
  },
  LONG,
);

function passed(text: string, request: Parameters<typeof filteredFor>[2], app: typeof debtCoach): string {
  const church = { ...someChurch, ...request.church };
  const { text: left, error } = filteredFor(text.match(/[\s\S]{1,9}/g) ?? [], app, { ...request, church });
  return error ? `${left} (${error})` : left;
}
