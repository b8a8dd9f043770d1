import type { ChurchVoice } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { seedOf, speakingSeconds, spokenWordsIn } from '../../app-kit/index.ts';
import type { ScriptureReader } from '../../scripture/reader.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { contextOf } from '../../testing/plan-run.ts';
import type { Plan, PlannedSection } from '../contract.ts';
import { compose } from './compose.ts';
import { forbidden } from './data/forbidden.ts';
import { document } from './document.ts';
import { lengths, type PrayerInput, styles } from './fields.ts';
import { fourGrams, meanOverlap, overlap } from './overlap.fixture.ts';
import { prayerOf, WORDS_PER_MINUTE } from './solve.ts';
import { visits } from './visits.fixture.ts';

const church: ChurchVoice = {
  ...someChurch,
  slug: 'grace',
  name: 'Grace Chapel',
};
const noScripture = { passage: async () => undefined } as unknown as ScriptureReader;
const plan: Plan = { title: '', sections: [], notices: [] };

const secondsAloud = (text: string) => speakingSeconds(spokenWordsIn(text), WORDS_PER_MINUTE);

function write(input: Partial<PrayerInput>, attempt = 1, id = 'prayer', tradition = church.tradition): string {
  const section: PlannedSection = { id, title: '', blocks: [] };
  const seed = seedOf([input, id, attempt]);
  const request = { input, result: prayerOf(input), plan, section, church: { ...church, tradition }, messages: [] };
  return compose({ ...request, lang: 'en', attempt, seed });
}

const whole =
  /^(?<address>[^,]+(?:, (?:Son and|one|our|Son|breath|friend) [^,]+)?), (?<attribute>(?:in Jesus )?you(?:r)? [^:]+): (?<petition>.+?), that (?<purpose>.+?); (?<doxology>(?:through|in|for|to) .+)\. Amen\.$/u;
const parts = ['address', 'attribute', 'petition', 'purpose', 'doxology'] as const;

/** The parts of a collect that are missing in a text. */
function missingCollectParts(text: string): string[] {
  const groups = whole.exec(text.replace(/\*\*/g, '').replace(/\s+/g, ' ').trim())?.groups;
  return groups ? parts.filter((part) => !groups[part]) : [...parts];
}

const bare = (text: string) => text.replaceAll('*', '');

test('over 54 visits the prayers share at most 15 percent of their four-word sequences', () => {
  const { mean, most } = meanOverlap(visits.map(({ input }) => write(input)));

  console.info(
    `4-gram overlap, |A and B| / min(|A|, |B|), over ${visits.length} inputs: mean ${mean.toFixed(4)}, largest ${most.toFixed(3)}`,
  );
  expect(mean).toBeLessThanOrEqual(0.15);
});

test('the short forms differ from each other and from the long prayers', () => {
  const shorts = visits.map(({ input }) => write(input, 1, 'short'));
  const { mean } = meanOverlap(shorts);
  const besides = visits.map(({ input }, index) => overlap(fourGrams(shorts[index] ?? ''), fourGrams(write(input))));
  const beside = besides.reduce((sum, value) => sum + value, 0) / besides.length;

  console.info(`short forms: mean overlap ${mean.toFixed(4)}; with their own prayer ${beside.toFixed(3)}`);
  expect(mean).toBeLessThanOrEqual(0.15);
  expect(beside).toBeLessThanOrEqual(0.5);
});

test('“Write again” writes something else', () => {
  const means = visits.map(({ input }) => meanOverlap([1, 2, 3].map((attempt) => write(input, attempt))).mean);
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;

  console.info(
    `three attempts at the same input: mean 4-gram overlap ${mean.toFixed(3)}, largest ${Math.max(...means).toFixed(3)}`,
  );
  expect(mean).toBeLessThanOrEqual(0.35);
});

test.each(visits)(
  'the document has the words that the person wrote: $input.situation',
  async ({ input, mustContain }) => {
    for (const attempt of [1, 2, 3]) {
      const { sections } = await document(prayerOf(input), contextOf({ scripture: noScripture, church, attempt }));
      const prayer = `${write(input, attempt)} ${JSON.stringify(sections)}`.toLowerCase();
      expect(
        mustContain.filter((word) => !prayer.includes(word.toLowerCase())),
        prayer,
      ).toEqual([]);
    }
  },
);

