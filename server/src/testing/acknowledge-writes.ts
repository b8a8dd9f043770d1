// Writes pairs of rows for ever and prints each number once its write has been answered. Killed by a test.
import { writeSync } from 'node:fs';
import { account, openScratch } from './scratch-database.ts';

const [file = '', from = '1'] = process.argv.slice(2);
const db = openScratch(file);
for (let number = Number(from); ; number++) {
  // The round before can have been killed after its last write was saved and before it printed the number.
  const [known] = (await db.read.select().from(account)).filter((row) => row.id === String(number));
  if (!known) {
    await db.write(async (tx) => {
      await tx.insert(account).values({ id: String(number), balance: number });
      await tx.insert(account).values({ id: String(-number), balance: -number });
    });
  }
  writeSync(1, `${number}\n`);
}
