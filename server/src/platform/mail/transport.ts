import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';

type MailEnv = Pick<Env, 'SMTP_URL' | 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_PRIVATE_KEY'>;

/** Milliseconds that we wait for an answer of the mail server. */
const smtpPatience = { connect: 10_000, greeting: 10_000, answer: 30_000 };

/** A pool of connections to SMTP_URL that signs when DKIM_* are set. Close it at the end. */
export function createTransporter(env: MailEnv, connections: number, patience = smtpPatience) {
  return createTransport({
    ...connectionOptions(env, patience),
    url: env.SMTP_URL,
    pool: true,
    maxConnections: connections,
    // The queue decides about retries, not the pool.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...dkimOptions(env),
  });
}

/** Our connection options. Options in SMTP_URL replace them. */
export function connectionOptions({ SMTP_URL }: Pick<Env, 'SMTP_URL'>, patience = smtpPatience) {
  if (!SMTP_URL) throw new Error('There is no mail server. Set SMTP_URL.');
  const { username, hostname } = new URL(SMTP_URL);
  const isHere = isLoopback(hostname);
  return {
    connectionTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.answer,
    // A password is sent unencrypted to this machine only.
    ...(username && !isHere ? { requireTLS: true } : {}),
    // A mail server on this machine usually has a self-signed certificate.
    ...(isHere ? { tls: { rejectUnauthorized: false } } : {}),
  };
}

const isLoopback = (host: string) => /^(localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/i.test(host);

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
