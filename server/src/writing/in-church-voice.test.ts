import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prayerGenerator } from '../ministry-apps/prayer-generator/index.ts';
import { someChurch } from '../testing/church-voice.ts';
import { composeInVoice } from './in-church-voice.ts';
import { hasAvoided, sentences, withoutAvoided } from './words-to-avoid.ts';

const styles = ['plain', 'collect', 'litany', 'lament', 'breath', 'extemporary', 'charismatic'] as const;
interface Given {
  style?: string;
  avoid?: readonly string[];
  level?: 'simple' | 'everyday';
  attempt?: number;
  seed?: number;
  situation?: string;
}

/** A prayer of one minute for a family that mourns. */
function pray({ style = 'plain', avoid = [], level = 'everyday', attempt = 1, seed = 7, situation }: Given): string {
  return composeInVoice(prayerGenerator, {
    input: {
      ...{ purpose: 'grief', voice: 'we', length: '60', address: 'God', ending: 'fitting', style },
      situation: situation ?? 'My mother died last week and we bury her on Thursday.',
    },
    section: { id: 'prayer', title: '', blocks: [], write: { place: 'before', spoken: true, maxWords: 130 } },
    plan: { title: '', sections: [], notices: [] },
    church: { ...someChurch, avoid, readingLevel: level },
    messages: [],
    attempt,
    seed,
  });
}
const words = (text: string) => text.split(/\s+/).length;
const needed =
  /^(?:a|all|and|are|as|at|be|by|for|from|give|god|have|help|here|hear|his|in|is|it|jesus|lord|me|not|of|on|our|that|the|them|they|this|to|us|we|when|who|with|you|your|amen|come|name|let|there|may|which|than|into|through|those)$/;

/** What this style says in its first three prayers, without the words that nothing can be said without. */
function vocabularyOf(style: string): string[] {
  const said = [1, 2, 3].flatMap(
    (attempt) =>
      pray({ style, attempt })
        .toLowerCase()
        .match(/\p{L}{2,}/gu) ?? [],
  );
  return [...new Set(said)].filter((word) => !needed.test(word));
}

test.each(styles)(
  'whatever few words are avoided, a prayer in the style %s does without them and is whole',
  (style) => {
    const lists = fc.uniqueArray(fc.constantFrom(...vocabularyOf(style)), { minLength: 1, maxLength: 3 });
    let [written, kept] = [0, 0];
    fc.assert(
      fc.property(lists, fc.nat(1_000), (avoid, seed) => {
        const prayer = pray({ style, avoid, seed });

        written += 1;
        if (!hasAvoided(prayer, avoid)) kept += 1;
        expect(words(prayer)).toBeGreaterThanOrEqual(12);
        expect(prayer).toMatch(/Amen\.(?:\*\*)?$/);
        expect((prayer.match(/\*\*/g)?.length ?? 0) % 2).toBe(0);
        expect(prayer).not.toMatch(/\n\n\n| {2}|^\s|\s$|Amen\.(?:\*\*)?\n[\s\S]*Amen\.\n\nAmen/);
      }),
      { numRuns: 40, seed: 7 },
    );
    // A collect is one long sentence: without it there is no prayer, so that now and then its word stays.
    expect(kept / written).toBeGreaterThanOrEqual(style === 'collect' ? 0.9 : 1);
  },
);

test('a long list shortens a prayer rather than breaking it', () => {
  const lists = fc.uniqueArray(fc.constantFrom(...vocabularyOf('plain')), { minLength: 12, maxLength: 50 });
  fc.assert(
    fc.property(lists, (avoid) => {
      const prayer = pray({ avoid });

      expect(words(prayer)).toBeGreaterThanOrEqual(12);
      expect(prayer).toMatch(/^\p{Lu}[\s\S]*Amen\.$/u);
    }),
    { numRuns: 40, seed: 7 },
  );
});

test('when nothing would be left the words stay, so that somebody still has a prayer', () => {
  const avoid = [
    ...new Set(
      pray({})
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
    ),
  ].filter((word) => word !== 'amen');

  expect(words(pray({ avoid }))).toBeGreaterThanOrEqual(12);
});

test('a church that avoids nothing has the words it had', () => {
  const prayer = pray({});

  expect(pray({ avoid: ['a word that nobody says'] })).toBe(prayer);
});

test('simple words take the shortest sentences of several wordings, and another prayer is still another', () => {
  const mean = (text: string) => words(text) / text.split('\n').flatMap(sentences).length;
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);

  for (const seed of seeds) expect(mean(pray({ seed, level: 'simple' }))).toBeLessThanOrEqual(mean(pray({ seed })));
  const three = [1, 2, 3].map((attempt) => pray({ attempt, level: 'simple' }));
  expect(new Set(three).size).toBe(3);
});

test.each([
  ['whole words only', 'A journeyman went. He is here.', ['journey'], 'A journeyman went. He is here.'],
  ['any case, either apostrophe', 'It’s a JOURNEY. Stay.', ['journey', "it's"], 'Stay.'],
  ['a phrase over a line', 'In this season of life we ask. Stay.', ['season of life'], 'Stay.'],
  ['a title is no end of a sentence', 'Dr. Lee journeys. Stay.', ['lee'], 'Stay.'],
  ['an amount is no end of a sentence', 'Pay $1,200.50 in May. Stay.', ['may'], 'Stay.'],
  ['a petition goes with its answer', 'One.\n\nThe journey.\n**Hear us.**\n\nAmen.', ['journey'], 'One.\n\nAmen.'],
  ['an entry of a list', '- one\n- journey\n- two', ['journey'], '- one\n- two'],
  ['an answer is not said twice', 'A.\n\n**Hear.**\n\nJourney.\n\n**Hear.**', ['journey'], 'A.\n\n**Hear.**'],
  ['emphasis is not cut', '*A journey. And more.* End.\n\nStay.', ['journey'], 'Stay.'],
  ['marks in a word are plain marks', 'A c++ b. Stay.', ['c++'], 'Stay.'],
])('%s', (_, text, avoid, left) => {
  expect(withoutAvoided(text, avoid)).toBe(left);
});
