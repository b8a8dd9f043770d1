import { join } from 'node:path';
import { serveExamples } from '@lampstand/examples/server';
import { readEnv } from '../platform/env.ts';
import { repositoryRoot } from '../platform/paths.ts';
import { runProcess } from '../run-process.ts';
import { runServer } from '../run-server.ts';
import { seedDemoAccounts } from './accounts.ts';
import { seedDemoChurch } from './church.ts';

// `npm start`: the product, and beside it a church site on another origin that uses it.
await runProcess(async () => {
  const env = readEnv({ LOG_LEVEL: 'warn', ...process.env });
  if (env.NODE_ENV === 'production') return runServer(env);
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
    A church site     http://127.0.0.1:${env.EXAMPLE_PORT}   (Grace Chapel, with apps in its pages)
    Mail              ${env.SMTP_URL ? 'goes out through SMTP_URL' : `${env.PUBLIC_ORIGIN}/dev/mail`}
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
});
