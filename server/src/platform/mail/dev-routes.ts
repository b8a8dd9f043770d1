import { randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { PlatformDeps } from '../deps.ts';
import { notFound } from '../http/app-error.ts';
import { isLocal } from '../http/is-local.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { emailPage, listPage } from './dev-pages.ts';
import { emailOf } from './message.ts';
import type { RenderedEmail } from './render-email.ts';
import { unseal } from './seal.ts';
import { type OutboxMail, outbox } from './table.ts';

const SHOWN = 200;

/** The outbox as pages for development, on this machine only: links in emails open accounts. */
export const devMailRoutes = new Hono<PlatformEnv>()
  .basePath('/dev/mail')
  .use(
    createMiddleware<PlatformEnv>(async (c, next) => {
      const { env } = c.var.deps;
      if (env.NODE_ENV === 'production' || !isLocal(c) || !isOurHost(env, c.req.url)) throw notFound('Page');
      await next();
      c.header('Cache-Control', 'no-store');
      c.header('Referrer-Policy', 'no-referrer');
    }),
  )
  .get('/', async (c) => {
    const { deps } = c.var;
    const mails = await deps.db.read
      .select()
      .from(outbox)
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(SHOWN);
    const rows = mails.map((mail) => ({ mail, subject: readEmail(deps, mail)?.subject }));
    const nonce = newNonce();
    return c.html(listPage(rows, { nonce, sends: Boolean(deps.env.SMTP_URL) }), 200, pageHeaders(nonce));
  })
  .get('/:id', async (c) => {
    const mail = await findMail(c.var.deps, c.req.param('id'));
    const nonce = newNonce();
    return c.html(emailPage(mail, readEmail(c.var.deps, mail), nonce), 200, pageHeaders(nonce));
  })
  .get('/:id/html', async (c) => {
    const email = readEmail(c.var.deps, await findMail(c.var.deps, c.req.param('id')));
    if (!email) throw notFound('Email');
    // Links open in a new tab: our pages refuse to be framed.
    return c.html(email.html.replace('<head>', '<head><base target="_blank">'), 200, emailHeaders);
  });

// DNS rebinding: a foreign host name that points at this machine stays in the request.
function isOurHost({ PUBLIC_ORIGIN }: PlatformDeps['env'], url: string): boolean {
  const ours = ['localhost', '127.0.0.1', '[::1]', new URL(PUBLIC_ORIGIN).hostname];
  return ours.includes(new URL(url).hostname);
}

const newNonce = () => randomBytes(12).toString('base64url');

const pageHeaders = (nonce: string) => ({
  'Content-Security-Policy': `default-src 'none'; style-src 'self' 'nonce-${nonce}'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});
const emailHeaders = {
  'Content-Security-Policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'",
};

async function findMail({ db }: PlatformDeps, id: string): Promise<OutboxMail> {
  const [mail] = await db.read.select().from(outbox).where(eq(outbox.id, id));
  if (!mail) throw notFound('Email');
  return mail;
}

function readEmail({ env, keys }: PlatformDeps, mail: OutboxMail): RenderedEmail | undefined {
  const args = mail.sealedArgs && unseal(keys.keysFor('mail'), mail.id, mail.sealedArgs);
  return args ? emailOf(env, mail, args) : undefined;
}
