import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Env } from '../env.ts';
import { fromAddress } from './message.ts';
import { connectionOptions } from './transport.ts';

type MailEnv = Pick<Env, 'SMTP_URL' | 'PUBLIC_ORIGIN' | 'MAIL_FROM' | 'SUPPORT_EMAIL'>;
type SendCommand = (command: string) => Promise<{ response: string }>;

/**
 * Asks the mail server whether it would take an email from us to SUPPORT_EMAIL, and sends none: greeting, sign-in,
 * MAIL FROM, RCPT TO, RSET, QUIT. Throws as nodemailer does when the server refuses one of them.
 */
export async function tryEnvelope(env: MailEnv): Promise<void> {
  const ours = connectionOptions(env);
  const { auth, ...given } = parseConnectionUrl(env.SMTP_URL ?? '');
  let refusal: Error | undefined;
  const connection = new SMTPConnection({
    ...ours,
    ...given,
    tls: { ...ours.tls, ...given.tls },
    // nodemailer sends single commands only inside a custom sign-in method.
    customAuth: {
      ENVELOPE: async ({ sendCommand }) => {
        refusal = await sayEnvelope((command) => sendCommand(command), fromAddress(env), env.SUPPORT_EMAIL);
        return true;
      },
    },
  });
  const broken = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject);
    connection.on('end', () => reject(new Error('The mail server closed the connection.')));
  });
  try {
    await Promise.race([broken, done((end) => connection.connect(end))]);
    if (auth && 'pass' in auth && connection.allowsAuth) {
      await Promise.race([broken, done((end) => connection.login(auth, end))]);
    }
    const envelope = { type: 'custom', method: 'ENVELOPE', user: '', pass: '' } as const;
    await Promise.race([broken, done((end) => connection.login(envelope, end))]);
  } finally {
    connection.quit();
  }
  if (refusal) throw refusal;
}

const done = (work: (end: (error?: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve())));

async function sayEnvelope(say: SendCommand, from: string, to: string): Promise<Error | undefined> {
  const parts = [
    ['MAIL FROM', from],
    ['RCPT TO', to],
  ] as const;
  for (const [command, address] of parts) {
    const { response } = await say(`${command}:<${address}>`);
    if (response.startsWith('2')) continue;
    const responseCode = Number(response.slice(0, 3));
    return Object.assign(new Error(response), { code: 'EENVELOPE', response, responseCode, command });
  }
  await say('RSET');
  return undefined;
}
