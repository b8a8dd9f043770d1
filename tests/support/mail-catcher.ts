import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An email as it arrived, parsed; `link` is the first address in its plain text. */
export interface CaughtMail extends Email {
  recipient: string;
  link: string;
}

/** A mail server that keeps everything. */
export interface MailCatcher {
  /** For the product's SMTP_URL. */
  url: string;
  /** For `mailsTo` and `waitForMail`, in any process of this machine. */
  mailbox: string;
  close(): Promise<void>;
}

const PATIENCE_MS = 20_000;

/** Starts a mail server on free ports of this machine. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
        for (const { address } of session.envelope.rcptTo)
          mails.push({ ...mail, recipient: address.toLowerCase(), link });
        callback(null);
      });
    },
  });
  const http = createServer((request, response) => {
    const wanted = new URL(request.url ?? '/', 'http://mailbox').searchParams.getAll('to');
    response.end(JSON.stringify(mails.filter(({ recipient }) => wanted.includes(recipient))));
  });
  smtp.listen(0, '127.0.0.1');
  http.listen(0, '127.0.0.1');
  await Promise.all([once(smtp.server, 'listening'), once(http, 'listening')]);
  const portOf = (address: unknown) => (address as AddressInfo).port; // a TCP server that listens has one

  return {
    url: `smtp://127.0.0.1:${portOf(smtp.server.address())}`,
    mailbox: `http://127.0.0.1:${portOf(http.address())}`,
    async close() {
      http.closeAllConnections();
      http.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

/** All emails to these addresses so far, in the order they came. */
export async function readMails(mailbox: string, ...recipients: string[]): Promise<CaughtMail[]> {
  const query = new URLSearchParams(recipients.map((recipient) => ['to', recipient.toLowerCase()]));
  // The mail catcher's own JSON.
  return (await (await fetch(`${mailbox}/?${query}`)).json()) as CaughtMail[];
}

/** The newest email to an address whose subject matches, as soon as there is one. */
export async function awaitMail(mailbox: string, to: string, subject: RegExp): Promise<CaughtMail> {
  const deadline = Date.now() + PATIENCE_MS;
  let mails: CaughtMail[] = [];
  while (Date.now() < deadline) {
    mails = await readMails(mailbox, to);
    const found = mails.findLast((mail) => subject.test(mail.subject ?? ''));
    if (found) return found;
    await wait(50);
  }
  const came = mails.map((mail) => mail.subject).join('\n') || 'none';
  throw new Error(`No email to ${to} with a subject like ${subject} came. Its emails:\n${came}`);
}
