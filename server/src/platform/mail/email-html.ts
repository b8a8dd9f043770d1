import { html, raw } from 'hono/html';
import { nightStyle, emailStyle as style } from './email-style.ts';
import type { Sender } from './sender-name.ts';
import type { Email } from './templates/index.ts';

/**
 * The HTML part: one column, no tables, no images, nothing from another server. Styles are in attributes, because some
 * mail programs drop style sheets. The dark colors work only in those that keep them.
 */
export function emailHtml(email: Email, sender: Sender): string {
  const { subject, heading, before, quote, enclosed, steps, codes = [], button, after } = email;
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(nightStyle)}</style>
</head>
<body class="paper" style="${style.body}">
<div role="article" lang="en" class="sheet" style="${style.sheet}">
<p class="mark" style="${style.mark}">Lampstand</p>
<h1 style="${style.heading}">${heading}</h1>
${before.map(paragraph)}
${quote ? words(quote) : ''}
${enclosed ? pages(enclosed) : ''}
${steps ? todo(steps) : ''}
${codes.map(piece)}
${button ? action(button) : ''}
${after.map((part) => (typeof part === 'string' ? paragraph(part) : linked(part)))}
${foot(email, sender)}
</div>
</body>
</html>
`);
}

const paragraph = (text: string) => html`<p style="${style.paragraph}">${text}</p>
`;

const link = (address: string) => html`<a class="link" href="${address}" style="${style.link}">${address}</a>`;

const linked = ({ text, link: address }: { text: string; link: string }) =>
  html`<p style="${style.paragraph}">${text}<br>${link(address)}</p>
`;

const words = ({
  text,
  by,
}: {
  text: string;
  by: string;
}) => html`<p class="quiet" style="${style.by}">${by} writes:</p>
<blockquote class="lit" style="${style.quote}">${text}</blockquote>`;

const pages = ({
  title,
  text,
}: {
  title: string;
  text: string;
}) => html`<p class="quiet" style="${style.by}">${title}</p>
<blockquote class="lit" style="${style.quote}">${text}</blockquote>`;

const todo = ([first, ...rest]: readonly string[]) =>
  html`<p style="${style.paragraph}">${first}</p>
<ol style="${style.paragraph}">${rest.map((step) => html`<li>${step}</li>`)}</ol>
`;

const piece = ({ label, code }: { label: string; code: string }) =>
  html`<p class="quiet" style="${style.by}">${label}</p>
<pre class="lit" style="${style.code}">${code}</pre>
`;

const action = ({ label, link: address }: { label: string; link: string }) =>
  html`<p style="${style.action}"><a class="button" href="${address}" style="${style.button}">${label}</a></p>
<p class="quiet" style="${style.bare}">Or copy this link into your browser:<br>${link(address)}</p>`;

const foot = ({ replyTo, unsubscribe }: Email, { host, supportEmail }: Sender) =>
  html`<div class="quiet rule" style="${style.foot}">Lampstand, ${host}<br>Replies go to ${replyTo ?? supportEmail}.${
    unsubscribe
      ? html`<br><a class="link" href="${unsubscribe}" style="${style.link}">Unsubscribe from these emails</a>`
      : ''
  }</div>`;
