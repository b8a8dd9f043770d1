import { html, raw } from 'hono/html';
import { devPageStyle } from './dev-page-style.ts';
import type { RenderedEmail } from './render-email.ts';
import type { OutboxMail } from './table.ts';

type Html = ReturnType<typeof html> | string;
interface Row {
  mail: OutboxMail;
  /** Undefined when its content is erased. */
  subject: string | undefined;
}

const states: { readonly [State in OutboxMail['state']]: string } = {
  queued: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Not sent',
  suppressed: 'Not sent: the address is wrong',
};

/** All emails, the newest first. */
export const listPage = (rows: readonly Row[], { nonce, sends }: { nonce: string; sends: boolean }) =>
  page(
    'Mail',
    nonce,
    html`<h1>Mail</h1>
<p class="lead">${
      sends
        ? 'SMTP_URL is set, so emails are sent. The content of a sent email is erased.'
        : 'SMTP_URL isn’t set, so emails stay here. You can read them and use their links.'
    }</p>
${rows.length === 0 ? html`<p class="empty">No emails yet. Sign up to get the first one.</p>` : ''}
<ol>${rows.map(entry)}</ol>`,
  );

/** One email: its headers, its HTML part and its plain text. */
export const emailPage = (mail: OutboxMail, email: RenderedEmail | undefined, nonce: string) =>
  page(
    email?.subject ?? 'An email',
    nonce,
    html`<p class="back"><a href="/dev/mail">All emails</a></p>
<h1>${email?.subject ?? mail.kind}</h1>
<dl><dt>To</dt><dd>${mail.to}</dd><dt>Written</dt><dd>${time(mail.createdAt)}</dd><dt>State</dt><dd>${stateOf(mail)}</dd></dl>
${email ? both(mail, email) : html`<p class="empty">Its content is erased: it is kept only until the email is sent.</p>`}`,
  );

const both = (mail: OutboxMail, email: RenderedEmail) => html`<h2>HTML</h2>
<iframe src="/dev/mail/${mail.id}/html" title="${email.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Plain text</h2>
<pre>${withLinks(email.text)}</pre>`;

const entry = ({ mail, subject }: Row) => html`<li>
<a href="/dev/mail/${mail.id}">${subject ?? mail.kind}</a>
<span class="to">${mail.to}</span>
<span class="meta">${stateOf(mail)} · ${time(mail.createdAt)}</span>
</li>`;

const stateOf = ({ state, lastCode }: OutboxMail) => (lastCode ? `${states[state]} (${lastCode})` : states[state]);

const time = (at: number) => html`<time datetime="${new Date(at).toISOString()}">${shown.format(at)} UTC</time>`;
const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function withLinks(text: string): Html {
  const parts = text.split(/(https?:\/\/\S+)/);
  return html`${parts.map((part, index) => (index % 2 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : part))}`;
}

const page = (title: string, nonce: string, body: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Lampstand, development</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/theme/tokens.css">
<style nonce="${nonce}">${raw(devPageStyle)}</style>
</head>
<body>
<header><p>Lampstand <span>development</span></p></header>
<main>
${body}
</main>
</body>
</html>
`;
