import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';

/** Keys derived from the one master key. */
export interface KeyRing {
  /** 32 bytes for one purpose, e.g. `embed-token`; the same on every start with the same master key. */
  keyFor(purpose: string): Buffer;
}

/** The master key of MASTER_KEY, or outside production one of our own in DATA_DIR, readable by its owner only. */
export function openKeyRing(env: Pick<Env, 'MASTER_KEY' | 'DATA_DIR'>): KeyRing {
  return createKeyRing(env.MASTER_KEY ? Buffer.from(env.MASTER_KEY, 'hex') : ownKey(join(env.DATA_DIR, 'master.key')));
}

/** Derives keys (HKDF, SHA-256) from 32 bytes. */
export function createKeyRing(master: Buffer): KeyRing {
  if (master.length !== 32) throw new Error('The master key must have 32 bytes.');
  const derived = new Map<string, Buffer>();
  return {
    keyFor(purpose) {
      const known = derived.get(purpose);
      if (known) return known;
      const key = Buffer.from(hkdfSync('sha256', master, '', `lampstand:${purpose}`, 32));
      derived.set(purpose, key);
      return key;
    },
  };
}

function ownKey(file: string): Buffer {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' });
  return readFileSync(file);
}
