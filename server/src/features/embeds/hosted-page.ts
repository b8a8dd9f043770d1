import { type CatalogueEntry, reservedLength } from '@lampstand/sdk/app';
import { html, raw } from 'hono/html';
import { findApp, findEntry } from '../../ministry-apps/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Church, findChurchBySlug } from '../churches/index.ts';
import { hostedStyle } from './hosted-style.ts';
import { oembedAddress } from './oembed.ts';

interface HostedRequest {
  church: string;
  app: string;
  nonce: string;
}

/** An app on a page of its own: where a frame sends people when it cannot work, and a link to hand out. */
export async function hostedPage(
  deps: Deps,
  { church: slug, app: id, nonce }: HostedRequest,
): Promise<{ html: string; status: 200 | 404 }> {
  const church = await findChurchBySlug(deps.db.read, slug);
  const entry = findEntry(id);
  if (!church || !entry) return { html: String(await page(nonce, nobody)), status: 404 };
  const address = `${deps.env.PUBLIC_ORIGIN}/a/${church.slug}/${entry.id}`;
  const built = findApp(entry.id);
  const parts: Parts = {
    title: `${entry.name} · ${church.name}`,
    head: [openGraph(church, entry, address), discovery(deps, entry, address)],
    above: church.name,
    heading: entry.summary,
    body: built ? place(deps, church, entry) : notBuilt(church, entry),
    after: built ? privacy(deps, church) : '',
    style: built ? `ministry-app { min-height: ${reservedLength(built.manifest.heights)}; }` : '',
  };
  return { html: String(await page(nonce, parts)), status: 200 };
}

/** Where the app of a church has its own page; undefined when there is no such app. */
export async function hostedAddress(deps: Deps, slug: string, id: string): Promise<string | undefined> {
  const church = await findChurchBySlug(deps.db.read, slug);
  const entry = findEntry(id);
  return church && entry ? `${deps.env.PUBLIC_ORIGIN}/a/${church.slug}/${entry.id}` : undefined;
}

type Html = ReturnType<typeof html> | string | Html[];
interface Parts {
  title: string;
  head: Html;
  above: string;
  heading: string;
  body: Html;
  after: Html;
  style: string;
}

const nobody: Parts = {
  title: 'There is no app here',
  head: html`<meta name="robots" content="noindex">`,
  above: 'Lampstand',
  heading: 'There is no app at this address',
  body: html`<p class="note">It may have been typed differently, or the church no longer offers this app.
Look at the link once more, or ask the church that gave it to you.</p>`,
  after: '',
  style: '',
};

const page = (nonce: string, parts: Parts) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title}</title>
${parts.head}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/theme/tokens.css">
<style nonce="${nonce}">${raw(hostedStyle + parts.style)}</style>
</head>
<body>
<header><p class="above">${parts.above}</p></header>
<main>
<h1>${parts.heading}</h1>
${parts.body}
</main>
${parts.after}
<footer><p>A Lampstand app</p></footer>
</body>
</html>
`;

const openGraph = (church: Church, { name, summary }: CatalogueEntry, address: string) => html`
<meta name="description" content="${summary}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${church.name}">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${summary}">
<meta property="og:url" content="${address}">`;

/** What makes a link to this page turn into the app where a site knows oEmbed. */
const discovery = ({ env }: Deps, { name }: CatalogueEntry, address: string) => html`
<link rel="alternate" type="application/json+oembed" href="${oembedAddress(env.PUBLIC_ORIGIN, address)}" title="${name}">`;

const place = ({ env }: Deps, { slug }: Church, { id, name }: CatalogueEntry) => html`
<ministry-app church="${slug}" app="${id}" data-title="${name}"></ministry-app>
<noscript><p class="note">This app needs JavaScript, which is switched off in this browser. Switch it on for this page and load it again.
If you are in danger or thinking of ending your life, call or text <a href="tel:988">988</a> at any hour (US).</p></noscript>
<script async src="${env.EMBED_ORIGIN}/embed.js"></script>`;

const notBuilt = (church: Church, { name }: CatalogueEntry) =>
  html`<p class="note">The ${name} is not ready yet. ${church.name} can offer it here as soon as it is.</p>`;

function privacy({ writer: { writer } }: Deps, church: Church): Html {
  const model =
    writer.kind === 'model' ? ` A language model (${writer.model ?? 'unnamed'}) reads it to write the text.` : '';
  return html`<section id="privacy" aria-labelledby="privacy-heading">
<h2 id="privacy-heading">What happens to what you write</h2>
<p>It goes to the server of this page, which makes your document from it and keeps nothing.${model} ${church.name} does not see it.
No cookie is set, nothing is left in your browser, and nothing is loaded from anybody else.</p>
<p>The network address of your connection is counted for a short while, so that the app stays free for everyone. It is not kept with your words.</p>
</section>`;
}
