import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

const refusal = (command: string, response: string) =>
  failureOf({ code: 'EENVELOPE', command, response, responseCode: Number(response.slice(0, 3)) }).kind;

const answers: [kind: string, command: string, response: string][] = [
  ['wrong-address', 'RCPT TO', '550 5.1.1 <ruth@example.org>: Recipient address rejected: User unknown'],
  ['wrong-address', 'RCPT TO', '550 5.1.1 <relay@example.org> No such user. The sender should check the address.'],
  ['wrong-address', 'RCPT TO', '550 5.1.2 Domain not found'],
  ['wrong-address', 'RCPT TO', '501 5.1.3 Bad recipient address syntax'],
  ['wrong-address', 'RCPT TO', '556 5.1.10 Recipient has a null MX'],
  ['wrong-address', 'DATA', '550-5.1.1 The account that you tried to reach does not exist'],
  ['refused', 'RCPT TO', '552 5.2.2 Mailbox full'],
  ['refused', 'RCPT TO', '550 5.4.1 Recipient address rejected: Access denied'],
  ['refused', 'RCPT TO', '550 Unrouteable address'],
  ['refused', 'RCPT TO', '550 <sender@example.org> unknown'],
  ['refused', 'MAIL FROM', '552 5.3.4 Message size exceeds fixed limit'],
  ['refused', 'DATA', '550 5.6.0 Headers not understood'],
  ['relay', 'MAIL FROM', '550 5.1.8 Sender address rejected: Domain not found'],
  ['relay', 'MAIL FROM', '550 5.1.0 Address rejected'],
  ['relay', 'MAIL FROM', '553 sorry'],
  ['relay', 'RCPT TO', '550 5.1.8 <post@example.org>: Sender address rejected: Domain not found'],
  ['relay', 'RCPT TO', '550 5.1.0 <post@example.org>: Sender address rejected: User unknown'],
  ['relay', 'RCPT TO', '550 5.1.7 Bad sender address syntax'],
  ['relay', 'RCPT TO', '554 5.7.1 Relay access denied'],
  ['relay', 'RCPT TO', '550 relay not permitted'],
  ['relay', 'RCPT TO', '554 No'],
  ['relay', 'RCPT TO', '500 What?'],
  ['relay', 'DATA', '550 5.7.26 Unauthenticated email is not accepted due to the DMARC policy'],
  ['relay', 'DATA', '554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException'],
  ['relay', 'DATA', '500 Internal error'],
  ['relay', 'DATA', '550 Blocked'],
  ['relay', 'DATA', '554 5.3.0 Error'],
  ['relay', 'CONN', '554 No SMTP service here'],
  ['relay', 'EHLO', '550 5.7.1 Go away'],
  ['later', 'RCPT TO', '451 4.7.1 Greylisted'],
  ['later', 'MAIL FROM', '450 4.1.8 Sender address rejected: Domain not found'],
  ['sign-in', 'MAIL FROM', '530 5.7.0 Authentication required'],
  ['sign-in', 'AUTH PLAIN', '535 5.7.8 Not these'],
];
test.each(answers)('%s: the answer to %s is "%s"', (kind, command, response) => {
  expect(refusal(command, response)).toBe(kind);
});

test('a failed connection has the code of Node, which tells more than that of the library', () => {
  expect(failureOf({ code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' })).toEqual({
    kind: 'later',
    code: 'ECONNREFUSED',
  });
});
