import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';

/** Keys derived from the master key. */
export interface KeyRing {
  /** 32 bytes for one purpose, e.g. `embed-token`; the same on every start with the same master key. */
  keyFor(purpose: string): Buffer;
  /** The same, and during a key change the key of the previous master key after it. */
  keysFor(purpose: string): Buffer[];
}

/** MASTER_KEY, or outside production a generated key in DATA_DIR that only its owner can read. */
export function openKeyRing(
  env: Pick<Env, 'MASTER_KEY' | 'DATA_DIR'> & Partial<Pick<Env, 'MASTER_KEY_FORMER'>>,
): KeyRing {
  const former = env.MASTER_KEY_FORMER ? Buffer.from(env.MASTER_KEY_FORMER, 'hex') : undefined;
  const master = env.MASTER_KEY ? Buffer.from(env.MASTER_KEY, 'hex') : ownKey(join(env.DATA_DIR, 'master.key'));
  return createKeyRing(master, former);
}

/** Derives keys (HKDF, SHA-256) from 32 bytes, and from the 32 bytes used before. */
export function createKeyRing(master: Buffer, former?: Buffer): KeyRing {
  const current = deriver(master);
  const before = former && deriver(former);
  return {
    keyFor: current,
    keysFor: (purpose) => [current(purpose), ...(before ? [before(purpose)] : [])],
  };
}

function deriver(master: Buffer): (purpose: string) => Buffer {
  if (master.length !== 32) throw new Error('The master key must have 32 bytes.');
  const derived = new Map<string, Buffer>();
  return (purpose) => {
    const known = derived.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', master, '', `lampstand:${purpose}`, 32));
    derived.set(purpose, key);
    return key;
  };
}

function ownKey(file: string): Buffer {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' });
  return readFileSync(file);
}
