import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A letter as it arrived, parsed; `link` is the first address in its plain text. */
interface CaughtMail extends Email {
  recipient: string;
  link: string;
}

/** A mail server that keeps everything. Give `url` to the product as SMTP_URL. */
export interface MailCatcher {
  url: string;
  /** All letters so far, in the order they came. */
  mails(): readonly CaughtMail[];
  /** The newest letter to an address whose subject matches, as soon as there is one. */
  waitForMail(to: string, subject: RegExp): Promise<CaughtMail>;
  close(): Promise<void>;
}

const PATIENCE_MS = 15_000;

/** Starts a mail server on a free port of this machine. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
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
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo; // a TCP server that listens has one

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => mails,
    async waitForMail(to, subject) {
      const deadline = Date.now() + PATIENCE_MS;
      while (Date.now() < deadline) {
        const found = mails.findLast((mail) => mail.recipient === to.toLowerCase() && subject.test(mail.subject ?? ''));
        if (found) return found;
        await wait(50);
      }
      const came = mails.map((mail) => `${mail.recipient}: ${mail.subject}`).join('\n') || 'none';
      throw new Error(`No letter to ${to} with a subject like ${subject} came. Letters that came:\n${came}`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
