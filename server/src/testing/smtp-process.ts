import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type SmtpFault =
  | 'silent'
  | '554 at greeting'
  | 'drop at greeting'
  | '454 at sign-in'
  | '530 at sender'
  | '451 at recipient'
  | '550 at recipient'
  | 'no such user'
  | '451 after the letter'
  | '552 after the letter'
  | 'drop before the answer, not taken'
  | 'drop before the answer, taken'
  | 'drop after the answer';
export interface SmtpOrder {
  faults: SmtpFault[];
  /** Those of before do not count any more. */
  forget?: true;
}
export type SmtpReport =
  | { type: 'listening'; port: number }
  /** The server has taken the letter. `raw` is latin1: one character a byte. */
  | { type: 'mail'; to: string[]; raw: string };
type Taken = Extract<SmtpReport, { type: 'mail' }>;

const script = fileURLToPath(new URL('./scripted-smtp.ts', import.meta.url));
const tsx = fileURLToPath(import.meta.resolve('tsx'));

/**
 * A real mail server in a process of its own. `flags`: `tls` offers STARTTLS with a certificate nobody trusts, `auth`
 * demands a sign-in and refuses each. Close it at the end.
 */
export async function startSmtp(...flags: ('tls' | 'auth')[]) {
  const taken: Taken[] = [];
  let child = await start('0');
  const port = await listening(child);

  async function start(onPort: string): Promise<ChildProcess> {
    const started = fork(script, [onPort, ...flags], { execArgv: ['--import', tsx], stdio: 'inherit' });
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
    /** All letters taken so far, over restarts. */
    taken,
    /** What to do wrong next, in this order, each once. */
    fail: (...faults: SmtpFault[]) => void child.send({ faults } satisfies SmtpOrder),
    /** Forgets letters and faults of the test before. */
    reset() {
      taken.length = 0;
      child.send({ faults: [], forget: true } satisfies SmtpOrder);
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

async function listening(child: ChildProcess): Promise<number> {
  for (;;) {
    const [news]: SmtpReport[] = await once(child, 'message');
    if (news?.type === 'listening') return news.port;
  }
}
