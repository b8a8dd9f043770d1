// The server as `main.ts` starts it, which also writes numbered churches for ever and prints each number once its write
// has been answered. Killed by a test.
import { setTimeout as wait } from 'node:timers/promises';
import { like } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { churches } from '../features/churches/index.ts';
import { readEnv } from '../platform/env.ts';
import { runProcess } from '../run-process.ts';
import { runServer } from '../run-server.ts';
import { createGiven } from './given.ts';

async function writeForever({ db, clock }: Deps): Promise<never> {
  const given = createGiven(db, clock);
  const before = await db.read.$count(churches, like(churches.slug, 'drill-%'));
  for (let number = before + 1; ; number++) {
    await given.church({ slug: `drill-${number}`, name: `Drill ${number}` });
    console.log(`wrote ${number}`);
    await wait(1);
  }
}

await runProcess(async () => {
  const server = await runServer(readEnv(process.env));
  server.deps.log.info({ port: server.port }, 'listening');
  void writeForever(server.deps);
  return server;
});
