import { readEnv } from './platform/env.ts';
import { runProcess } from './run-process.ts';
import { runServer } from './run-server.ts';

await runProcess(async () => {
  const server = await runServer(readEnv(process.env));
  server.deps.log.info({ port: server.port, origin: server.deps.env.PUBLIC_ORIGIN }, 'listening');
  return server;
});
