import { expect, test } from 'vitest';
import { gradeOf, guidanceProblems, sentenceLengths } from '../../../app-kit/index.ts';
import { helplines } from '../../../care/helplines.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { devices, devicesOf, familyOf, wayOn } from '../devices.ts';
import { words } from '../texts.en.ts';
import { glossary, MOST_TERMS, termsIn } from './glossary.ts';
import { guidance } from './guidance.ts';
import type { Way } from './guide.ts';
import { type GuideId, guideIds, guides } from './guides/index.ts';
import { matters } from './matters.ts';
import { guidePhrasings } from './phrasings/index.ts';
import { harmWords, signWords } from './scams.ts';

const MOST_STEPS = 12;
const MOST_WORDS = 15;
const MOST_GRADE = 6;

const ways = guideIds.flatMap((id) =>
  Object.entries(guides[id].on).map(([place, way]) => ({
    id,
    place,
    way: ('steps' in way ? way : { steps: way }) as Way,
  })),
);
const textsOf = ({ steps, before, older, makers = {}, undo }: Way) =>
  [
    ...steps.flatMap(({ act, see, otherwise }) => [act, see, otherwise]),
    before,
    older,
    undo,
    ...Object.values(makers),
  ].filter((text) => text !== undefined);
const ofGuide = (id: GuideId) => {
  const { task, answer, undo, tip, before, ask } = guides[id];
  return [`${task}.`, answer, undo, tip, before, ask].filter((text) => text !== undefined);
};
/** Every string of a table of words. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : [];

test('there are at least 120 guides, each with six ways to say it that no other guide has', () => {
  console.info(
    `tech-helper: ${guideIds.length} guides, ${ways.length} ways, ${ways.reduce((sum, { way }) => sum + way.steps.length, 0)} cards`,
  );
  expect(guideIds.length).toBeGreaterThanOrEqual(120);
  const all = Object.values(guidePhrasings).flat();

  expect(new Set(all).size).toBe(all.length);
  for (const id of guideIds) expect(guidePhrasings[id].length, id).toBeGreaterThanOrEqual(6);
});

test('each guide has one to twelve cards, and each card what is seen and what to do otherwise', () => {
  for (const { id, place, way } of ways) {
    expect(way.steps.length, `${id} ${place}`).toBeGreaterThan(0);
    expect(way.steps.length, `${id} ${place}`).toBeLessThanOrEqual(MOST_STEPS);
    for (const { see, otherwise } of way.steps)
      expect(see.length && otherwise.length, `${id} ${place}`).toBeGreaterThan(0);
  }
});

const verbs =
  /^(?:Tap|Click|Press|Type|Swipe|Slide|Hold|Open|Choose|Scroll|Turn|Plug|Unplug|Wait|Look|Write|Say|Speak|Touch|Drag|Move|Pull|Push|Put|Take|Point|Read|Select|Start|Go|Try|Listen|Spread|Close|Restart|Update|Delete|Empty|Stop|Ask|Set|Find|Follow|Call|Let|Log|Join|Pair|Print|Send|Do|Leave|Right-click)\b/;

test('each card is one action: one verb that tells what to do, and nothing after "and" or "then"', () => {
  for (const { id, place, way } of ways) {
    for (const { act } of way.steps) {
      const sentences = sentencesOf(act).map(({ text }) => text);
      const actions = sentences.filter((text) => verbs.test(text));

      expect(actions.length, `${id} ${place}: ${act}`).toBeLessThanOrEqual(1);
      expect(act, `${id} ${place}`).not.toMatch(
        / (?:and|then) (?:tap|press|click|choose|type|slide|drag|put|open|let|swipe)\b/i,
      );
    }
  }
});

test('no sentence has more than fifteen words, in guides, matters, scams and the words of the document', () => {
  const all = [
    ...ways.flatMap(({ way }) => textsOf(way)),
    ...guideIds.flatMap(ofGuide),
    ...stringsIn({ matters, signWords, harmWords, words }),
    ...glossary.map(({ meaning }) => meaning),
  ];
  for (const text of all) expect(Math.max(0, ...naiveLengths(text)), text).toBeLessThanOrEqual(MOST_WORDS);
});

/** A second way to count, by marks and blanks alone. */
const naiveLengths = (text: string) =>
  text.split(/[.!?:]+(?=\s|$)/).map((part) => part.split(/\s+/).filter((word) => /\w/.test(word)).length);

