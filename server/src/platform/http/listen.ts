import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { PlatformEnv } from './platform-env.ts';

/** The port is not available. The message says what to do. */
export class CannotListen extends Error {}

export interface Listening {
  port: number;
  /** Accepts no further connection and waits for open responses. After the deadline it closes them. */
  close(deadlineMs: number): Promise<void>;
}

/**
 * Listens on `host` and `port` (0: any free one). On 127.0.0.1 also on ::1 where the machine has it, because
 * `localhost` may mean either.
 * @throws CannotListen
 */
export async function listen(app: Pick<Hono<PlatformEnv>, 'fetch'>, host: string, port: number): Promise<Listening> {
  const first = serverOf(app);
  await listenOn(first, host, port);
  const { port: actual } = first.address() as AddressInfo; // a TCP server that listens has one
  const servers = [first];
  if (host === '127.0.0.1') {
    const second = serverOf(app);
    const listens = await listenOn(second, '::1', actual).then(
      () => true,
      () => false,
    );
    if (listens) servers.push(second);
  }
  return {
    port: actual,
    close: async (deadlineMs) => void (await Promise.all(servers.map((server) => closeServer(server, deadlineMs)))),
  };
}

function serverOf(app: Pick<Hono<PlatformEnv>, 'fetch'>): Server {
  return createAdaptorServer({
    fetch: (request, env) => app.fetch(request, env as PlatformEnv['Bindings']),
    serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
  }) as Server; // plain HTTP: no other createServer is given
}

function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new CannotListen(reasonOf(error, host, port))));
    server.listen(port, host, resolve);
  });
}

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that program, or choose another port with PORT.`;
  }
  if (error.code === 'EACCES') return `No permission for port ${port}. Use PORT to choose one above 1023.`;
  return `The server can’t listen on ${host}:${port} (${error.code}). Check HOST and PORT.`;
}

function closeServer(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
