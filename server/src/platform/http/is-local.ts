import type { PlatformEnv } from './platform-env.ts';

/** Whether a request comes from this machine. A local proxy also connects from loopback, but sends a forwarding header. */
export function isLocal(c: {
  req: { header(name: string): string | undefined };
  env: PlatformEnv['Bindings'];
}): boolean {
  const address = c.env?.incoming?.socket?.remoteAddress ?? '';
  const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
  return loopback && !['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => c.req.header(name));
}
