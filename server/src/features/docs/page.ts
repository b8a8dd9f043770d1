import { html, raw } from 'hono/html';
import { groups } from '../../platform/http/operation.ts';
import type { DescribedRoute, JsonSchema } from './describe-api.ts';
import { pageStyle } from './page-style.ts';

/** The API as a page: every route with what it does, who can call it, what it takes and what it answers. No script. */
export async function apiPage(routes: readonly DescribedRoute[], nonce: string): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Lampstand</title>
<meta name="description" content="Every route of the Lampstand API: what it does, who may ask, what it takes and answers.">
<link rel="icon" href="/lampstand.svg">
<link rel="stylesheet" href="/assets/theme/tokens.css">
<style nonce="${nonce}">${raw(pageStyle)}</style>
</head>
<body>
<header><p><a href="/">Lampstand</a></p></header>
<main>
<h1>The API</h1>
<p class="lead">The same routes that our own portal uses. Also as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${how}
<nav aria-label="Groups"><ul>${groups.map((group) => html`<li><a href="#${anchor(group)}">${group}</a></li>`)}</ul></nav>
${groups.map((group) =>
  section(
    group,
    routes.filter((route) => route.group === group),
  ),
)}
</main>
</body>
</html>
`,
  );
}

const how = html`<section aria-labelledby="how">
<h2 id="how">How to ask</h2>
<p>Send and expect JSON. Log in once, keep <code>sessionId</code>, and send it as <code>Authorization: Bearer …</code>; cookies log no one in.
Fetch a token from <code>/api/csrf-token</code> and send it with every write as <code>x-csrf-token</code>.
Lists answer a page and <code>nextCursor</code>; send it back as <code>?cursor=</code> until it is null.</p>
<p>What goes wrong answers <code>{ message, code, requestId }</code>, with <code>field</code> when one field is at fault.
Programs read <code>code</code>; <code>message</code> is for people. After a 429 or 503 wait as long as <code>Retry-After</code> says.</p>
</section>`;

const anchor = (group: string) => group.toLowerCase().replaceAll(' ', '-');

const section = (group: string, routes: readonly DescribedRoute[]) => html`<section aria-labelledby="${anchor(group)}">
<h2 id="${anchor(group)}">${group}</h2>
${routes.map(article)}
</section>`;

const article = ({ method, path, does, who, body, query, answers: [status, answer] }: DescribedRoute) => html`<article>
<h3><span>${method}</span> <code>${path}</code></h3>
<p>${does}</p>
<dl>
<div><dt>Who</dt><dd>${who}</dd></div>
${query ? html`<div><dt>Query</dt><dd>${fields(query)}</dd></div>` : ''}
${body ? html`<div><dt>Body</dt><dd>${fields(body)}</dd></div>` : ''}
<div><dt>Answer</dt><dd>${status} ${answer && html`<code>${answer}</code>`}</dd></div>
</dl>
</article>`;

function fields(schema: JsonSchema) {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const rows = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return html`<ul>${rows.map(
    ([name, field]) =>
      html`<li><code>${name}</code> ${typeOf(field)}${required.has(name) ? '' : html`, <i>may be left out</i>`}</li>`,
  )}</ul>`;
}

/** A schema in a few words, e.g. `text of at most 120 characters`. */
function typeOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.join(', ')}`;
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.type === 'array') return `list of ${typeOf((schema.items ?? {}) as JsonSchema)}`;
  if (schema.type === 'object') return `{ ${Object.keys(schema.properties ?? {}).join(', ')} }`;
  if (schema.type === 'string') return schema.maxLength ? `text of at most ${schema.maxLength} characters` : 'text';
  if (schema.type === 'boolean') return 'true or false';
  return schema.type === 'integer' ? 'whole number' : String(schema.type ?? 'anything');
}
