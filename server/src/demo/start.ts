import { join } from 'node:path';
import { type Env, readEnv } from '../platform/env.ts';
import { repositoryRoot } from '../platform/paths.ts';
import { runProcess } from '../run-process.ts';
import { runServer } from '../run-server.ts';

// `npm start`: the product and, on another origin, the demo church's site. In production only the product: the demo is a
// development dependency and is not loaded.
await runProcess(async () => {
  const env = readEnv({ LOG_LEVEL: 'warn', ...process.env });
  return env.NODE_ENV === 'production' ? runServer(env) : runDemo(env);
});

async function runDemo(env: Env): Promise<{ close(): Promise<void> }> {
  const { serveExamples } = await import('@lampstand/examples/server');
  const { seedDemoAccounts } = await import('./accounts.ts');
  const { seedDemoChurch } = await import('./church.ts');
  let accounts: string[] = [];
  const server = await runServer(env, async (deps) => {
    await seedDemoChurch(deps);
    accounts = await seedDemoAccounts(deps, 'grace-chapel');
  });
  const church = await serveExamples({
    port: env.EXAMPLE_PORT,
    productOrigin: env.EMBED_ORIGIN,
    root: join(repositoryRoot, 'examples'),
  });
  console.log(`
  Lampstand is ready.

    The product       ${env.PUBLIC_ORIGIN}
    Demo church http://127.0.0.1:${env.EXAMPLE_PORT} (Grace Chapel)
    Mail              ${env.SMTP_URL ? 'is sent through SMTP_URL' : `${env.PUBLIC_ORIGIN}/dev/mail`}
    Data              ${env.DATA_DIR}

  Demo accounts (also in ${join(env.DATA_DIR, 'demo-accounts.txt')}):

    ${accounts.join('\n    ')}

  Stop with Ctrl+C.
`);
  return {
    async close() {
      church.close();
      church.closeAllConnections();
      await server.close();
    },
  };
}
