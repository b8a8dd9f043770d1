import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createKeyRing, openKeyRing } from './keys.ts';

test('each purpose has its own key, the same on every start', () => {
  const first = createKeyRing(Buffer.alloc(32, 1));
  const again = createKeyRing(Buffer.alloc(32, 1));
  const other = createKeyRing(Buffer.alloc(32, 2));

  expect(first.keyFor('embed-token')).toEqual(again.keyFor('embed-token'));
  expect(first.keyFor('embed-token')).not.toEqual(first.keyFor('csrf'));
  expect(first.keyFor('embed-token')).not.toEqual(other.keyFor('embed-token'));
  expect(first.keyFor('csrf').length).toBe(32);
});

test('without a master key one is generated, kept, and readable by its owner only', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lampstand-keys-'));

  const made = openKeyRing({ DATA_DIR, MASTER_KEY: undefined });
  const kept = openKeyRing({ DATA_DIR, MASTER_KEY: undefined });

  expect(kept.keyFor('csrf')).toEqual(made.keyFor('csrf'));
  expect(statSync(join(DATA_DIR, 'master.key')).mode & 0o777).toBe(0o600);
  rmSync(DATA_DIR, { recursive: true });
});

test('a configured master key is used as it is', () => {
  const configured = openKeyRing({ DATA_DIR: '/nowhere', MASTER_KEY: '01'.repeat(32) });

  expect(configured.keyFor('csrf')).toEqual(createKeyRing(Buffer.alloc(32, 1)).keyFor('csrf'));
});

test('a key of the wrong length is refused', () => {
  expect(() => createKeyRing(Buffer.alloc(16))).toThrow(/32 bytes/);
});
