import { afterAll, expect, test } from 'vitest';
import { openTestUnderstanding } from '../../../testing/test-understanding.ts';
import { withoutEncoder } from '../../../understanding/understanding.ts';
import { asked } from '../understanding/asked.testing.ts';
import { findScam } from './find-scam.ts';
import { harmsIn, signsIn } from './patterns/rules.ts';
import { harmless, scams } from './scams.testing.ts';

const { understanding, close } = openTestUnderstanding();
afterAll(close);

test.each([
  ['gift-card', 'The man says I have to pay with gift cards'],
  ['remote', 'He told me to install AnyDesk'],
  ['bank', 'My bank texted that my account is suspended and to verify it'],
  ['government', 'The IRS called and says I owe back taxes'],
  ['grandchild', 'My grandson called, he is in jail and needs bail money'],
  ['code', 'A man on the phone asks me for the code I was texted'],
])('the fixed rule for %s needs no encoder', async (sign, want) => {
  expect(signsIn(want)).toContain(sign);
  expect((await findScam({ want }, { understanding: withoutEncoder }))?.signs).toContain(sign);
});

test('a warning on the screen with a phone number is a scam, whatever is asked', async () => {
  const screenWords = 'WINDOWS SECURITY ALERT! Your PC is infected. Call Microsoft Support 1-888-555-0123 now.';

  expect(signsIn('How do I make the words bigger?', screenWords)).toContain('popup');
  expect(signsIn('How do I make the words bigger?', 'Storage almost full')).toEqual([]);
});

test('what has happened already is read, and what was refused is not', () => {
  expect(harmsIn('I bought gift cards and read him the numbers')).toContain('paid-gift-card');
  expect(harmsIn('I let him into my computer with TeamViewer')).toContain('gave-access');
  expect(harmsIn('I gave her my Social Security number')).toContain('gave-number');
  expect(harmsIn("I didn't give him the code and I never sent money")).toEqual([]);
});

test('scams in many words are stopped', async () => {
  const missed: string[] = [];
  for (const { want, screenWords } of scams) {
    if (!(await findScam({ want, screenWords }, { understanding }))) missed.push(want);
  }
  console.info(`tech-helper, scams missed: ${missed.length} of ${scams.length}: ${missed.join(' / ')}`);

  expect(missed.length).toBeLessThanOrEqual(Math.floor(scams.length * 0.05));
}, 30_000);

test('wishes without a scam get their steps', async () => {
  const stopped: string[] = [];
  const wishes = [...harmless, ...asked.filter((_, index) => index % 10 === 0).map(([, want]) => want)];
  for (const want of wishes) {
    const scam = await findScam({ want }, { understanding });
    if (scam) stopped.push(`${want} (${scam.signs.join(', ')})`);
  }
  console.info(`tech-helper, stopped without need: ${stopped.length} of ${wishes.length}:\n${stopped.join('\n')}`);

  expect(stopped.length).toBeLessThanOrEqual(1);
}, 30_000);
