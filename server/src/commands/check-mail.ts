import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import { openSqlite } from '../platform/db/sqlite.ts';
import type { Env } from '../platform/env.ts';
import { explainConnectionError } from '../platform/mail/connection-errors.ts';
import { failureOf } from '../platform/mail/failure.ts';
import { fromAddress } from '../platform/mail/message.ts';
import { tryEnvelope } from '../platform/mail/try-envelope.ts';
import type { Finding } from './finding.ts';

const HOUR = 60 * 60_000;
const meanwhile = 'Unsent emails are kept for two days.';

/** Asks the mail server whether it would take an email to SUPPORT_EMAIL; sends none. */
export async function mailFinding(env: Env): Promise<Finding> {
  if (!env.SMTP_URL) {
    return { state: 'ok', text: `No mail server configured. Emails are kept at ${env.PUBLIC_ORIGIN}/dev/mail.` };
  }
  const { host } = new URL(env.SMTP_URL);
  try {
    await tryEnvelope(env);
    const text = `The mail server at ${host} is ready: it accepts email from ${fromAddress(env)} to ${env.SUPPORT_EMAIL}.`;
    return { state: 'ok', text };
  } catch (error) {
    return refusalFinding(env, host, error);
  }
}

function refusalFinding(env: Env, host: string, error: unknown): Finding {
  const { kind, code } = failureOf(error);
  const { command = '', response = '' } = error as { command?: string; response?: string };
  const problem = (text: string): Finding => ({ state: 'problem', text: `${text} ${meanwhile}` });
  const said = response ? ` It said: "${oneLine(response)}".` : '';
  if (kind === 'sign-in') {
    return problem(
      `The mail server at ${host} rejected our login (${code}).${said} Correct the user and the password in SMTP_URL.`,
    );
  }
  if (command === 'MAIL FROM') {
    return problem(
      `The mail server at ${host} rejects email from ${fromAddress(env)}.${said} Correct MAIL_FROM, or allow this address there.`,
    );
  }
  if (command === 'RCPT TO' && kind === 'relay') {
    return problem(
      `The mail server at ${host} doesn't relay our email.${said} Allow this machine to send through it, or add a user and password to SMTP_URL.`,
    );
  }
  if (command === 'RCPT TO') {
    const text = `The mail server at ${host} doesn't accept email to ${env.SUPPORT_EMAIL}.${said} Set SUPPORT_EMAIL to an address that exists.`;
    return { state: 'warning', text };
  }
  const trouble = explainConnectionError(code, env);
  if (trouble) return problem(`${trouble} Code: ${code}.`);
  return problem(`The mail server at ${host} can't be used (${code}).${said} Check SMTP_URL and the firewall.`);
}

const oneLine = (response: string) =>
  response
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 300);

/** What became of the emails of the last two days. Nothing where the database cannot be read: that has been said. */
export function outboxFindings({ DATA_DIR }: Pick<Env, 'DATA_DIR'>, clock: Clock): Finding[] {
  try {
    const client = openSqlite(join(DATA_DIR, 'lampstand.db'), { readonly: true });
    const rows = client.prepare<[number, number], Counted>(counts).all(clock.now() - 48 * HOUR, clock.now());
    client.close();
    return [outboxFinding(rows)];
  } catch {
    return [];
  }
}

interface Counted {
  state: 'waiting' | 'failed' | 'suppressed';
  code: string | null;
  emails: number;
}

// `next_at` of a failed email is when it failed.
const counts = `
  select case when state in ('queued', 'sending') then 'waiting' else state end as state, last_code as code, count(*) as emails
  from outbox_mail
  where state in ('queued', 'sending') or (state in ('failed', 'suppressed') and next_at between ? and ?)
  group by 1, 2
  order by emails desc`;

function outboxFinding(rows: Counted[]): Finding {
  const sum = (state: Counted['state']) =>
    rows.reduce((total, row) => total + (row.state === state ? row.emails : 0), 0);
  const answers = rows.filter(isTrouble).map(({ code, emails }) => `${code} (${emails})`);
  const figures = `Email of the last two days: ${sum('failed')} failed, ${sum('suppressed')} not sent because the address is wrong. ${sum('waiting')} waiting.`;
  return answers.length > 0
    ? { state: 'warning', text: `${figures} Last answers of the mail server: ${answers.slice(0, 3).join(', ')}.` }
    : { state: 'ok', text: figures };
}

// Wrong addresses (5.1.x) are ordinary.
const isTrouble = ({ state, code }: Counted) => state !== 'suppressed' && code !== null && !code.includes(' 5.1.');
