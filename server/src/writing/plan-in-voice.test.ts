import type { ChurchVoice } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MinistryApp } from '../ministry-apps/contract.ts';
import type { ScriptureReader } from '../scripture/reader.ts';
import { someChurch } from '../testing/church-voice.ts';
import { openTestScripture } from '../testing/scripture-database.ts';
import { type Asked, asked, documentFor, type Written, wordedIn } from './documents.fixture.ts';
import { typedWords } from './output-filter/allow-list.ts';
import { planInVoice } from './plan-in-voice.ts';

let scripture: ScriptureReader;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ scripture, close } = await openTestScripture());
});
afterAll(() => close());

/** Without these nothing can be said; a church cannot put most of them on its list. */
const needed = new Set(
  `a about after all also an and are as at be been before but by can do does for from go had has have he her here him his how
  i if in into is it its me my no not of on one or our out she so some than that the their them then there they this those
  through to up us was we were what when where which who will with would you your amen bible christ father god jesus lord
  spirit`.split(/\s+/),
);
const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}']+/gu) ?? [];
/** The naive second look: word by word, without a pattern. */
const says = (text: string, avoid: readonly string[]) => {
  const said = new Set(plainWords(text));
  return avoid.some((word) => said.has(word));
};
const vocabularyOf = ({ plan, prose }: Written) => {
  const { texts, labels } = wordedIn(plan);
  const words = new Set([...texts, ...labels, ...Object.values(prose)].flatMap(plainWords));
  return [...words].filter((word) => word.length > 2 && !needed.has(word) && !word.includes("'"));
};
/** Figures, and months at the head of a column. */
const exact = (app: MinistryApp, text: string) => app.exactFigures === true && /\d|^\p{Lu}\p{Ll}{2}$/u.test(text);

