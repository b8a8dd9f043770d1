import { type CatalogueEntry, reservedLength } from '@lampstand/sdk/app';
import { html, raw } from 'hono/html';
import type { Deps } from '../../deps.ts';
import { findApp, findEntry } from '../../ministry-apps/index.ts';
import { type Church, findChurchBySlug } from '../churches/index.ts';
import { embedSettingsOf } from '../embeds/index.ts';
import { hostedStyle } from './hosted-style.ts';
import { hostedMessages, type PageLanguage, pageLanguage } from './messages.ts';
import { oembedAddress } from './oembed.ts';

interface HostedRequest {
  church: string;
  app: string;
  /** Language that the address asks for. */
  lang?: string | undefined;
  nonce: string;
}

/** An app on its own page: a link to share, and where a frame sends people when it cannot work. */
export async function hostedPage(
  deps: Deps,
  { church: slug, app: id, lang: asked, nonce }: HostedRequest,
): Promise<{ html: string; status: 200 | 404 }> {
  const church = await findChurchBySlug(deps.db.read, slug);
  const entry = findEntry(id);
  if (!church || !entry) return { html: String(await page(nonce, nobody(pageLanguage(asked)))), status: 404 };
  const lang = pageLanguage(asked, (await embedSettingsOf(deps.db.read, church)).language);
  const address = `${deps.env.PUBLIC_ORIGIN}/a/${church.slug}/${entry.id}`;
  const built = findApp(entry.id);
  const parts: Parts = {
    lang,
    title: `${entry.name} · ${church.name}`,
    head: [openGraph(church, entry, address), discovery(deps, entry, address)],
    above: church.name,
    // The catalogue's texts are in English only.
    heading: html`<h1 lang="en">${entry.summary}</h1>`,
    body: built ? place(deps, church, entry, lang) : notBuilt(church, entry, lang),
    after: built ? privacy(deps, church, lang) : '',
    style: built ? `@media screen { ministry-app { min-height: ${reservedLength(built.manifest.heights)}; } }` : '',
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
  lang: PageLanguage;
  title: string;
  head: Html;
  above: string;
  heading: Html;
  body: Html;
  after: Html;
  style: string;
}

const nobody = (lang: PageLanguage): Parts => ({
  lang,
  title: hostedMessages[lang].notHere.title,
  head: html`<meta name="robots" content="noindex">`,
  above: 'Lampstand',
  heading: html`<h1>${hostedMessages[lang].notHere.heading}</h1>`,
  body: html`<p class="note">${hostedMessages[lang].notHere.text}</p>`,
  after: '',
  style: '',
});

const page = (nonce: string, parts: Parts) => html`<!doctype html>
<html lang="${parts.lang}">
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
${parts.heading}
${parts.body}
</main>
${parts.after}
<footer><p>${hostedMessages[parts.lang].by}</p></footer>
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

/** oEmbed discovery: a site that supports it turns a link to this page into the app. */
const discovery = ({ env }: Deps, { name }: CatalogueEntry, address: string) => html`
<link rel="alternate" type="application/json+oembed" href="${oembedAddress(env.PUBLIC_ORIGIN, address)}" title="${name}">`;

const place = ({ env }: Deps, { slug }: Church, { id, name }: CatalogueEntry, lang: PageLanguage) => {
  const { noScript, inDanger, print } = hostedMessages[lang];
  return html`
<ministry-app church="${slug}" app="${id}" data-title="${name}"></ministry-app>
<p class="print">${print}</p>
<noscript><p class="note">${noScript}
${inDanger.before}<a href="tel:988">988</a>${inDanger.after}</p></noscript>
<script async src="${env.EMBED_ORIGIN}/embed.js"></script>`;
};

const notBuilt = (church: Church, { name }: CatalogueEntry, lang: PageLanguage) =>
  html`<p class="note">${hostedMessages[lang].notBuilt(name, church.name)}</p>`;

function privacy({ env, writer: { writer } }: Deps, church: Church, lang: PageLanguage): Html {
  const { privacy: said, counted } = hostedMessages[lang];
  const model = writer.kind === 'model' ? said.model(writer.model ?? said.unnamed) : '';
  const { EMBEDDINGS_MODEL: reader, EMBEDDINGS_LANGUAGES: languages } = env;
  const read = reader ? said.reader(reader, languages) : '';
  return html`<section id="privacy" aria-labelledby="privacy-heading">
<h2 id="privacy-heading">${said.heading}</h2>
<p>${said.kept}${model}${read}${said.unseen(church.name)}</p>
<p>${counted}</p>
</section>`;
}
