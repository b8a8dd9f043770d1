import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../platform/db/database.ts';
import { createGiven } from './given.ts';
import { createSettableClock } from './settable-clock.ts';
import { copyTemplateDatabase } from './template-database.ts';

/** A migrated, empty database in its own folder, and a fixed clock. Call `close` at the end. */
export async function createTestDatabase(clock = createSettableClock()) {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-test-'));
  const file = join(folder, 'lampstand.db');
  await copyTemplateDatabase(file);
  // With many writes, half of the time of a test would be waiting for the disk.
  const db = openDatabase(file, { durable: false });
  async function close() {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { db, clock, given: createGiven(db, clock), folder, file, close };
}
