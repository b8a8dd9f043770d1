import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';

type MailEnv = Pick<Env, 'SMTP_URL' | 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_PRIVATE_KEY'>;

/** Milliseconds that a mail server may be silent. */
const smtpPatience = { connect: 10_000, greeting: 10_000, answer: 30_000 };

/** A pool of connections to the mail server of SMTP_URL; it signs when DKIM_* are set. Close it at the end. */
export function createTransporter(env: MailEnv, connections: number, patience = smtpPatience) {
  if (!env.SMTP_URL) throw new Error('There is no mail server. Set SMTP_URL.');
  const { username, hostname } = new URL(env.SMTP_URL);
  return createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: connections,
    // Whether and when a try is repeated is for the outbox to decide, not for the pool.
    maxRequeues: 0,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.answer,
    // A password is not sent in the clear, except to this machine itself.
    ...(username && !isLoopback(hostname) ? { requireTLS: true } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...dkimOptions(env),
  });
}

const isLoopback = (host: string) => /^(localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(host);

// nodemailer's own list leaves out List-Unsubscribe-Post, which RFC 8058 wants signed.
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

function dkimOptions({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: MailEnv) {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return {};
  return {
    dkim: {
      domainName: DKIM_DOMAIN,
      keySelector: DKIM_SELECTOR,
      privateKey: DKIM_PRIVATE_KEY,
      headerFieldNames: signedHeaders,
    },
  };
}
