import { Hono } from 'hono';
import { type PortalEnv, signedIn } from '../accounts/index.ts';
import { exportAccount, exportFileName } from './export-account.ts';

/** What is stored about the signed-in person. Mounted at /api/user. */
export const privacyRoutes = new Hono<PortalEnv>().get('/export', signedIn, async (c) => {
  const pieces = exportAccount(c.var.ctx);
  // The first piece decides between a file and an error: headers cannot be taken back.
  const first = await pieces.next();
  return c.body(textOf(first, pieces), 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${exportFileName(c.var.ctx.now())}"`,
  });
});

function textOf(first: IteratorResult<string>, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<string>> = Promise.resolve(first);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await next;
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value));
      next = rest.next();
      // A failure is met at the next pull.
      next.catch(() => {});
    },
    async cancel() {
      await rest.return(undefined);
    },
  });
}
