import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { SmtpFault, SmtpOrder, SmtpReport } from './smtp-process.ts';

// A mail server in its own process. Its parent sends it the faults to produce, each once.
const [port = '0', ...flags] = process.argv.slice(2);
const faults: SmtpFault[] = [];
let always: SmtpFault | undefined;
const certificate: object = JSON.parse(process.env.SMTP_CERTIFICATE ?? '{}');
const report = (news: SmtpReport) => process.send?.(news);

const server = new SMTPServer({
  ...certificate,
  authOptional: !flags.includes('auth'),
  allowInsecureAuth: true,
  disabledCommands: flags.includes('tls') ? [] : ['STARTTLS'],
  size: 100_000,
  disableReverseLookup: true,
  hideDSN: true,
  onConnect(session, callback) {
    if (take('silent')) return;
    callback(take('554 at greeting') ? refusal(554, 'No service here') : null);
    if (take('drop at greeting')) hangUp(session);
  },
  onAuth(_auth, _session, callback) {
    callback(refusal(take('454 at sign-in') ? 454 : 535, '5.7.8 Not these'));
  },
  onMailFrom(_address, _session, callback) {
    if (take('sender refused')) return callback(refusal(550, '5.1.8 Sender address rejected: Domain not found'));
    callback(take('530 at sender') ? refusal(530, '5.7.0 Sign in first') : null);
  },
  onRcptTo(_address, _session, callback) {
    if (take('451 at recipient')) return callback(refusal(451, '4.7.1 Greylisted, come again'));
    if (take('not welcome')) return callback(refusal(550, '5.7.1 Not welcome'));
    if (take('relay denied')) return callback(refusal(554, '5.7.1 Relay access denied'));
    if (take('relay denied without a number')) return callback(refusal(550, 'relay not permitted'));
    if (take('mailbox full')) return callback(refusal(552, '5.2.2 Mailbox full'));
    callback(take('no such user') ? refusal(550, '5.1.1 No such user') : null);
  },
  onData(stream, session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (take('drop before the answer, not taken')) return hangUp(session);
      if (take('451 after the message')) return callback(refusal(451, '4.3.0 Try later'));
      if (take('552 after the message')) return callback(refusal(552, '5.3.4 Too big'));
      if (take('500 after the message')) return callback(refusal(500, 'Internal error'));
      if (take('550 5.7.1 after the message')) return callback(refusal(550, '5.7.1 Message rejected'));
      const to = session.envelope.rcptTo.map(({ address }) => address);
      report({ type: 'mail', to, raw: Buffer.concat(chunks).toString('latin1'), secure: session.secure });
      if (take('drop before the answer, taken')) return hangUp(session);
      callback(null);
      if (take('drop after the answer')) setTimeout(() => hangUp(session), 20);
    });
  },
});
server.on('error', () => undefined); // clients that hang up are part of the play
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.server.address();
  if (address && typeof address === 'object') report({ type: 'listening', port: address.port });
});
process.on('message', (order: SmtpOrder) => {
  faults.splice(0, order.forget ? faults.length : 0);
  faults.push(...order.faults);
  if (order.always === undefined) return;
  always = order.always ?? undefined;
  if (!order.forget) report({ type: 'ready' });
});
process.on('disconnect', () => process.exit(0));

function take(fault: SmtpFault): boolean {
  if (fault === always) return true;
  const [next] = faults;
  if (next !== fault) return false;
  faults.shift();
  return true;
}

function refusal(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode });
}

function hangUp({ id }: SMTPServerSession) {
  for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
}