test('both ways to count the words of a sentence agree on the cards', () => {
  for (const { way } of ways) {
    for (const { otherwise } of way.steps) {
      const kit = Math.max(...sentenceLengths(otherwise));
      expect(Math.max(...naiveLengths(otherwise)), otherwise).toBeLessThanOrEqual(kit);
    }
  }
});

test('each guide on each device reads at grade six or below', () => {
  for (const { id, place, way } of ways) {
    const grade = gradeOf([...ofGuide(id), ...textsOf(way)].join('\n\n')) ?? 0;
    expect(grade, `${id} ${place}`).toBeLessThanOrEqual(MOST_GRADE);
  }
  for (const [id, matter] of Object.entries(matters)) {
    expect(
      gradeOf(
        stringsIn(matter)
          .filter((text) => text.includes(' '))
          .join('\n\n'),
      ),
      id,
    ).toBeLessThanOrEqual(MOST_GRADE);
  }
});

test('a second way to look up the steps of a device finds the same', () => {
  const order: { readonly [family: string]: readonly string[] } = {
    ios: ['ios', 'mobile', 'any'],
    android: ['android', 'mobile', 'any'],
    windows: ['windows', 'computer', 'any'],
    mac: ['mac', 'computer', 'any'],
    chromebook: ['chromebook', 'computer', 'any'],
    tv: ['tv', 'any'],
  };
  for (const id of guideIds) {
    const on = guides[id].on as { readonly [place: string]: unknown };
    for (const device of devices) {
      const place = [device, ...(order[familyOf[device]] ?? [])].find((one) => one in on);
      const way = wayOn(guides[id], device);
      expect(way?.steps, `${id} ${device}`).toEqual(
        place ? ways.find((one) => one.id === id && one.place === place)?.way.steps : undefined,
      );
    }
    expect(devicesOf(guides[id]).length, id).toBeGreaterThan(0);
  }
});

test('numbers to call come from the table of helplines, and no text asks for a secret', () => {
  const known = JSON.stringify(helplines);
  const all = [
    ...ways.flatMap(({ way }) => textsOf(way)),
    ...guideIds.flatMap(ofGuide),
    ...stringsIn({ matters, signWords, harmWords, words }),
  ];
  for (const text of all) {
    for (const [number] of text.matchAll(/\b(?:1-)?\d{3}-\d{3}-\d{4}\b|\b[2-9]11\b/g))
      expect(known, text).toContain(number);
    expect(text).not.toMatch(/(?:tell|give|send|write) us your (?:password|code|card|Social)/i);
    expect(text).not.toMatch(/\bsimply\b|\bjust (?:tap|click)\b|any ?desk|team ?viewer/i);
  }
});

test('the glossary has only words that occur, and few of them', () => {
  expect(termsIn('Tap the router.').map(({ word }) => word)).toEqual(['Router']);
  expect(termsIn('Nothing here.')).toEqual([]);
  for (const { way } of ways) expect(termsIn(textsOf(way).join('\n')).length).toBeLessThanOrEqual(MOST_TERMS);
});

test('each table names its source and the day to check it again', () => {
  expect(guidanceProblems(guidance)).toEqual([]);
});

test('no text has wording that an American reader finds odd', () => {
  const all = [
    ...ways.flatMap(({ way }) => textsOf(way)),
    ...guideIds.flatMap(ofGuide),
    ...stringsIn({ matters, signWords, harmWords, words }),
  ];
  for (const text of all)
    expect(text).not.toMatch(
      /\b(?:is for its maker|tell no (?:one|number|code|card)|you told a|list of helps|play a grandchild|turn (?:on|off) the same switch|else they)\b/i,
    );
});
