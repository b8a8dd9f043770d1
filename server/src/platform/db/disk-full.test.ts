import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account, openScratch } from '../../testing/scratch-database.ts';
import { rows } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'lampstand-full-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
if (!mounted) {
  rmSync(folder, { recursive: true });
  console.info('This account may not mount a small disk; the test with a really full one is skipped.');
}

test.skipIf(!mounted)(
  'on a disk that is really full writes answer storage_unavailable until there is room',
  async () => {
    const filler = join(folder, 'filler');
    const db = openScratch(join(folder, 'scratch.db'));
    const insert = (id: string) =>
      db.write((tx) =>
        tx
          .insert(account)
          .values({ id, balance: 1 })
          .then(() => undefined),
      );
    try {
      await insert('before');
      expect(() => writeFileSync(filler, Buffer.alloc(2 * 1024 * 1024))).toThrow(/ENOSPC/);

      await expect(insert('x'.repeat(100_000))).rejects.toMatchObject({ code: 'storage_unavailable' });
      expect(await db.read.select().from(account)).toEqual([{ id: 'before', balance: 1 }]);
      rmSync(filler);

      await insert('after');
      expect(await db.read.$count(account)).toBe(2);
      expect(await rows(db.read, sql`pragma integrity_check`)).toEqual([{ integrity_check: 'ok' }]);
    } finally {
      await db.close();
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
