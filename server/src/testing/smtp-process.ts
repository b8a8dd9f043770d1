import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type SmtpFault =
  | 'silent'
  | '554 at greeting'
  | 'drop at greeting'
  | '454 at sign-in'
  | '530 at sender'
  | 'sender refused'
  | '451 at recipient'
  | 'not welcome'
  | 'relay denied'
  | 'relay denied without a number'
  | 'mailbox full'
  | 'no such user'
  | '451 after the message'
  | '552 after the message'
  | '500 after the message'
  | '550 5.7.1 after the message'
  | 'drop before the answer, not taken'
  | 'drop before the answer, taken'
  | 'drop after the answer';
export interface SmtpOrder {
  faults: SmtpFault[];
  /** What to do wrong each time, from now on; null: nothing. */
  always?: SmtpFault | null;
  /** Those of before do not count any more. */
  forget?: true;
}
export type SmtpReport =
  | { type: 'listening'; port: number }
  /** It does from now on what `always` said. */
  | { type: 'ready' }
  /** The server has accepted the email. `raw` is latin1: one character a byte. */
  | { type: 'mail'; to: string[]; raw: string; secure: boolean };
/** PEM. */
interface Certificate {
  cert: string;
  key: string;
}
type Taken = Extract<SmtpReport, { type: 'mail' }>;

const script = fileURLToPath(new URL('./scripted-smtp.ts', import.meta.url));
const tsx = fileURLToPath(import.meta.resolve('tsx'));

/**
 * A real mail server in its own process. `flags`: `tls` offers STARTTLS with an untrusted certificate, `auth`
 * demands a sign-in and refuses each. A certificate takes the place of its own. Close it at the end.
 */
export async function startSmtp(...flags: ('tls' | 'auth' | Certificate)[]) {
  const certificate = flags.find((flag) => typeof flag === 'object');
  const words = flags.filter((flag) => typeof flag === 'string');
  const taken: Taken[] = [];
  let child = await start('0');
  const port = await listening(child);

  async function start(onPort: string): Promise<ChildProcess> {
    const started = fork(script, [onPort, ...words], {
      execArgv: ['--import', tsx],
      stdio: 'inherit',
      env: { ...process.env, SMTP_CERTIFICATE: JSON.stringify(certificate ?? {}) },
    });
    started.on('message', (news: SmtpReport) => {
      if (news.type === 'mail') taken.push(news);
    });
    return started;
  }

  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    /** All emails accepted so far, over restarts. */
    taken,
    /** What to do wrong next, in this order, each once. */
    fail: (...faults: SmtpFault[]) => void child.send({ faults } satisfies SmtpOrder),
    /** The fault to produce for every email from now on; resolves when it is set. */
    async alwaysFail(always: SmtpFault | null) {
      child.send({ faults: [], always } satisfies SmtpOrder);
      await report(child, 'ready');
    },
    /** Forgets the emails and faults of the test before. */
    reset() {
      taken.length = 0;
      child.send({ faults: [], always: null, forget: true } satisfies SmtpOrder);
    },
    kill,
    async restart() {
      await kill();
      child = await start(String(port));
      await listening(child);
    },
    close: kill,
  };
}

const listening = async (child: ChildProcess) => (await report(child, 'listening')).port;

async function report<Type extends SmtpReport['type']>(child: ChildProcess, type: Type) {
  for (;;) {
    const [news]: SmtpReport[] = await once(child, 'message');
    if (news?.type === type) return news as Extract<SmtpReport, { type: Type }>;
  }
}
