import type { Input } from '@lampstand/sdk/app';
import { afterAll, expect, test } from 'vitest';
import { contextOf, planRun } from '../../../testing/plan-run.ts';
import { openTestUnderstanding } from '../../../testing/test-understanding.ts';
import { techHelper } from '../index.ts';
import { solve } from '../solve.ts';

const { understanding, close } = openTestUnderstanding();
afterAll(close);

const base = { comfort: '2', textSize: 'regular', helper: false } as const;
const planOf = async (input: Input) =>
  (await planRun(techHelper, { input: { ...base, device: 'iphone', ...input } })).plan;
const openText = async (input: Input) =>
  JSON.stringify((await planOf(input)).sections.filter(({ folded }) => !folded).map(({ blocks }) => blocks));

test.each([
  ['text from the toll people says i owe 6.99, do we click it to pay', 'No. Don’t tap it.'],
  ['a man from fraud dept wants the code they sent me. is it ok to read it to him', 'No. Don’t tell them anything.'],
  ['text says my bank account is locked, should i call the number', 'No. Don’t call that number.'],
  ['is this text from my bank about my locked account real', 'We don’t think it is real.'],
  ['is this text a scam', 'Most likely yes.'],
])('"%s" is answered first', async (want, answer) => {
  const { sections } = await planOf({ want });

  expect(sections[0]).toMatchObject({
    id: 'stop',
    blocks: [{ text: expect.stringMatching(new RegExp(`^${answer}`)) }],
  });
});

test('what is asked with "what do I do" is no yes-or-no question, and nothing has to be hung up in an email', async () => {
  const want = 'email says my norton renews for 349 today, call to cancel. I havent called. what do I do';
  const text = await openText({ want });

  expect(text).toContain('You did the right thing.');
  expect(text).not.toMatch(/"No\.|call again|Hang up/);
});

test('someone at the door is kept out, and someone who won’t leave is a matter for 911', async () => {
  const want = 'a man came to the door and says i must pay today with a prepaid card or they turn off my power';
  const plan = await planOf({ want, device: 'unknown' });
  const text = JSON.stringify(plan.sections);

  expect(plan.about).toContain('open the door');
  expect(text).toContain('Close the door and lock it.');
  expect(text).toContain('Call 911.');
  expect(text).not.toContain('Hang up now');
});

test('a number that was given on the phone is not someone in the phone', async () => {
  const want = 'i already gave the lady my medicare number on the phone, she said i get a free back brace';
  const { found } = (await solve({ ...base, want, device: 'android-phone' }, contextOf())) as { found: object };

  expect(found).toMatchObject({ kind: 'scam', scam: { harms: ['gave-number'], ended: false } });
  expect(JSON.stringify(found)).not.toContain('remote');
});

test('a stranger who is in the computer now is cut off first, and a call that is over is not hung up', async () => {
  const live = await openText({
    want: 'the lady on the phone is in my computer right now fixing it and she wants me to log in to my bank',
    device: 'windows',
  });
  expect(live.indexOf('Hang up now')).toBeGreaterThan(0);
  expect(live.indexOf('Hang up now')).toBeLessThan(live.indexOf('Turn the device off now.'));

  const past = await openText({ want: 'i gave a man who called my social security number yesterday' });
  expect(past).not.toContain('Hang up now');
  expect(past).toContain('Don’t call back.');
});

test('what others ask for has not happened', async () => {
  const want = 'my church pastor texted me asking for ebay cards for a sick lady, it is his picture';

  expect(await solve({ ...base, want, device: 'iphone' }, contextOf({ understanding }))).toMatchObject({
    found: { kind: 'scam', scam: { harms: [] } },
  });
});

test('a friend who asks for an account gets a kind word and the steps of a friend, not of a payment', async () => {
  const want = 'the soldier i met online wants me to send money by zelle, he has been so kind since my wife died';
  const text = await openText({ want });

  expect(text).toContain('You did nothing wrong.');
  expect(text).toContain('Open no account for this person.');
  expect(text).not.toContain('Send no money today.');
});

test('what isn’t about a device is said plainly, with people who help and no other task', async () => {
  const want = 'how can i program my sewing machine to do buttonholes';
  const text = await openText({ want, device: 'windows' });

  expect(text).toContain('We found no steps');
  expect(text).toContain('libraries');
  expect(text).toContain('tel:+18006427676');
  expect(text).not.toContain('nearest');
});

test('the maker’s number is that of the device, and Samsung’s only where it is named', async () => {
  const want = 'how can i program my sewing machine to do buttonholes';

  expect(await openText({ want, device: 'ipad' })).toContain('tel:+18002752273');
  expect(await openText({ want, device: 'android-phone' })).not.toContain('tel:+18007267864');
  expect(await openText({ want, device: 'android-phone', version: 'Samsung A15' })).toContain('tel:+18007267864');
});

test('Spanish gets an honest sentence in Spanish and who helps, and a scam its stop in Spanish', async () => {
  const plan = await planOf({ want: 'como puedo hacer las letras mas grandes en mi telefono' });
  expect(plan.title).toBe('Todavía no tenemos pasos en español');
  expect(JSON.stringify(plan.sections)).toContain('Llamar al 1-800-677-1116');

  const scam = await planOf({
    want: 'me llamo un hombre de la policia y quiere que yo pague con gift cards, que hago',
    screenWords: 'Pay with gift cards. Call 1-888-555-0123, your computer is infected',
  });
  expect(scam.sections[0]?.id).toBe('spanish');
});

test('for an old version it says that words can differ', async () => {
  expect(await openText({ want: 'update my phone', version: 'iOS 12' })).toContain('Your version is an older one.');
  expect(await openText({ want: 'update my phone', version: 'iOS 18' })).not.toContain('older one');
});

test.each([
  ['iphone', 'I blocked my son by accident and now he cant call', 'Let a blocked number call you again'],
  ['android-phone', 'make the ringing stop being so loud', 'Make the phone ring more quietly'],
  ['iphone', 'I dont get notifications from my messages any more', 'Let an app send you notices again'],
  ['android-phone', 'start the screen reader for my blind sister', 'Have a voice read everything on the screen'],
] as const)('on the %s, "%s" gets the other direction of a guide', async (device, want, task) => {
  expect(await solve({ ...base, want, device }, contextOf({ understanding }))).toMatchObject({
    found: { kind: 'guide', guide: { task } },
  });
});

test.each([
  'ups text says my package is held, pay 1.99. i did order something. is it real',
  'microsoft called me, i hung up, did i do right',
  'the lady from windows is on the line, do i type what she says',
  'roofers came to my house and say my roof is bad, want 2000 cash today, one of them is on the porch',
  'facebook marketplace buyer wants me to send a google code to prove i am real',
])('"%s" is stopped', async (want) => {
  expect(await solve({ ...base, want, device: 'iphone' }, contextOf())).toMatchObject({ found: { kind: 'scam' } });
});

test.each([
  ['ipad', 'my ipad says no update is available, it is from 2014', 'update-refused'],
  ['iphone', 'this number keeps sending me political texts', 'block-text'],
  ['mac', 'i need to start a zoom meeting for my prayer group, not join one', 'zoom-start'],
  ['iphone', 'how do I receive a picture my grandson says he airdropped', 'receive-nearby'],
  ['windows', 'what is the password for my wifi, my nephew is here and wants it', 'wifi-password'],
] as const)('on the %s, "%s" finds %s', async (device, want, id) => {
  expect(await solve({ ...base, want, device }, contextOf({ understanding }))).toMatchObject({
    found: { kind: 'guide', id, device },
  });
});
