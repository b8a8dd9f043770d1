// The server as `main.ts` starts it, with a writer that never comes to an end unless a model is configured. Killed or
// stopped by a test.
import { setTimeout as wait } from 'node:timers/promises';
import { seedDemoChurch } from '../demo/church.ts';
import type { Deps } from '../deps.ts';
import { mintEmbedToken, tokenKey } from '../features/frames/index.ts';
import { debtCoach } from '../ministry-apps/debt-coach/index.ts';
import { readEnv } from '../platform/env.ts';
import { runProcess } from '../run-process.ts';
import { runServer } from '../run-server.ts';
import type { TextWriter } from '../writing/index.ts';

const endlessWriter: TextWriter = {
  writer: { kind: 'built-in' },
  async *write(_app, _request, signal) {
    while (!signal.aborted) {
      yield 'And so it goes on and on. ';
      await wait(20);
    }
  },
};

async function prepare(deps: Deps): Promise<void> {
  if (deps.env.LAMPSTAND_MODEL === 'built-in') deps.writer = endlessWriter;
  await seedDemoChurch(deps);
  const { id, examples } = debtCoach.manifest;
  const subject = { church: 'grace-chapel', app: id, aud: 'embed', ori: 'unknown' } as const;
  const token = mintEmbedToken(tokenKey(deps), subject, deps.clock.now());
  console.log(`run ${JSON.stringify({ token, body: JSON.stringify({ input: examples[0]?.input }) })}`);
}

await runProcess(async () => {
  const server = await runServer(readEnv(process.env), prepare);
  server.deps.log.info({ port: server.port }, 'listening');
  return server;
});
