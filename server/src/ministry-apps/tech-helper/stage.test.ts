import { asOfEnglish, documentText, type Input } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { writeDocument } from '../../testing/write-document.ts';
import { techHelper } from './index.ts';
import { hasGiftCardsInHand } from './scam/patterns/circumstances.ts';
import { harmsIn } from './scam/patterns/rules.ts';
import { isTakenOver } from './scam/patterns/stage.ts';

const textFor = async (input: Input) =>
  documentText(
    await writeDocument(techHelper, { input: { comfort: '2', textSize: 'regular', helper: false, ...input } }),
    asOfEnglish,
  );

test('someone whose account was taken gets it back, and reads nothing about Bitcoin', async () => {
  const want = 'someone changed my instagram email and posts crypto stuff as me. they want my friends to send money';
  const text = await textFor({ want, device: 'android-phone' });

  expect(text).toMatch(/^Get your account back/);
  expect(text).toMatch(/password of your email first[\s\S]*two-step login[\s\S]*it isn’t me/);
  expect(text).not.toContain('Bitcoin');
  expect(isTakenOver('I gave a man the code and now he is in my facebook')).toBe(true);
  expect(isTakenOver('my facebook got hacked last night')).toBe(true);
  expect(isTakenOver('how do I change my email password')).toBe(false);
});

test('a question or a wish has not happened, and what someone helped with has', () => {
  const cards = 'My grandson needs bail gift cards. I have the cards in the drawer. Do I read him the numbers?';

  expect(harmsIn(cards)).toEqual([]);
  expect(hasGiftCardsInHand(cards)).toBe(true);
  expect(harmsIn('should I have sent the money by Zelle, I sent 200 dollars')).toContain('paid-app');
  expect(harmsIn('he told me to buy gift cards and I read him the numbers')).toContain('paid-gift-card');
  expect(harmsIn('he wants me to read him the code')).toEqual([]);
  expect(harmsIn('he helped me install program anydesk')).toContain('gave-access');
});

test('a Samsung phone is cut off with its own buttons, airplane mode first', async () => {
  const want = "A man from Medicare called, he helped me install anydesk. He says don't hang up";
  const text = await textFor({ want, device: 'android-phone', version: 'Samsung' });

  expect(text).toContain('Hang up now.');
  expect(text).toMatch(/Airplane mode[\s\S]*side button and the volume down button/);
  expect(text).not.toContain('power and volume up');
});

test('who has restarted it already is not asked to do it again', async () => {
  const want = 'hp printer says offline but its on, already restarted it 3x';
  const text = await textFor({ want, device: 'windows' });

  expect(text).not.toMatch(/Turn the printer off|Turning the printer off/);
  expect(text).toContain('You restarted it already.');
  expect(await textFor({ want: 'my printer does not print', device: 'windows' })).toContain('Turn the printer off');
});

test.each([
  ['how do I text 18 people at once without everybody getting the answers', 'android-phone', /^Text many people, each/],
  [
    'my laptop has windows 10 and I heard it is not safe. do I have to buy a new one?',
    'windows',
    /^Windows 10 gets no/,
  ],
  ['I want old gospel songs without all the ads', 'android-tablet', /^Hear music without ads/],
  ['plug the hdmi into my macbook and the projector says no signal', 'mac', /^Show your computer on a projector/],
] as const)('"%s" has a prepared answer', async (want, device, title) => {
  expect(await textFor({ want, device })).toMatch(title);
});
