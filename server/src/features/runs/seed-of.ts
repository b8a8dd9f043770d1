import { createHash } from 'node:crypto';

/** An unsigned 32-bit number from anything JSON; the same for the same value. */
export function seedOf(value: unknown): number {
  return createHash('sha256').update(JSON.stringify(value)).digest().readUInt32LE(0);
}