test('each prayer read aloud takes the chosen time, within 15 percent, or five seconds', () => {
  for (const { input } of visits) {
    if (input.style === 'breath') continue;
    for (const length of lengths) {
      for (const attempt of [1, 2]) {
        const asked = { ...input, length };
        const seconds = secondsAloud(write(asked, attempt));
        expect
          .soft(Math.abs(seconds - Number(length)), `${JSON.stringify(asked)} takes ${seconds} s`)
          .toBeLessThanOrEqual(Math.max(5, Number(length) * 0.15));
      }
    }
  }
});

test('every collect has address, attribute, petition, purpose and doxology', () => {
  for (const { input } of visits) {
    for (const address of ['God', 'Father', 'Lord', 'Jesus', 'Spirit', 'Trinity'] as const) {
      const paragraphs = write({ ...input, style: 'collect', address }).split('\n\n');
      const collects = paragraphs.filter((text) => text.includes(':'));
      expect(collects.length).toBeGreaterThan(0);
      for (const text of collects) expect(missingCollectParts(text), text).toEqual([]);
    }
  }
});

test('the check for collects finds missing parts', () => {
  expect(missingCollectParts('Almighty God, be near to us. Amen.')).toContain('purpose');
  expect(missingCollectParts('')).toHaveLength(5);
});

test('no prayer has promises, curses, open slots, double spaces or wrong articles', () => {
  const broken =
    /[{}]|undefined|\bnull\b| {2,}|\s[,.;:]|\.\.|,\.|\ba (?:surgery|exams)\b|\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxyz]\w|\b(\w{3,}) \1\b|\b(?:I|we) (?:is|has)\b|\b(?:he|she) (?:are|have)\b|\bthey (?:is|has)\b|\bI are\b|\bwe am\b/;
  for (const { input } of visits) {
    for (const style of styles) {
      for (const voice of ['I', 'we', 'leader'] as const) {
        for (const id of ['prayer', 'short', 'how']) {
          const text = bare(write({ ...input, style, voice, length: '240' }, 1, id));
          expect.soft(broken.exec(text)?.[0], text).toBeUndefined();
          for (const pattern of forbidden) expect.soft(pattern.exec(text)?.[0], text).toBeUndefined();
          expect.soft(text.split('\n').filter((line) => /^\p{Ll}/u.test(line))).toEqual([]);
        }
      }
    }
  }
});

test('the prayer ends with the chosen ending, or with one that fits the tradition', () => {
  const input = { purpose: 'personal', length: '60' } as const;

  expect(write({ ...input, ending: 'trinity' })).toMatch(
    /In the name of the Father, and of the Son, and of the Holy Spirit\. Amen\.$/,
  );
  expect(write({ ...input, ending: 'amen' })).toMatch(/Amen\.$/);
  expect(write(input, 1, 'prayer', 'anglican')).toMatch(/Through Jesus Christ our Lord\. Amen\.$/);
  expect(write(input, 1, 'prayer', 'orthodox')).toMatch(/to the ages of ages\. Amen\.$/);
  expect(write({ ...input, address: 'Jesus' }, 1, 'prayer', 'anglican')).toMatch(
    /In your own name, Lord Jesus\. Amen\.$/,
  );
});

test('only prayers of Catholic and Orthodox churches mention saints', () => {
  const long = { purpose: 'intercession', situation: 'My aunt is dying.', length: '240' } as const;

  for (const tradition of ['general', 'baptist', 'anglican', 'pentecostal'] as const)
    expect(write(long, 1, 'prayer', tradition)).not.toMatch(/saints|Mother of God/);
  expect(write(long, 1, 'prayer', 'catholic')).toMatch(/saints/);
});

test('the same request writes the same words', () => {
  for (const { input } of visits) expect(write(input, 2)).toBe(write({ ...input }, 2));
});

test('the length is one minute when none was chosen', () => {
  expect([prayerOf({ length: '240' }).seconds, prayerOf({}).seconds]).toEqual([240, 60]);
});

test('“Write again” says no petition a second time while others are left', () => {
  for (const situation of ['My mother died last week.', 'I was laid off.', 'My sister has cancer.']) {
    const said = [1, 2].map((attempt) =>
      write({ purpose: 'personal', situation, length: '60', ending: 'amen' }, attempt),
    );
    const sentences = said.map(
      (text) => new Set(text.split(/(?<=[.!?”])\s+/).filter((one) => one.split(' ').length > 8)),
    );
    const [first, second] = sentences;

    expect([...(second ?? [])].filter((sentence) => first?.has(sentence) && !sentence.includes(situation))).toEqual([]);
  }
});
