import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { createMailOffice, plainEmail } from '../../testing/mail-office.ts';
import { createKeyRing } from '../auth/keys.ts';
import { forgetOldMail } from './forget-old-mail.ts';
import { enqueueMail } from './outbox.ts';
import { seal, unseal } from './seal.ts';
import { outbox, suppressions } from './table.ts';

let closeOffice = async () => {};
afterEach(() => closeOffice());

async function setUp() {
  const office = await createMailOffice('smtp://127.0.0.1:1');
  closeOffice = office.close;
  return office;
}

test('an email is written together with its cause or not at all', async () => {
  const { db, clock, deps, rows } = await setUp();
  const failing = db.write(async (tx) => {
    await enqueueMail(tx, { now: clock.now, keys: deps.keys }, plainEmail('ruth@example.org'));
    throw new Error('the cause failed');
  });

  await expect(failing).rejects.toThrow('the cause failed');
  expect(await rows()).toEqual([]);
});

test('a second email with the same key is not written', async () => {
  const { post, rows } = await setUp();
  await post({ ...plainEmail('ruth@example.org'), dedupeKey: 'closed:1' });
  await post({ ...plainEmail('ruth@example.org'), dedupeKey: 'closed:1' }, plainEmail('ruth@example.org'));

  expect(await rows()).toHaveLength(2);
});

test('a copy of the table reveals no link', async () => {
  const { post, rows, deps } = await setUp();
  const link = 'https://apps.example.org/reset-password?token=secret';
  await post({ kind: 'reset-password', to: 'ruth@example.org', args: { name: 'Ruth', link } });
  const [row] = await rows();

  expect(JSON.stringify(row)).not.toMatch(/secret|apps\.example\.org\/reset/);
  expect(unseal(deps.keys.keysFor('mail'), row?.id ?? '', row?.sealedArgs ?? '')).toContain(link);
  expect(unseal(deps.keys.keysFor('mail'), 'another row', row?.sealedArgs ?? '')).toBeUndefined();
});

test('text sealed with the previous key can be read; with another key or after a change it cannot', () => {
  const before = createKeyRing(Buffer.alloc(32, 1));
  const after = createKeyRing(Buffer.alloc(32, 2), Buffer.alloc(32, 1));
  const sealed = seal(before.keyFor('mail'), 'row', 'Grüße, שלום');

  expect(unseal(after.keysFor('mail'), 'row', sealed)).toBe('Grüße, שלום');
  expect(unseal(createKeyRing(Buffer.alloc(32, 3)).keysFor('mail'), 'row', sealed)).toBeUndefined();
  fc.assert(
    fc.property(
      fc.nat({ max: Buffer.from(sealed, 'base64url').length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      (at, by) => {
        const bytes = Buffer.from(sealed, 'base64url');
        bytes.writeUInt8(bytes.readUInt8(at) ^ by, at);
        expect(unseal(before.keysFor('mail'), 'row', bytes.toString('base64url'))).toBeUndefined();
      },
    ),
  );
});

test('finished emails are deleted after thirty days; waiting ones stay', async () => {
  const { post, db, clock, rows } = await setUp();
  await post(plainEmail('ruth@example.org'));
  await db.write(async (tx) => void (await tx.update(outbox).set({ state: 'sent' })));
  await post(plainEmail('boaz@example.org'));
  clock.advance(31 * 24 * 60 * 60_000);

  await forgetOldMail(db, clock.now());

  expect(await rows()).toMatchObject([{ to: 'boaz@example.org', state: 'queued' }]);
});

test('a wrong address and a sent email dated in the future are deleted', async () => {
  const { post, db, clock, rows } = await setUp();
  const ahead = clock.now() + 365 * 24 * 60 * 60_000;
  await post(plainEmail('ruth@example.org'), plainEmail('boaz@example.org'));
  await db.write(async (tx) => {
    await tx.update(outbox).set({ state: 'sent', createdAt: ahead }).where(eq(outbox.to, 'ruth@example.org'));
    await tx.insert(suppressions).values([
      { email: 'ruth@example.org', code: '550 5.1.1', createdAt: ahead },
      { email: 'naomi@example.org', code: '550 5.1.1', createdAt: clock.now() },
    ]);
  });

  await forgetOldMail(db, clock.now());

  expect(await rows()).toMatchObject([{ to: 'boaz@example.org' }]);
  expect(await db.read.select().from(suppressions)).toMatchObject([{ email: 'naomi@example.org' }]);
});