test.each([
  // What is left of a prayer or a note may be next to nothing; then it stays, so that somebody still has one.
  ['prayer-generator', 0.95],
  ['bible-chat', 1],
  ['debt-coach', 0.98],
] as const)(
  'no text of %s has a word the church avoids, and nothing is empty or cut',
  async (id, atLeast) => {
    const visits = asked[id] ?? [];
    const [written, kept] = [{ texts: 0 }, { texts: 0 }];
    const visit = fc.tuple(
      fc.constantFrom(...visits),
      fc.nat(1_000),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
    );
    await fc.assert(
      fc.asyncProperty(visit, async ([one, seed, chance]) => {
        const before = await documentFor(one, someChurch, scripture, seed);
        const words = vocabularyOf(before);
        const avoid = [...chance.take(3)].map((part) => words[Math.floor(part * words.length)] ?? 'journey');
        const church = { ...someChurch, avoid };
        const typed = typedWords(one.app, one).join(' ');
        const ours = avoid.filter((word) => !says(typed, [word]));

        const { plan, prose } = await documentFor(one, church, scripture, seed);
        const { texts, labels } = wordedIn(plan);

        for (const text of texts) if (!exact(one.app, text)) expect(says(text, ours) && text, avoid.join()).toBe(false);
        for (const label of labels)
          if (!exact(one.app, label)) expect(hasNoOther(one.app, label, ours), label).toBe(true);
        for (const text of Object.values(prose)) {
          written.texts += 1;
          if (!says(text, ours)) kept.texts += 1;
          expect(text.trim(), 'prose').not.toBe('');
        }
        expectWhole(plan, texts);
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(kept.texts / written.texts, `${kept.texts} of ${written.texts}`).toBeGreaterThanOrEqual(atLeast);
  },
  240_000,
);

/** Whether a label is clean, or every wording the app has for it has a word that is avoided. */
function hasNoOther({ otherLabels = {}, manifest }: MinistryApp, label: string, avoid: readonly string[]): boolean {
  if (!says(label, avoid)) return true;
  const wordings = Object.entries(otherLabels).find(([usual, others]) => usual === label || others.includes(label));
  return wordings ? wordings.flat().every((one) => says(one, avoid)) : says(manifest.name, avoid);
}

function expectWhole({ sections }: Written['plan'], texts: readonly string[]) {
  for (const { id, blocks, write } of sections) expect(blocks.length > 0 || write, id).toBeTruthy();
  for (const text of texts.filter((one) => one !== '')) expect(text).not.toMatch(/^\s|\s$| {2}|^[,;.]|:$/);
  for (const { blocks } of sections) {
    expect(blocks.at(-1)?.type).not.toBe('heading');
    for (const block of blocks) if ('items' in block) expect(block.items.length).toBeGreaterThan(0);
  }
}

test.each(Object.entries(asked))(
  'every heading and label of %s can do without any one of its words',
  async (_, visits) => {
    for (const one of visits.slice(0, 15)) {
      const { plan } = await documentFor(one, someChurch, scripture);
      const typed = typedWords(one.app, one).join(' ');
      const labels = wordedIn(plan).labels.filter((label) => !exact(one.app, label) && !says(typed, plainWords(label)));
      const words = [...new Set(labels.flatMap(plainWords))].filter((word) => word.length > 2 && !needed.has(word));
      for (const word of words) {
        const changed = planInVoice(one.app, plan, { ...one, church: { ...someChurch, avoid: [word] } });
        const left = wordedIn(changed).labels.filter((label) => !exact(one.app, label) && says(label, [word]));
        expect(
          left.filter((label) => !says(typed, plainWords(label))),
          word,
        ).toEqual([]);
      }
    }
  },
  120_000,
);

const [sleepless] = asked['prayer-generator'] ?? [];
const avoiding = (avoid: string[]): ChurchVoice => ({ ...someChurch, avoid });

test('a church that avoids nothing, and another church, has every word it had', async () => {
  for (const visits of Object.values(asked)) {
    for (const one of visits.slice(0, 20)) {
      const { computed, plan } = await documentFor(one, avoiding(['nobody says this']), scripture);
      const { otherTitles: _, ...shown } = computed;
      expect(plan).toEqual(shown);
    }
  }
}, 60_000);

test('a word that the visitor has typed may come back in the answer', async () => {
  const one = {
    ...(sleepless as Asked),
    input: { purpose: 'personal', situation: 'My journey with this illness is long.' },
  };
  const { plan, prose } = await documentFor(one, avoiding(['journey', 'mercy']), scripture);

  expect(JSON.stringify(plan.sections)).toMatch(/journey/i);
  expect(prose.prayer).not.toMatch(/mercy/i);
});

const app = {
  ...(sleepless as Asked).app,
  exactFigures: true as const,
  otherLabels: { 'The journey': ['The road'], Journey: ['Way'] },
};
const inVoice = (blocks: Parameters<typeof planInVoice>[1]['sections'][number]['blocks'], fixed?: true) =>
  planInVoice(
    app,
    {
      title: 'The plan',
      sections: [{ id: 'a', title: 'The journey', blocks, ...(fixed ? { fixed } : {}) }],
      notices: [],
    },
    { church: avoiding(['journey']), input: {}, messages: [] },
  ).sections;

test.each([
  ['a sentence of prose', { type: 'prose', text: 'A journey. Stay.' }, { type: 'prose', text: 'Stay.' }],
  ['an entry of a list', { type: 'steps', items: ['A journey', 'Stay'] }, { type: 'steps', items: ['Stay'] }],
  [
    'a card',
    {
      type: 'cards',
      items: [
        { title: 'Journey', text: 'x' },
        { title: 'Stay', text: 'y' },
      ],
    },
    { type: 'cards', items: [{ title: 'Stay', text: 'y' }] },
  ],
  [
    'the note on a verse, not its words',
    {
      type: 'verse',
      reference: 'Acts 9:3',
      translation: 'WEB',
      text: 'As he went on his journey',
      status: 'verified',
      note: 'A journey.',
    },
    { type: 'verse', reference: 'Acts 9:3', translation: 'WEB', text: 'As he went on his journey', status: 'verified' },
  ],
  [
    'a label, in another wording',
    { type: 'stat', items: [{ value: '3', label: 'Journey', detail: 'a journey' }] },
    { type: 'stat', items: [{ value: '3', label: 'Way' }] },
  ],
  [
    'a remark',
    { type: 'callout', tone: 'info', title: 'Journey', text: 'A journey. Stay.' },
    { type: 'callout', tone: 'info', title: 'Way', text: 'Stay.' },
  ],
  [
    'not a caution',
    { type: 'callout', tone: 'caution', text: 'A journey.' },
    { type: 'callout', tone: 'caution', text: 'A journey.' },
  ],
  ['not figures', { type: 'prose', text: 'The journey costs $30.' }, { type: 'prose', text: 'The journey costs $30.' }],
] as const)('what is left out or worded differently: %s', (_, block, left) => {
  expect(inVoice([structuredClone(block) as never])).toEqual([{ id: 'a', title: 'The road', blocks: [left] }]);
});

test('a section with nothing left goes, and one that is fixed keeps every word under its heading', () => {
  const letter = { type: 'prose' as const, text: 'I dispute this journey.' };

  expect(inVoice([{ type: 'prose', text: 'A journey.' }])).toEqual([]);
  expect(inVoice([letter], true)).toMatchObject([{ title: 'The road', blocks: [letter] }]);
});
