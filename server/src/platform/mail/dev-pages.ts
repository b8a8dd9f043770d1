import { html, raw } from 'hono/html';
import { devPageStyle } from './dev-page-style.ts';
import type { RenderedLetter } from './render-email.ts';
import type { OutboxMail } from './table.ts';

type Html = ReturnType<typeof html> | string;
interface Row {
  mail: OutboxMail;
  /** Undefined when its words are erased. */
  subject: string | undefined;
}

const states: { readonly [State in OutboxMail['state']]: string } = {
  queued: 'Waiting',
  sending: 'On its way',
  sent: 'Sent',
  failed: 'Not sent',
  suppressed: 'Not sent, the address is wrong',
};

/** All letters, the newest first. */
export const listPage = (rows: readonly Row[], { nonce, sends }: { nonce: string; sends: boolean }) =>
  page(
    'Mail',
    nonce,
    html`<h1>Mail</h1>
<p class="lead">${
      sends
        ? 'A mail server is set, and letters go out. A letter that has gone is no longer kept here.'
        : 'No mail server is set, so letters stay here, where you can read them and follow their links.'
    }</p>
${rows.length === 0 ? html`<p class="empty">No letters yet. Sign up a church, and the first one will lie here.</p>` : ''}
<ol>${rows.map(entry)}</ol>`,
  );

/** One letter: its head, how it looks, and its plain text. */
export const letterPage = (mail: OutboxMail, letter: RenderedLetter | undefined, nonce: string) =>
  page(
    letter?.subject ?? 'A letter',
    nonce,
    html`<p class="back"><a href="/dev/mail">All letters</a></p>
<h1>${letter?.subject ?? mail.kind}</h1>
<dl><dt>To</dt><dd>${mail.to}</dd><dt>Written</dt><dd>${time(mail.createdAt)}</dd><dt>State</dt><dd>${stateOf(mail)}</dd></dl>
${letter ? both(mail, letter) : html`<p class="empty">Its words are erased: they are kept only until a letter has gone.</p>`}`,
  );

const both = (mail: OutboxMail, letter: RenderedLetter) => html`<h2>As most people see it</h2>
<iframe src="/dev/mail/${mail.id}/html" title="${letter.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As plain text</h2>
<pre>${withLinks(letter.text)}</pre>`;

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
