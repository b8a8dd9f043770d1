import { expect, test } from 'vitest';
import { devicesOf, wayOn } from '../devices.ts';
import { asksBack, asksLess, asksNotices, asksOff, asksOn, inDirection } from './direction.ts';
import type { Guide } from './guide.ts';
import { guideIds, guides } from './guides/index.ts';

const actsOn = (guide: Guide, device: Parameters<typeof wayOn>[1]) =>
  wayOn(guide, device)?.steps.map(({ act }) => act) ?? [];

test('a wish to be rid of captions gets the steps to turn them off, on every device', () => {
  for (const device of devicesOf(guides.captions)) {
    const guide = inDirection(guides.captions, 'words on the bottom of the tv wont go off its all in spanish');

    expect(guide.task).toBe('Turn off the words at the bottom of the screen');
    expect(actsOn(guide, device), device).not.toContain('Choose “On”.');
    expect(wayOn(guide, device)?.steps.at(-1)?.see, device).toMatch(/go away|closes|gray|left|Off/);
  }
  expect(inDirection(guides.captions, 'turn on the captions').task).toBe(guides.captions.task);
});

test('a wish to turn something off gets the way off, not on', () => {
  for (const want of ['they won’t go off', 'stop the words', 'get rid of the subtitles', 'turn off captions'])
    expect(asksOff(want), want).toBe(true);
  for (const want of ['how do I turn the captions on', 'read what they say']) expect(asksOff(want), want).toBe(false);
  expect(asksOn('turn on dark mode')).toBe(true);
  for (const want of ['turn off dark mode', 'I want the white background back', 'it turned itself on'])
    expect(asksOn(want), want).toBe(false);
});

test('each guide with two directions has other steps for the second on every device', () => {
  for (const id of guideIds) {
    const guide: Guide = guides[id];
    if (!guide.reverse) continue;
    const other = inDirection({ ...guide, reverse: { ...guide.reverse, when: () => true } }, '');
    for (const device of devicesOf(guide))
      expect(wayOn(other, device)?.steps, `${id} ${device}`).not.toEqual(wayOn(guide, device)?.steps);
  }
});

test('undoing a turned screen names what was used on that device', () => {
  expect(wayOn(guides['screen-sideways'], 'chromebook')?.undo).toContain('three keys');
});

test('a wish for less, or to undo a block, is told from one for more', () => {
  for (const want of ['the words are too big', 'turn the volume down', 'the screen hurts my eyes', 'dim it'])
    expect(asksLess(want), want).toBe(true);
  for (const want of ['the words are too small', 'make it louder', 'the screen is too dark'])
    expect(asksLess(want), want).toBe(false);
  expect(asksBack('I blocked my sister by mistake')).toBe(true);
  expect(asksBack('block this number')).toBe(false);
  expect(asksNotices("I don't get notices from my calendar")).toBe(true);
  expect(asksNotices('stop the game from sending me notices')).toBe(false);
});

test('words that are swapped are swapped on every card', () => {
  for (const id of guideIds) {
    const guide: Guide = guides[id];
    const { swap } = guide.reverse ?? {};
    if (!guide.reverse || !swap) continue;
    const other = inDirection({ ...guide, reverse: { ...guide.reverse, when: () => true } }, '');
    for (const device of devicesOf(guide)) {
      const cards = JSON.stringify(wayOn(other, device)?.steps);
      for (const [from, to] of swap)
        if (!swap.some(([, other]) => other.includes(from))) expect(cards, `${id} ${device} ${to}`).not.toContain(from);
    }
  }
});
