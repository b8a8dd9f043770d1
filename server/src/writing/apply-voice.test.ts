import { type Tradition, traditions } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ComposeRequest, MinistryApp } from '../ministry-apps/contract.ts';
import { type PrayerInput, styles } from '../ministry-apps/prayer-generator/fields.ts';
import { prayerGenerator } from '../ministry-apps/prayer-generator/index.ts';
import { prayerOf } from '../ministry-apps/prayer-generator/solve.ts';
import type { ScriptureReader } from '../scripture/reader.ts';
import { someChurch } from '../testing/church-voice.ts';
import { openTestScripture } from '../testing/scripture-database.ts';
import { composeInVoice, planInTerms, voiceOfRun } from './apply-voice.ts';
import { builtInWriter } from './built-in.ts';
import { documentFor, type Visit, visitsOf } from './documents.fixture.ts';
import { hasAvoided } from './words-to-avoid.ts';

let scripture: ScriptureReader;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ scripture, close } = await openTestScripture());
});
afterAll(() => close());

interface Prayer {
  style?: PrayerInput['style'];
  avoid?: readonly string[];
  attempt?: number;
  seed?: number;
}

/** The request for a prayer of one minute of a family in mourning. */
const requestFor = ({ style = 'plain', avoid = [], attempt = 1, seed = 7 }: Prayer): ComposeRequest => {
  const input: Partial<PrayerInput> = {
    ...{ purpose: 'grief', voice: 'we', length: '60', address: 'God', ending: 'fitting', style },
    situation: 'My mother died last week and we bury her on Thursday.',
  };
  return {
    input,
    result: prayerOf(input),
    section: {
      ...{ id: 'prayer', title: '', blocks: [] },
      write: { place: 'before' as const, spoken: true as const, maxWords: 130 },
    },
    plan: { title: '', sections: [], notices: [] },
    church: { ...someChurch, avoid },
    lang: 'en',
    messages: [],
    attempt,
    seed,
  };
};
const pray = (prayer: Prayer) => composeInVoice(prayerGenerator, requestFor(prayer));
const wordCount = (text: string) => text.split(/\s+/).length;

const needed =
  /^(?:a|all|and|are|as|at|be|by|for|from|give|god|have|help|here|hear|his|in|is|it|jesus|lord|me|not|of|on|our|that|the|them|they|this|to|us|we|when|who|with|you|your|amen|come|name|let|there|may|which|than|into|through|those)$/;

/** Words of the first three prayers in a style, without those that a church can't put on its list. */
function vocabularyOf(style: PrayerInput['style']): string[] {
  const words = [1, 2, 3].flatMap(
    (attempt) =>
      pray({ style, attempt })
        .toLowerCase()
        .match(/\p{L}{2,}/gu) ?? [],
  );
  return [...new Set(words)].filter((word) => !needed.test(word));
}

test.each(styles)('a prayer in the style %s is whole when a few words are avoided', (style) => {
  const lists = fc.uniqueArray(fc.constantFrom(...vocabularyOf(style)), { minLength: 1, maxLength: 3 });
  let clean = 0;
  fc.assert(
    fc.property(lists, fc.nat(1_000), (avoid, seed) => {
      const prayer = pray({ style, avoid, seed });

      if (!hasAvoided(prayer, avoid)) clean += 1;
      expect(wordCount(prayer)).toBeGreaterThanOrEqual(12);
      expect(prayer).toMatch(/Amen\.(?:\*\*)?$/);
      expect((prayer.match(/\*\*/g)?.length ?? 0) % 2).toBe(0);
      expect(prayer).not.toMatch(/\n\n\n| {2}|^\s|\s$|Amen\.(?:\*\*)?\n[\s\S]*Amen\.\n\nAmen/);
    }),
    { numRuns: 40, seed: 7 },
  );
  // A collect is one long sentence: without it there would be no prayer, so it can keep the word.
  expect(clean).toBeGreaterThanOrEqual(style === 'collect' ? 36 : 40);
});

test('a long list of words to avoid shortens a prayer and does not break it', () => {
  const lists = fc.uniqueArray(fc.constantFrom(...vocabularyOf('plain')), { minLength: 12, maxLength: 50 });
  fc.assert(
    fc.property(lists, (avoid) => {
      const prayer = pray({ avoid });

      expect(wordCount(prayer)).toBeGreaterThanOrEqual(12);
      // The person's own words can be the first that are left.
      expect(prayer).toMatch(/^“?\p{Lu}[\s\S]*Amen\.$/u);
    }),
    { numRuns: 40, seed: 7 },
  );
});

test('when almost nothing would be left, the whole text stays', () => {
  const prayer = pray({});
  const avoid = [...new Set(prayer.toLowerCase().match(/\p{L}+/gu) ?? [])].filter((word) => word !== 'amen');

  expect(pray({ avoid })).toBe(prayer);
});

test('words that a text does not have change nothing in it', () => {
  expect(pray({ avoid: ['a word that nobody says'] })).toBe(pray({}));
});

test('a word that the visitor typed is not avoided in this run', () => {
  const input = { purpose: 'personal', situation: 'My journey with this illness is long.' };
  const church = { ...someChurch, avoid: ['journey', 'mercy'] };

  expect(voiceOfRun(prayerGenerator, church, { input, messages: [] }).avoid).toEqual(['mercy']);
  expect(
    voiceOfRun(prayerGenerator, church, { input: {}, messages: [{ role: 'user', text: 'Mercy?' }] }).avoid,
  ).toEqual(['journey']);
});

test('the built-in writer calls compose once for each section', async () => {
  let calls = 0;
  const app: MinistryApp = {
    ...prayerGenerator,
    compose(request) {
      calls += 1;
      return prayerGenerator.compose(request);
    },
  };

  for await (const _ of builtInWriter.write(app, requestFor({ avoid: ['mother'] }), new AbortController().signal));

  expect(calls).toBe(1);
});

test.each(Object.entries(visitsOf))(
  'each tradition changes a word in some document of %s',
  async (id, visits) => {
    // Bible Chat tells the views of the church's tradition first; non-denominational churches hold no one view.
    const none = id === 'bible-chat' ? ['general', 'other', 'non-denominational'] : ['general', 'other'];
    const written = async (visit: Visit, tradition: Tradition) => {
      const { plan, prose } = await documentFor(visit, { ...someChurch, tradition }, scripture);
      return JSON.stringify([plan.sections, prose]);
    };
    const changes = async (tradition: Tradition) => {
      for (const visit of visits.slice(0, 160)) {
        if ((await written(visit, tradition)) !== (await written(visit, 'general'))) return true;
      }
      return false;
    };

    for (const tradition of traditions.filter((one) => !none.includes(one))) {
      expect(await changes(tradition), tradition).toBe(true);
    }
  },
  60_000,
);

test('a next step sends a Catholic visitor to a priest; the church’s own words and other blocks do not change', () => {
  const text = 'Ask your pastor.';
  const plan = {
    ...{ title: text, notices: [] },
    sections: [
      {
        ...{ id: 'next', title: text },
        blocks: [
          { type: 'callout' as const, tone: 'next' as const, text },
          { type: 'callout' as const, tone: 'info' as const, text },
          { type: 'prose' as const, text },
        ],
      },
    ],
  };
  const church = { ...someChurch, tradition: 'catholic' as const };

  const changed = planInTerms(prayerGenerator, plan, church, { input: {}, messages: [] });

  expect(changed.sections[0]?.blocks).toEqual([
    { type: 'callout', tone: 'next', text: 'Ask your priest.' },
    { type: 'callout', tone: 'info', text },
    { type: 'prose', text },
  ]);
});
