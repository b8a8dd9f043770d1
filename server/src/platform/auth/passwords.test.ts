import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const cost = { memorySize: 19_456, iterations: 2 };
const limits = { hashesInFlight: 2, hashesQueued: 50 };

test('a password matches its own hash only', async () => {
  const passwords = createPasswords(limits, cost);
  const hash = await passwords.hash('a lamp on a stand');

  expect(await passwords.verify(hash, 'a lamp on a stand')).toBe(true);
  expect(await passwords.verify(hash, 'a lamp on a Stand')).toBe(false);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('for an unknown address no password is right, not even that of the dummy hash', async () => {
  const passwords = createPasswords(limits, cost);

  expect(await passwords.verify(undefined, 'a password that nobody has')).toBe(false);
});

test('a hash of weaker parameters is outdated', async () => {
  const weak = await createPasswords(limits, cost).hash('one');
  const strong = createPasswords(limits);

  expect(strong.isOutdated(weak)).toBe(true);
  expect(strong.isOutdated(await strong.hash('one'))).toBe(false);
});

test('a cost below the minimum stops the server at start', () => {
  expect(() => createPasswords(limits, { memorySize: 8_192, iterations: 1 })).toThrow('OWASP');
});

test('a full queue refuses the next one with `busy` and serves the others', async () => {
  const passwords = createPasswords({ hashesInFlight: 1, hashesQueued: 2 }, cost);
  await passwords.hash('warm');

  const answers = await Promise.allSettled(Array.from({ length: 5 }, (_, n) => passwords.hash(`password ${n}`)));

  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(refused[0]?.reason).toMatchObject({ code: 'busy', retryAfterSeconds: 3 });
});
